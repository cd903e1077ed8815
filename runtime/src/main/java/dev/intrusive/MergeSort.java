package dev.intrusive;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Bottom-up merge sort (Knuth, The Art of Computer Programming, volume 3, section 5.2.4), in place:
 * neighbouring runs are merged by moving pieces of the right run into the left one, so that the
 * list is whole whenever the comparator is called.
 *
 * <p>Short stretches are sorted one after the other before they are merged with each other, so that
 * their elements come from memory once for most of the widths of runs. The comparisons are the
 * same.
 *
 * <p>It is stable and does at most the comparisons of the plain bottom-up sort, and one. The plain
 * sort compares two sorted runs element by element even if one lies behind the other as a whole,
 * which one comparison of their ends would tell. That comparison is wasted where it fails, so it is
 * made only on credit: at first if most neighbours of a stretch are in order, and later as far as
 * such comparisons have saved others.
 */
final class MergeSort {

  /** How long a stretch is: a power of two, so that it is made of whole runs. */
  private static final int STRETCH = 1 << 11;

  /** Instead of a credit, as long as no stretch has been found in which most are in order. */
  private static final int NO_CREDIT_YET = -1;

  private MergeSort() {}

  static <E> void sort(IntrusiveList<E> list, Comparator<? super E> order) {
    int size = list.size();
    long credit = NO_CREDIT_YET;
    E before = null;
    for (int rest = size; rest > 0; rest -= STRETCH) {
      int length = Math.min(STRETCH, rest);
      for (int width = 1; width < length; width *= 2) {
        credit = mergeRuns(list, order, before, length, width, credit);
      }
      before = advance(list, following(list, before), length - 1);
    }
    for (int width = STRETCH; width > 0 && width < size; width *= 2) {
      credit = mergeRuns(list, order, null, size, width, credit);
    }
  }

  /**
   * Merges the runs of a stretch, two by two.
   *
   * @param before the element before the stretch, or null
   * @param length the length of the stretch
   * @param width the length of the runs; the last may be shorter
   * @param credit how many comparisons of ends may be wasted
   * @return how many may be wasted from now on
   */
  private static <E> long mergeRuns(
      IntrusiveList<E> list,
      Comparator<? super E> order,
      @Nullable E before,
      int length,
      int width,
      long credit) {
    long left = credit;
    int untouchedPairs = 0;
    E start = following(list, before);
    for (int rest = length; rest > width; ) {
      int widthOfRight = Math.min(width, rest - width);
      rest -= width + widthOfRight;
      E lastOfLeft = advance(list, start, width - 1);
      E right = following(list, lastOfLeft);
      if (left > 0 && width > 1) {
        if (!descends(list, order, lastOfLeft, right)) {
          left += width - 1;
          start = following(list, advance(list, right, widthOfRight - 1));
          continue;
        }
        left--;
      }
      int joined = list.watchArrivals();
      start = merge(list, order, start, right, width, widthOfRight);
      if (list.arrivals() == joined) {
        untouchedPairs++;
      }
    }
    boolean mostInOrder = untouchedPairs > length / 2 - Math.max(1, length / 8);
    return left == NO_CREDIT_YET && width == 1 && mostInOrder ? 1 : left;
  }

  /** Merges two runs that follow each other, and returns the element behind them. */
  private static <E> E merge(
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
        list.moveWithin(pieceStart, pieceEnd, left);
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

  private static <E> boolean descends(
      IntrusiveList<E> list, Comparator<? super E> order, E left, E right) {
    int arrivals = list.watchArrivals();
    int size = list.size();
    boolean descends = order.compare(left, right) > 0;
    list.requireUnchanged(arrivals, size);
    return descends;
  }

  /** The element some steps behind another. */
  private static <E> E advance(IntrusiveList<E> list, E element, int steps) {
    E reached = element;
    for (int i = 0; i < steps; i++) {
      reached = following(list, reached);
    }
    return reached;
  }

  /** The element behind another, or the first; null, which nobody looks at, behind the last. */
  @SuppressWarnings("NullAway") // who counts elements knows where the list ends
  private static <E> E following(IntrusiveList<E> list, @Nullable E element) {
    return element == null ? list.peekFirst() : list.after(element);
  }
}
