package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The places of the objects of a pool in all heaps of one class: for each slot, its position and
 * the id of its heap.
 */
final class IndexedPositions extends SlotLinks {

  /** The position of each in the array of its heap. */
  final int[] positions;

  /** The id of the heap of each, or why there is none. */
  final int[] heaps;

  private final ListIds<IndexedHeap<?>> ids;

  IndexedPositions(SlotTable<?> pool, Class<?> heapClass, Object[] objects, boolean isShared) {
    super(pool, heapClass, objects);
    positions = new int[objects.length];
    heaps = new int[objects.length];
    ids = new ListIds<>(objects.length, isShared);
    Arrays.fill(heaps, CLOSED);
  }

  @Override
  void open(int slot) {
    heaps[slot] = UNLINKED;
  }

  @Override
  void close(int slot) {
    IndexedHeap<?> holder = heapAt(slot);
    if (holder != null) {
      holder.removeDead(slot);
    }
    heaps[slot] = CLOSED;
  }

  /** The heap that the object in a slot is in, or null. */
  @Nullable IndexedHeap<?> heapAt(int slot) {
    int id = heaps[slot];
    return id < 0 ? null : ids.list(id);
  }

  /** Gives a heap that is about to hold something an id: the one it had last, if it is free. */
  int takeId(IndexedHeap<?> heap, int last) {
    return ids.take(heap, last);
  }

  /** Takes the id back from a heap that holds nothing any more. */
  void returnId(int id) {
    ids.giveBack(id);
  }
}
