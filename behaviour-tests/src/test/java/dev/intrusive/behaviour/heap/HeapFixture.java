package dev.intrusive.behaviour.heap;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.pool.ObjectPool;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Heaps and elements of one kind of host, and what was generated for them.
 *
 * @param <E> the type of the elements
 */
public final class HeapFixture<E extends Ranked> {

  /** Enough for what a test makes. */
  static final int CAPACITY = 3_000;

  /**
   * The generated accessors of a heap.
   *
   * @param heapOf which heap an element is in
   * @param isIn whether it is in one
   * @param unlink takes it out of it
   * @param unlinkAll takes it out of everything
   * @param isLinked whether it is in anything
   * @param describe what it is in
   * @param <E> the type of the elements
   */
  public record Accessors<E>(
      Function<E, @Nullable IntrusiveHeap<E>> heapOf,
      Predicate<E> isIn,
      Predicate<E> unlink,
      ToIntFunction<E> unlinkAll,
      Predicate<E> isLinked,
      Function<E, String> describe) {}

  private final Calls calls = new Calls();
  private final Accessors<E> accessors;
  private final boolean comparesByUserCode;
  private final @Nullable ObjectPool<E> pool;
  private final Supplier<E> elements;
  private final Function<HeapFixture<E>, IntrusiveHeap<E>> heaps;
  private int made;

  /** Makes a fixture. */
  public HeapFixture(
      Function<HeapFixture<E>, IntrusiveHeap<E>> heaps,
      Supplier<E> elements,
      boolean comparesByUserCode,
      @Nullable ObjectPool<E> pool,
      Accessors<E> accessors) {
    this.heaps = heaps;
    this.elements = elements;
    this.comparesByUserCode = comparesByUserCode;
    this.pool = pool;
    this.accessors = accessors;
  }

  /** Makes an empty heap. */
  public IntrusiveHeap<E> newHeap() {
    return heaps.apply(this);
  }

  /** Makes an element that is in no heap. */
  public E newElement(int rank) {
    E element = elements.get();
    element.identify(made++, calls);
    element.setRank(rank);
    return element;
  }

  /** A comparator by rank, whose calls are noted. */
  Comparator<Ranked> byRank() {
    return (a, b) -> {
      calls.next();
      return Integer.compare(a.rank(), b.rank());
    };
  }

  /** Takes an element out of its heap. */
  void unlink(E element) {
    boolean unused = accessors.unlink().test(element);
  }

  /** Takes an element out of everything. */
  void unlinkAll(E element) {
    int unused = accessors.unlinkAll().applyAsInt(element);
  }

  Calls calls() {
    return calls;
  }

  Accessors<E> generated() {
    return accessors;
  }

  /** Whether elements are compared by code of the user, not by keys that the heap has read. */
  boolean comparesByUserCode() {
    return comparesByUserCode;
  }

  /** Whether elements are objects of a pool. */
  public boolean isPooled() {
    return pool != null;
  }

  /** Ends the life of an element of a pool. */
  void release(E element) {
    Objects.requireNonNull(pool).release(element);
  }

  /** A copy of an element, with its fields. */
  @SuppressWarnings("unchecked") // clone keeps the class
  E copyOf(E element) {
    return (E) element.copy();
  }
}
