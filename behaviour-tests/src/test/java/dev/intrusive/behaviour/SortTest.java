package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sorting: stable, whole, and with no more comparisons than the documentation says. */
@EveryHost
final class SortTest<E> extends ListContract<E> {

  private static final int LARGEST_PERMUTED = 7;
  private static final int LARGEST_SMALL = 70;
  private static final int LARGE = 3000;

  private long comparisons;

  SortTest(Host host) {
    super(host);
  }

  /** Sorts elements with the given keys and checks the order, its stability and its cost. */
  private long assertSorts(int[] keys) {
    fixture.recycle();
    IntrusiveList<E> sorted = fixture.newList();
    List<E> expected = new ArrayList<>();
    for (int i = 0; i < keys.length; i++) {
      E element = fixture.newElement(i);
      sorted.addLast(element);
      expected.add(element);
    }
    Comparator<E> order = Comparator.comparingInt(element -> keys[fixture.idOf(element)]);
    expected.sort(order);
    comparisons = 0;
    sorted.sort(
        (a, b) -> {
          comparisons++;
          return order.compare(a, b);
        });
    sorted.checkInvariants();
    assertEquals(keys.length, sorted.size());
    E actual = sorted.peekFirst();
    for (E element : expected) {
      if (actual == null || actual != element) {
        throw new AssertionError("wrong order of " + Arrays.toString(keys));
      }
      actual = sorted.next(actual);
    }
    if (comparisons > plainSort(keys.clone()) + keys.length) {
      throw new AssertionError(comparisons + " comparisons for " + Arrays.toString(keys));
    }
    return comparisons;
  }

  /** The comparisons of a plain bottom-up merge sort. */
  private static long plainSort(int[] keys) {
    long count = 0;
    int[] from = keys;
    int[] to = new int[keys.length];
    for (int width = 1; width < keys.length; width *= 2) {
      for (int start = 0; start < keys.length; start += 2 * width) {
        int middle = Math.min(start + width, keys.length);
        int end = Math.min(middle + width, keys.length);
        int left = start;
        int right = middle;
        for (int i = start; i < end; i++) {
          if (left < middle && right < end) {
            count++;
            to[i] = from[left] <= from[right] ? from[left++] : from[right++];
          } else {
            to[i] = left < middle ? from[left++] : from[right++];
          }
        }
      }
      int[] swapped = from;
      from = to;
      to = swapped;
    }
    return count;
  }

  @Test
  void sort_everyPermutation() {
    for (int size = 0; size <= LARGEST_PERMUTED; size++) {
      permute(new int[size], 0);
    }
  }

  private void permute(int[] keys, int placed) {
    if (placed == keys.length) {
      assertSorts(keys);
      return;
    }
    for (int place = 0; place < keys.length; place++) {
      if (keys[place] == 0) {
        keys[place] = placed + 1;
        permute(keys, placed + 1);
        keys[place] = 0;
      }
    }
  }

  @Test
  void sort_smallSizes() {
    Random random = new Random(1);
    for (int size = 0; size <= LARGEST_SMALL; size++) {
      for (int i = 0; i < 10; i++) {
        assertSortsAllKinds(size, random);
      }
    }
  }

  @Test
  void sort_large() {
    Random random = new Random(2);
    for (int size : new int[] {1000, 1025, 2047, 2049, LARGE, 4095}) {
      assertSortsAllKinds(size, random);
    }
  }

  private void assertSortsAllKinds(int size, Random random) {
    int[] sorted = new int[size];
    int[] reversed = new int[size];
    int[] few = new int[size];
    int[] any = new int[size];
    for (int i = 0; i < size; i++) {
      sorted[i] = i / 2;
      reversed[i] = size - i;
      few[i] = random.nextInt(3);
      any[i] = random.nextInt();
    }
    int[] nearly = sorted.clone();
    int[] rotated = sorted.clone();
    for (int i = 0; i < size; i++) {
      rotated[i] = (i + size / 3) % size;
      if (random.nextInt(16) == 0) {
        nearly[i] = random.nextInt(size);
      }
    }
    assertTrue(assertSorts(sorted) <= size, () -> "sorted input of " + size);
    for (int[] keys : List.of(reversed, few, any, nearly, rotated)) {
      assertSorts(keys);
    }
  }

  @Test
  void sort_sortedInput_isNoChange() {
    for (int size = 0; size <= LARGEST_SMALL; size++) {
      int[] keys = new int[size];
      Arrays.setAll(keys, i -> i);
      long count = assertSorts(keys);
      if (count > size) {
        throw new AssertionError(count + " comparisons for sorted " + size);
      }
    }
  }

  @Test
  void sort_thenElsewhere_otherListUntouched() {
    List<E> elements = fill(list, 3);
    List<E> others = fill(other, 3);
    list.sort(byId().reversed());
    assertHolds(list, elements.get(2), elements.get(1), elements.get(0));
    assertHolds(other, others);
  }

  private Comparator<E> byId() {
    return Comparator.comparingInt(fixture::idOf);
  }

  /** The ids are smaller than this. */
  private Comparator<E> allEqual() {
    return Comparator.comparingInt(element -> fixture.idOf(element) / 1000);
  }

  @Test
  void naturalOrder_ofWhatIsNotComparable() {
    List<E> elements = fill(list, 2);
    fill(other, 2);
    if (elements.get(0) instanceof Comparable) {
      return;
    }
    assertRefused(ClassCastException.class, () -> list.sort(null));
    assertRefused(ClassCastException.class, () -> list.isSorted(null));
    E fresh = fixture.newElement(2);
    assertRefused(ClassCastException.class, () -> list.insertSorted(fresh, null));
    assertRefused(ClassCastException.class, () -> list.merge(other, null));
  }

  @Test
  void insertSorted_keepsOrderAndComesAfterEquals() {
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      elements.add(fixture.newElement(i));
    }
    Comparator<E> byHalf = Comparator.comparingInt(element -> fixture.idOf(element) / 2);
    for (int i : new int[] {3, 0, 5, 1, 4, 2}) {
      list.insertSorted(elements.get(i), byHalf);
      assertTrue(list.isSorted(byHalf));
    }
    List<Integer> order = new ArrayList<>();
    list.forEach(element -> order.add(fixture.idOf(element)));
    assertEquals(List.of(0, 1, 3, 2, 5, 4), order);
    list.checkInvariants();
  }

  @Test
  void insertSorted_inOrder_comparesOnce() {
    int[] comparisons = {0};
    Comparator<E> counting =
        (a, b) -> {
          comparisons[0]++;
          return Integer.compare(fixture.idOf(a), fixture.idOf(b));
        };
    for (int i = 0; i < 20; i++) {
      list.insertSorted(fixture.newElement(i), counting);
    }
    assertEquals(19, comparisons[0]);
  }

  @Test
  @SuppressWarnings("NullAway") // null is what the test gives
  void insertSorted_ofWhatIsLinkedOrNull_isRefused() {
    E a = in(list);
    E b = in(other);
    assertRefused(IllegalStateException.class, () -> list.insertSorted(a, byId()));
    assertRefused(IllegalStateException.class, () -> list.insertSorted(b, byId()));
    assertRefused(NullPointerException.class, () -> list.insertSorted(null, byId()));
  }

  @Test
  void insertSorted_comparatorThrowsOrChangesTheList_nothingIsInserted() {
    List<E> elements = fill(list, 4);
    E fresh = fixture.newElement(0);
    Comparator<E> throwing =
        (a, b) -> {
          if (b == fresh && a == elements.get(1)) {
            throw new IllegalCallerException();
          }
          return 1;
        };
    assertThrows(IllegalCallerException.class, () -> list.insertSorted(fresh, throwing));
    assertHolds(list, elements);
    assertNull(fixture.listOf(fresh));
    List<Runnable> changes =
        List.of(
            () -> list.remove(elements.get(0)),
            () -> list.moveToFirst(elements.get(3)),
            () -> list.addLast(fresh),
            list::clear);
    for (Runnable change : changes) {
      list.clear();
      list.addAll(elements);
      Comparator<E> changing =
          (a, b) -> {
            if (b == fresh && a == elements.get(2)) {
              change.run();
            }
            return 1;
          };
      assertThrows(ConcurrentModificationException.class, () -> list.insertSorted(fresh, changing));
      list.checkInvariants();
      list.remove(fresh);
    }
  }

  @Test
  void naturalOrder_ofOne() {
    E a = in(list);
    list.sort(null);
    assertTrue(list.isSorted(null));
    list.merge(other, null);
    assertHolds(list, a);
  }

  @Test
  void isSorted_equalNeighbours() {
    assertTrue(list.isSorted(byId()));
    fill(list, 3);
    assertTrue(list.isSorted(byId()));
    assertTrue(list.isSorted(allEqual()));
    assertFalse(list.isSorted(byId().reversed()));
  }

  /** The first of two equal ones is the one of the list that the others join. */
  @Test
  void merge_isStable() {
    E a = in(list);
    E b = in(list);
    E x = in(other);
    E y = in(other);
    list.merge(other, allEqual());
    assertHolds(list, a, b, x, y);
    assertHolds(other);
    assertSame(list, fixture.listOf(y));
  }

  @Test
  void merge_null() {
    fill(list, 2);
    assertRefused(NullPointerException.class, () -> list.merge(nothing(), byId()));
    assertThrows(NullPointerException.class, () -> other.merge(nothing(), null));
  }
}
