package dev.intrusive;

import java.util.Iterator;
import java.util.function.Consumer;

/**
 * The passes over a heap, which has to extend {@link java.util.AbstractQueue} and so cannot be a
 * {@link TrackedCollection} itself. A heap writes no log: while a pass runs, no element changes its
 * position.
 *
 * @param <E> the type of the elements
 */
final class HeapPasses<E> extends TrackedCollection<E> {

  final IntrusiveHeap<E> heap;

  HeapPasses(IntrusiveHeap<E> heap) {
    this.heap = heap;
  }

  @Override
  protected String linkName() {
    return heap.linkName();
  }

  @Override
  Object self() {
    return heap;
  }

  @Override
  protected void traverse(Consumer<? super E> action) {
    heap.traverse(action);
  }

  @Override
  void traverseDescending(Consumer<? super E> action) {
    heap.traverse(action);
  }

  @Override
  public Iterator<E> iterator() {
    return heap.iterator();
  }
}
