package dev.intrusive.generated;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of flat heaps that are ordered by a key. A copy of the key of each
 * element is beside it in the heap, so that elements are compared without looking at them.
 *
 * <p>A key is read when its element is added or updated, before anything is changed.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class KeyedFlatHeap<E> extends FlatHeap<E> {

  /** The key of the element at each index when it was added or updated. */
  private long[] keys = new long[super.capacity()];

  /** Creates an empty heap. */
  protected KeyedFlatHeap() {}

  /**
   * Returns the present key of an element.
   *
   * @param element any element
   * @return a number of the same order as the key
   */
  @Override
  protected abstract long keyOf(E element);

  /**
   * Returns the keys, which are moved together with the elements.
   *
   * @return the keys by index
   */
  protected final long[] keys() {
    return keys;
  }

  /**
   * Finds the index to which an element rises from another.
   *
   * @param key its key
   * @param start the index where it begins
   * @return the index
   */
  protected final int findUp(long key, int start) {
    return HeapKeys.findUp(keys, key, start);
  }

  /**
   * Finds the index to which an element sinks from another, among the first ones.
   *
   * @param key its key
   * @param start the index where it begins
   * @param end how many indexes there are
   * @return the index
   */
  protected final int findDown(long key, int start, int end) {
    return HeapKeys.findDown(keys, key, start, end);
  }

  @Override
  protected final boolean hasChangedKey(int index) {
    return keyOf(at(index)) != keys[index];
  }

  @Override
  public final @Nullable Comparator<? super E> comparator() {
    return null;
  }

  @Override
  protected final boolean precedes(int a, int b) {
    return keys[a] < keys[b];
  }

  @Override
  protected final @Nullable E vacate(int index) {
    E last = super.vacate(index);
    if (last != null) {
      keys[index] = keys[end];
    }
    return last;
  }

  @Override
  protected final void relocate(int from, int to) {
    keys[to] = keys[from];
    super.relocate(from, to);
  }

  /**
   * Stores that a free element is in this heap, at an index.
   *
   * @param element the element
   * @param key its key
   * @param index an empty index
   */
  @Override
  protected final void link(E element, long key, int index) {
    keys[index] = key; // nothing is at this index, so it can be stored first
    link(element, index);
  }

  @Override
  protected final void grow() {
    keys = Arrays.copyOf(keys, grown(capacity()));
    super.grow();
  }
}
