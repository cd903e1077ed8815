package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.generated.IndexedList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One kind of generated list: how to make lists and elements, and the generated accessors.
 *
 * @param name the layout
 * @param lists makes an empty list
 * @param elements makes an element with an id, by which it is ordered
 * @param isIn the generated {@code inX}
 * @param listOf the generated {@code xOf}
 * @param nextOf the generated {@code nextInX}
 * @param previousOf the generated {@code previousInX}
 * @param unlink the generated {@code unlinkFromX}
 * @param unlinkAll the generated {@code unlinkAll}
 * @param isLinked the generated {@code isLinked}
 * @param <E> the type of the elements
 */
public record HostKind<E extends Comparable<E>>(
    String name,
    Supplier<IntrusiveList<E>> lists,
    IntFunction<E> elements,
    Predicate<E> isIn,
    Function<E, @Nullable IntrusiveList<E>> listOf,
    Function<E, @Nullable E> nextOf,
    Function<E, @Nullable E> previousOf,
    Predicate<E> unlink,
    ToIntFunction<E> unlinkAll,
    Predicate<E> isLinked) {

  /** Enough for all elements of one kind that a test class makes. */
  private static final int CAPACITY = 10_000;

  /** The node layout. */
  public static final HostKind<NodeHost> NODE =
      new HostKind<>(
          "node",
          NodeHostRing::new,
          NodeHost::new,
          NodeHostLinks::inRing,
          NodeHostLinks::ringOf,
          NodeHostLinks::nextInRing,
          NodeHostLinks::previousInRing,
          NodeHostLinks::unlinkFromRing,
          NodeHostLinks::unlinkAll,
          NodeHostLinks::isLinked);

  /** The flat layout. */
  public static final HostKind<FlatHost> FLAT =
      new HostKind<>(
          "flat",
          FlatHostChain::new,
          FlatHost::new,
          FlatHostLinks::inChain,
          FlatHostLinks::chainOf,
          FlatHostLinks::nextInChain,
          FlatHostLinks::previousInChain,
          FlatHostLinks::unlinkFromChain,
          FlatHostLinks::unlinkAll,
          FlatHostLinks::isLinked);

  /** The array layout. */
  public static final HostKind<ArrayHost> ARRAY =
      new HostKind<>(
          "array",
          ArrayHostChain::new,
          ArrayHost::new,
          ArrayHostLinks::inChain,
          ArrayHostLinks::chainOf,
          ArrayHostLinks::nextInChain,
          ArrayHostLinks::previousInChain,
          ArrayHostLinks::unlinkFromChain,
          ArrayHostLinks::unlinkAll,
          ArrayHostLinks::isLinked);

  /** The node layout of a generic host. */
  public static final HostKind<GenericNodeHost<Integer>> GENERIC_NODE =
      new HostKind<>(
          "generic node",
          GenericNodeHostRing::new,
          GenericNodeHost::new,
          GenericNodeHostLinks::inRing,
          GenericNodeHostLinks::ringOf,
          GenericNodeHostLinks::nextInRing,
          GenericNodeHostLinks::previousInRing,
          GenericNodeHostLinks::unlinkFromRing,
          GenericNodeHostLinks::unlinkAll,
          GenericNodeHostLinks::isLinked);

  /** The flat layout of a generic host. */
  public static final HostKind<GenericFlatHost<Integer>> GENERIC_FLAT =
      new HostKind<>(
          "generic flat",
          GenericFlatHostChain::new,
          GenericFlatHost::new,
          GenericFlatHostLinks::inChain,
          GenericFlatHostLinks::chainOf,
          GenericFlatHostLinks::nextInChain,
          GenericFlatHostLinks::previousInChain,
          GenericFlatHostLinks::unlinkFromChain,
          GenericFlatHostLinks::unlinkAll,
          GenericFlatHostLinks::isLinked);

  /** The array layout of a generic host. */
  public static final HostKind<GenericArrayHost<Integer>> GENERIC_ARRAY =
      new HostKind<>(
          "generic array",
          GenericArrayHostChain::new,
          GenericArrayHost::new,
          GenericArrayHostLinks::inChain,
          GenericArrayHostLinks::chainOf,
          GenericArrayHostLinks::nextInChain,
          GenericArrayHostLinks::previousInChain,
          GenericArrayHostLinks::unlinkFromChain,
          GenericArrayHostLinks::unlinkAll,
          GenericArrayHostLinks::isLinked);

  /** The indexed layout, over a new pool. */
  public static HostKind<IndexedHost> indexed() {
    IndexedHostPool pool = new IndexedHostPool(CAPACITY);
    return new HostKind<>(
        "indexed",
        () -> new IndexedHostLane(pool),
        pool::emplace,
        host -> IndexedHostLinks.inLane(pool, host),
        host -> IndexedHostLinks.laneOf(pool, host),
        host -> IndexedHostLinks.nextInLane(pool, host),
        host -> IndexedHostLinks.previousInLane(pool, host),
        host -> IndexedHostLinks.unlinkFromLane(pool, host),
        host -> IndexedHostLinks.unlinkAll(pool, host),
        host -> IndexedHostLinks.isLinked(pool, host));
  }

  /** The indexed layout of a generic host, over a new pool. */
  public static HostKind<GenericIndexedHost<Integer>> genericIndexed() {
    GenericIndexedHostPool<Integer> pool = new GenericIndexedHostPool<>(CAPACITY);
    return new HostKind<>(
        "generic indexed",
        () -> new GenericIndexedHostLane<>(pool),
        pool::emplace,
        host -> GenericIndexedHostLinks.inLane(pool, host),
        host -> GenericIndexedHostLinks.laneOf(pool, host),
        host -> GenericIndexedHostLinks.nextInLane(pool, host),
        host -> GenericIndexedHostLinks.previousInLane(pool, host),
        host -> GenericIndexedHostLinks.unlinkFromLane(pool, host),
        host -> GenericIndexedHostLinks.unlinkAll(pool, host),
        host -> GenericIndexedHostLinks.isLinked(pool, host));
  }

  /** All kinds, those that need a pool with a new one. */
  public static List<HostKind<?>> all() {
    return List.of(
        NODE, FLAT, ARRAY, GENERIC_NODE, GENERIC_FLAT, GENERIC_ARRAY, indexed(), genericIndexed());
  }

  /**
   * The most that a {@code forEach} allocates: nothing where its position is a number, otherwise
   * one small object.
   */
  public int bytesOfPosition() {
    IntrusiveList<E> list = lists.get();
    return list instanceof ArrayBackedList || list instanceof IndexedList ? 0 : 32;
  }

  @Override
  public String toString() {
    return name;
  }
}
