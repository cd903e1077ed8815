package dev.intrusive;

import dev.intrusive.internal.Naming;
import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;

/** The exceptions of the heaps: each names the element, the heap and the rule. */
final class HeapMisuse {

  private HeapMisuse() {}

  static IllegalStateException alreadyLinked(
      Object element, IntrusiveHeap<?> target, IntrusiveHeap<?> holder) {
    return new IllegalStateException(
        Naming.nameOf(element)
            + " cannot be added to "
            + shown(target)
            + " because it is already in "
            + (holder == target ? "it" : shown(holder))
            + "; an element is in at most one heap per link: remove it first, or use moveHere");
  }

  static IllegalStateException copied(Object element, IntrusiveHeap<?> target) {
    return new IllegalStateException(
        Naming.nameOf(element)
            + " cannot be added to "
            + nameOf(target)
            + " because its fields for "
            + target.linkName()
            + " are set though it is in no heap: it is a shallow copy (clone() or the like) of an"
            + " element of a heap; set them to null and 0 in the copy");
  }

  static IllegalArgumentException notHere(Object element, IntrusiveHeap<?> heap) {
    return new IllegalArgumentException(
        Naming.nameOf(element)
            + " is not in "
            + shown(heap)
            + "; only an element of the heap can be updated: add it, or use moveHere");
  }

  static ConcurrentModificationException changedByCallback(IntrusiveHeap<?> heap) {
    return new ConcurrentModificationException(
        nameOf(heap)
            + " was changed by the function that it called; a comparator, a key or a predicate must"
            + " not change the heap: change it in forEach, drain or the consumer of pollWhile, or"
            + " afterwards");
  }

  static ConcurrentModificationException changedDuringIteration(IntrusiveHeap<?> heap) {
    return new ConcurrentModificationException(
        nameOf(heap)
            + " was changed in a way that this iterator cannot follow: an element was added,"
            + " updated or polled, or another than the last returned was removed; use forEach,"
            + " which follows every change, or change the heap after the loop");
  }

  static NoSuchElementException exhausted(IntrusiveHeap<?> heap) {
    return new NoSuchElementException("no further element in " + nameOf(heap));
  }

  static NoSuchElementException empty(IntrusiveHeap<?> heap) {
    return new NoSuchElementException(nameOf(heap) + " is empty");
  }

  static IllegalStateException nothingToRemove(IntrusiveHeap<?> heap) {
    return new IllegalStateException(
        "no element of "
            + nameOf(heap)
            + " to remove: next() has not been called, or the element has already left");
  }

  static IllegalStateException broken(IntrusiveHeap<?> heap, String what) {
    return new IllegalStateException(nameOf(heap) + " is broken: " + what);
  }

  static String nameOf(IntrusiveHeap<?> heap) {
    return heap.linkName() + " (" + Naming.identify(heap) + ")";
  }

  /** Names a heap with elements of it. */
  private static String shown(IntrusiveHeap<?> heap) {
    return heap.linkName() + " (" + Naming.preview(heap) + ")";
  }
}
