package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The generated accessors for one list.
 *
 * @param takePool whether they take a pool first
 * @param isInList the generated {@code inX}
 * @param listOf the generated {@code xOf}
 * @param nextOf the generated {@code nextInX}
 * @param previousOf the generated {@code previousInX}
 * @param unlink the generated {@code unlinkFromX}
 * @param <E> the type of the elements
 */
public record ListAccessors<E>(
    boolean takePool,
    Predicate<E> isInList,
    Finder<E, IntrusiveList<E>> listOf,
    Finder<E, E> nextOf,
    Finder<E, E> previousOf,
    Predicate<E> unlink) {

  /**
   * Finds something for an element.
   *
   * @param <E> the type of the element
   * @param <R> the type of what is found
   */
  public interface Finder<E, R> {

    /** Returns what belongs to an element, or null. */
    @Nullable R find(E element);
  }

  /**
   * Finds something for an element of a pool.
   *
   * @param <P> the type of the pool
   * @param <E> the type of the element
   * @param <R> the type of what is found
   */
  public interface PoolFinder<P, E, R> {

    /** Returns what belongs to an element, or null. */
    @Nullable R find(P pool, E element);
  }

  /** Accessors that take an element alone. */
  public ListAccessors(
      Predicate<E> isInList,
      Finder<E, IntrusiveList<E>> listOf,
      Finder<E, E> nextOf,
      Finder<E, E> previousOf,
      Predicate<E> unlink) {
    this(false, isInList, listOf, nextOf, previousOf, unlink);
  }

  /** Accessors that take a pool first. */
  public static <P, E> ListAccessors<E> over(
      P pool,
      BiPredicate<P, E> isInList,
      PoolFinder<P, E, IntrusiveList<E>> listOf,
      PoolFinder<P, E, E> nextOf,
      PoolFinder<P, E, E> previousOf,
      BiPredicate<P, E> unlink) {
    return new ListAccessors<>(
        true,
        element -> isInList.test(pool, element),
        element -> listOf.find(pool, element),
        element -> nextOf.find(pool, element),
        element -> previousOf.find(pool, element),
        element -> unlink.test(pool, element));
  }
}
