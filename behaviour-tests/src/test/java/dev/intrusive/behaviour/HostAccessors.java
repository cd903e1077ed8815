package dev.intrusive.behaviour;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The generated accessors for all lists of a host.
 *
 * @param linksClass the class of all accessors, or null if they are not generated
 * @param takePool whether they take a pool first
 * @param unlinkAll the generated {@code unlinkAll}
 * @param isLinked the generated {@code isLinked}
 * @param describe the generated {@code describe}
 * @param <E> the type of the elements
 */
public record HostAccessors<E>(
    @Nullable Class<?> linksClass,
    boolean takePool,
    ToIntFunction<E> unlinkAll,
    Predicate<E> isLinked,
    Function<E, String> describe) {

  /** Accessors that take an element alone. */
  public HostAccessors(
      Class<?> linksClass,
      ToIntFunction<E> unlinkAll,
      Predicate<E> isLinked,
      Function<E, String> describe) {
    this(linksClass, false, unlinkAll, isLinked, describe);
  }

  /** Accessors that take a pool first. */
  public static <P, E> HostAccessors<E> over(
      P pool,
      Class<?> linksClass,
      ToIntBiFunction<P, E> unlinkAll,
      BiPredicate<P, E> isLinked,
      BiFunction<P, E, String> describe) {
    return new HostAccessors<>(
        linksClass,
        true,
        element -> ListAccessors.orNone(0, () -> unlinkAll.applyAsInt(pool, element)),
        element -> ListAccessors.orNone(false, () -> isLinked.test(pool, element)),
        element -> describe.apply(pool, element));
  }

  /** What the accessors of a host with one list do, for a list that is not generated. */
  public static <E> HostAccessors<E> handWritten(
      ListAccessors<E> list, Function<E, String> describe) {
    return new HostAccessors<>(
        null,
        list.takePool(),
        element -> list.unlink().test(element) ? 1 : 0,
        list.isInList(),
        describe);
  }
}
