package dev.intrusive;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Sorting and merging over lists that are whole whenever the comparator is called.
 *
 * <p>Lists are sorted by bottom-up merge sort (Knuth, The Art of Computer Programming, volume 3,
 * section 5.2.4), in place: neighbouring runs are merged by moving pieces of the right run into the
 * left one. It is stable. The ends of two runs are compared first, so that runs that follow each
 * other in order cost one comparison; in all these are fewer than there are elements.
 *
 * <p>Short stretches are sorted one after the other before they are merged with each other, so that
 * their elements come from memory once for most of the widths of runs. The comparisons are the
 * same.
 */
final class Sorting {

  /** How long a stretch is: a power of two, so that it is made of whole runs. */
  private static final int STRETCH = 1 << 11;

  private Sorting() {}

  /** The comparator, or natural order for null. */
  @SuppressWarnings("unchecked") // natural order of what is not comparable is a ClassCastException
  static <E> Comparator<? super E> orNatural(@Nullable Comparator<? super E> order) {
    return order != null ? order : (Comparator<? super E>) Comparator.naturalOrder();
  }

  static <E> boolean isSorted(IntrusiveList<E> list, Comparator<? super E> order) {
    E previous = list.peekFirst();
    E element = previous == null ? null : list.nextOf(previous);
    while (previous != null && element != null) {
      if (descends(list, order, previous, element)) {
        return false;
      }
      previous = element;
      element = list.nextOf(element);
    }
    return true;
  }

  /**
   * Inserts an element into a sorted list after those that it equals, which it finds from the end.
   */
  static <E> void insert(IntrusiveList<E> list, E element, Comparator<? super E> order) {
    E previous = list.peekLast();
    while (previous != null && descends(list, order, previous, element)) {
      previous = list.previousOf(previous);
    }
    list.link(element, previous == null ? list.peekFirst() : list.nextOf(previous));
  }

  /** Merges a sorted list into another; of equal elements, those of the other come first. */
  static <E> void merge(
      IntrusiveList<E> list, IntrusiveList<E> source, Comparator<? super E> order) {
    E left = list.peekFirst();
    E right = source.peekFirst();
    while (left != null && right != null) {
      long changesOfSource = source.changes();
      boolean rightFirst = descends(list, order, left, right);
      source.requireUnchanged(changesOfSource);
      if (rightFirst) {
        E next = source.nextOf(right);
        list.moveBefore(left, right);
        right = next;
      } else {
        left = list.nextOf(left);
      }
    }
    list.spliceLast(source);
  }

  static <E> void sort(IntrusiveList<E> list, Comparator<? super E> order) {
    int size = list.size;
    E before = null;
    for (int rest = size; rest > 0; rest -= STRETCH) {
      int length = Math.min(STRETCH, rest);
      for (int width = 1; width < length; width *= 2) {
        mergeRuns(list, order, before, length, width);
      }
      before = advance(list, following(list, before), length - 1);
    }
    for (int width = STRETCH; width > 0 && width < size; width *= 2) {
      mergeRuns(list, order, null, size, width);
    }
  }

  /**
   * Merges the runs of a stretch, two by two.
   *
   * @param before the element before the stretch, or null
   * @param length the length of the stretch
   * @param width the length of the runs; the last may be shorter
   */
  private static <E> void mergeRuns(
      IntrusiveList<E> list,
      Comparator<? super E> order,
      @Nullable E before,
      int length,
      int width) {
    E start = following(list, before);
    for (int rest = length; rest > width; ) {
      int widthOfRight = Math.min(width, rest - width);
      rest -= width + widthOfRight;
      E lastOfLeft = advance(list, start, width - 1);
      E right = following(list, lastOfLeft);
      if (width > 1 && !descends(list, order, lastOfLeft, right)) {
        start = following(list, advance(list, right, widthOfRight - 1));
      } else {
        start = mergePair(list, order, start, right, width, widthOfRight);
      }
    }
  }

  /** Merges two runs that follow each other, and returns the element after them. */
  private static <E> E mergePair(
      IntrusiveList<E> list,
      Comparator<? super E> order,
      E leftStart,
      E rightStart,
      int widthOfLeft,
      int widthOfRight) {
    E left = leftStart;
    E right = rightStart;
    int leftRest = widthOfLeft;
    int rightRest = widthOfRight;
    while (leftRest > 0) {
      if (descends(list, order, left, right)) {
        E pieceStart = right;
        E pieceEnd;
        do {
          pieceEnd = right;
          right = following(list, right);
          rightRest--;
        } while (rightRest > 0 && descends(list, order, left, right));
        list.move(list, pieceStart, pieceEnd, left);
        if (rightRest == 0) {
          return right;
        }
        // The comparison that ended the piece also put this element in its place.
      }
      left = following(list, left);
      leftRest--;
    }
    return following(list, advance(list, right, rightRest - 1));
  }

  static <E> boolean descends(IntrusiveList<E> list, Comparator<? super E> order, E left, E right) {
    long changes = list.changes();
    boolean descends = order.compare(left, right) > 0;
    list.requireUnchanged(changes);
    return descends;
  }

  /** The element some steps after another. */
  private static <E> E advance(IntrusiveList<E> list, E element, int steps) {
    E reached = element;
    for (int i = 0; i < steps; i++) {
      reached = following(list, reached);
    }
    return reached;
  }

  /** The element after another, or the first; null, which is never used, after the last. */
  @SuppressWarnings("NullAway") // callers count elements, so they know where the list ends
  private static <E> E following(IntrusiveList<E> list, @Nullable E element) {
    return element == null ? list.peekFirst() : list.nextOf(element);
  }
}
