package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveMap;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One kind of map under test: how to make maps, elements and keys, and what is generated.
 *
 * @param maps the maps
 * @param keyed the generated methods that take a key
 * @param elements the elements
 * @param accessors the generated accessors
 * @param <E> the type of the elements
 * @param <M> the type of the maps
 * @param <K> the type of the keys as objects
 */
record MapFixture<E, M extends IntrusiveMap<E>, K>(
    Maps<M> maps, Keyed<E, M, K> keyed, Elements<E, K> elements, Accessors<E> accessors) {

  /**
   * How to make maps.
   *
   * @param link the name in the annotation
   * @param empty makes an empty one
   * @param sized makes an empty one with room
   * @param isIndexed whether elements come from a pool
   */
  record Maps<M>(String link, Supplier<M> empty, IntFunction<M> sized, boolean isIndexed) {}

  /**
   * The methods that take a key, which no class of the runtime declares.
   *
   * @param get {@code get}
   * @param containsKey {@code containsKey}
   * @param removeKey {@code removeKey}
   * @param computeIfAbsent {@code computeIfAbsent}
   */
  record Keyed<E, M, K>(
      BiFunction<M, K, @Nullable E> get,
      BiPredicate<M, K> containsKey,
      BiFunction<M, K, @Nullable E> removeKey,
      Computation<E, M, K> computeIfAbsent) {}

  /** {@code computeIfAbsent} with a function of any keys. */
  interface Computation<E, M, K> {
    @Nullable E apply(M map, K key, Function<K, @Nullable E> function);
  }

  /**
   * How to make elements and keys, by numbers from 0.
   *
   * @param make makes an element with the key of a number
   * @param copy copies one as {@code clone()} does
   * @param renumber gives one the key of another number
   * @param key the key of a number
   * @param numbers how many numbers have different keys
   */
  record Elements<E, K>(
      IntFunction<E> make,
      UnaryOperator<E> copy,
      ObjIntConsumer<E> renumber,
      IntFunction<K> key,
      int numbers) {}

  /**
   * The accessors.
   *
   * @param isIn {@code inX}
   * @param mapOf {@code xOf}
   * @param unlink {@code unlinkFromX}
   * @param unlinkAll {@code unlinkAll}
   * @param isLinked {@code isLinked}
   * @param describe {@code describe}
   */
  record Accessors<E>(
      Predicate<E> isIn,
      Function<E, @Nullable IntrusiveMap<E>> mapOf,
      Predicate<E> unlink,
      ToIntFunction<E> unlinkAll,
      Predicate<E> isLinked,
      Function<E, String> describe) {}

  M newMap() {
    return maps.empty().get();
  }

  E newElement(int number) {
    return elements.make().apply(number);
  }

  K key(int number) {
    return elements.key().apply(number);
  }

  int numbers() {
    return elements.numbers();
  }

  @Nullable E get(M map, int number) {
    return keyed.get().apply(map, key(number));
  }

  boolean containsKey(M map, int number) {
    return keyed.containsKey().test(map, key(number));
  }

  @Nullable E removeKey(M map, int number) {
    return keyed.removeKey().apply(map, key(number));
  }

  /** Takes an element out of all structures. */
  void unlinkAll(E element) {
    int unused = accessors.unlinkAll().applyAsInt(element);
  }

  @Nullable E computeIfAbsent(M map, int number, Function<K, @Nullable E> function) {
    return keyed.computeIfAbsent().apply(map, key(number), function);
  }
}
