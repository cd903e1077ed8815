package dev.intrusive;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Merging and what else compares, over lists that are whole whenever user code runs. */
final class Ordering {

  private Ordering() {}

  /** The comparator, or natural order for null. */
  @SuppressWarnings("unchecked") // natural order of what is not comparable is a ClassCastException
  static <E> Comparator<? super E> orNatural(@Nullable Comparator<? super E> order) {
    return order != null ? order : (Comparator<? super E>) Comparator.naturalOrder();
  }

  static <E> boolean isSorted(IntrusiveList<E> list, Comparator<? super E> order) {
    int arrivals = list.watchArrivals();
    int size = list.size();
    E previous = list.peekFirst();
    E element = previous == null ? null : list.after(previous);
    while (previous != null && element != null) {
      boolean descends = order.compare(previous, element) > 0;
      list.requireUnchanged(arrivals, size);
      if (descends) {
        return false;
      }
      previous = element;
      element = list.after(element);
    }
    return true;
  }

  /** Merges a sorted list into another; of equal elements, those of the other come first. */
  static <E> void merge(
      IntrusiveList<E> list, IntrusiveList<E> source, Comparator<? super E> order) {
    E left = list.peekFirst();
    E right = source.peekFirst();
    while (left != null && right != null) {
      int arrivals = list.watchArrivals();
      int size = list.size();
      int sourceArrivals = source.watchArrivals();
      int sourceSize = source.size();
      boolean rightFirst = order.compare(left, right) > 0;
      list.requireUnchanged(arrivals, size);
      source.requireUnchanged(sourceArrivals, sourceSize);
      if (rightFirst) {
        E next = source.after(right);
        list.moveBefore(left, right);
        right = next;
      } else {
        left = list.after(left);
      }
    }
    list.spliceLast(source);
  }
}
