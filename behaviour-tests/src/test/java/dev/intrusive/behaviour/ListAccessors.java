package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
        element -> orNone(false, () -> isInList.test(pool, element)),
        element ->
            orNone(
                    Optional.<IntrusiveList<E>>empty(),
                    () -> Optional.ofNullable(listOf.find(pool, element)))
                .orElse(null),
        element -> nextOf.find(pool, element),
        element -> previousOf.find(pool, element),
        element -> orNone(false, () -> unlink.test(pool, element)));
  }

  /**
   * Asks about an element that may not be an object of the pool, as a copy: the accessor refuses it
   * then, where others return that it is in no list.
   */
  static <R> R orNone(R none, Supplier<R> accessor) {
    try {
      return accessor.get();
    } catch (IllegalArgumentException refusal) {
      if (refusal.toString().contains(" is not an object of ")) {
        return none;
      }
      throw refusal;
    }
  }
}
