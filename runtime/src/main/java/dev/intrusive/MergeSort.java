package dev.intrusive;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Bottom-up merge sort (Knuth, The Art of Computer Programming, volume 3, section 5.2.4), in place:
 * neighbouring runs are merged by moving pieces of the right run into the left one, so that the
 * list is whole whenever the comparator is called.
 *
 * <p>It is stable and does at most the comparisons of the plain bottom-up sort, and one. The plain
 * sort compares two sorted runs element by element even if one lies behind the other as a whole,
 * which one comparison of their ends would tell. That comparison is wasted where it fails, so it is
 * made only on credit: at first if most neighbours are in order, and later as far as such
 * comparisons have saved others.
 */
final class MergeSort {

  private MergeSort() {}

  static <E> void sort(IntrusiveList<E> list, Comparator<? super E> order) {
    int size = list.size();
    long credit = 0;
    for (int width = 1; width > 0 && width < size; width *= 2) {
      int untouchedPairs = 0;
      E left = list.peekFirst();
      while (left != null) {
        E lastOfLeft = advance(list, left, width - 1);
        E right = list.after(lastOfLeft);
        if (right == null) {
          break;
        }
        if (credit > 0) {
          if (!descends(list, order, lastOfLeft, right)) {
            credit += width - 1;
            left = list.after(advance(list, right, width - 1));
            continue;
          }
          credit--;
        }
        int joined = list.arrivals();
        left = merge(list, order, left, right, width);
        if (list.arrivals() == joined) {
          untouchedPairs++;
        }
      }
      if (width == 1 && untouchedPairs > size / 2 - Math.max(1, size / 8)) {
        credit = 1;
      }
    }
  }

  /** Merges two runs that follow each other, and returns the element behind them. */
  private static <E> @Nullable E merge(
      IntrusiveList<E> list, Comparator<? super E> order, E leftStart, E rightStart, int width) {
    E left = leftStart;
    E right = rightStart;
    int leftRest = width;
    int rightRest = width;
    while (left != null && right != null && leftRest > 0) {
      if (descends(list, order, left, right)) {
        E pieceStart = right;
        E pieceEnd;
        do {
          pieceEnd = right;
          right = list.after(right);
          rightRest--;
        } while (right != null && rightRest > 0 && descends(list, order, left, right));
        list.moveWithin(pieceStart, pieceEnd, left);
        if (rightRest == 0) {
          break;
        }
        // The comparison that ended the piece also put this element in its place.
      }
      left = list.after(left);
      leftRest--;
    }
    return right == null || rightRest == 0
        ? right
        : list.after(advance(list, right, rightRest - 1));
  }

  private static <E> boolean descends(
      IntrusiveList<E> list, Comparator<? super E> order, E left, E right) {
    int arrivals = list.arrivals();
    int size = list.size();
    boolean descends = order.compare(left, right) > 0;
    list.requireUnchanged(arrivals, size);
    return descends;
  }

  /** The element some steps behind another, or the last one. */
  private static <E> E advance(IntrusiveList<E> list, E element, int steps) {
    E reached = element;
    for (int i = 0; i < steps; i++) {
      E next = list.after(reached);
      if (next == null) {
        return reached;
      }
      reached = next;
    }
    return reached;
  }
}
