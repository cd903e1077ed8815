package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** {@code forEach} while many elements leave or move at once. */
@EveryHost
final class ForEachBulkTest<E> extends ListContract<E> {

  private static final int MOST_VISITS = 100;
  private static final int MOST_LEAVING = 50;

  private final List<E> visited = new ArrayList<>();

  ForEachBulkTest(Host host) {
    super(host);
  }

  /** Runs a pass that performs one action when it visits the given element for the first time. */
  private void pass(Iterable<E> walked, E trigger, Runnable action) {
    visited.clear();
    boolean[] done = {false};
    walked.forEach(
        element -> {
          visited.add(element);
          if (element == trigger && !done[0]) {
            done[0] = true;
            action.run();
          }
          if (visited.size() == MOST_VISITS) {
            throw new AssertionError("the pass does not end: " + labels(visited));
          }
        });
  }

  private void assertVisited(List<E> expected) {
    assertEquals(labels(expected), labels(visited));
  }

  @Test
  void forEach_manyLeaveAtOnce() {
    for (int count = 0; count < MOST_LEAVING; count++) {
      list.clear();
      E first = in(list);
      List<E> leaving = fill(list, count);
      E last = in(list);
      pass(list, first, () -> leaving.forEach(list::remove));
      assertVisited(List.of(first, last));
      assertHolds(list, first, last);
    }
  }

  @Test
  void forEach_manyLeaveAtOnce_theCurrentAtLast() {
    for (int count = 0; count < MOST_LEAVING; count++) {
      list.clear();
      E first = in(list);
      List<E> leaving = fill(list, count);
      E current = in(list);
      E last = in(list);
      pass(
          list,
          current,
          () -> {
            leaving.forEach(list::remove);
            list.remove(current);
          });
      assertEquals(count + 3, visited.size());
      assertHolds(list, first, last);
    }
  }

  @Test
  void forEach_rangeWithTheCurrentMovesToTheEnd() {
    List<E> e = fill(list, 5);
    pass(list, e.get(1), () -> list.spliceLast(list, e.get(1), e.get(2)));
    assertVisited(List.of(e.get(0), e.get(1), e.get(3), e.get(4), e.get(1), e.get(2)));
    assertHolds(list, e.get(0), e.get(3), e.get(4), e.get(1), e.get(2));
  }

  @Test
  void forEach_rangeOfOneMoves_thenManyChanges() {
    List<E> e = fill(list, 5);
    pass(
        list,
        e.get(2),
        () -> {
          list.spliceFirst(list, e.get(1), e.get(1));
          list.remove(e.get(2));
          for (int i = 0; i < MOST_LEAVING; i++) {
            list.moveToLast(e.get(1));
          }
        });
    assertVisited(List.of(e.get(0), e.get(1), e.get(2), e.get(3), e.get(4), e.get(1)));
    assertHolds(list, e.get(0), e.get(3), e.get(4), e.get(1));
  }

  @Test
  void forEachDescending_rangeWithTheCurrentMovesToTheStart() {
    List<E> e = fill(list, 5);
    pass(list.reversed(), e.get(3), () -> list.spliceFirst(list, e.get(2), e.get(3)));
    assertVisited(List.of(e.get(4), e.get(3), e.get(1), e.get(0), e.get(3), e.get(2)));
    assertHolds(list, e.get(2), e.get(3), e.get(0), e.get(1), e.get(4));
  }

  @Test
  void forEach_rotate_visitsAgainWhatComesToTheEnd() {
    List<E> e = fill(list, 4);
    pass(list, e.get(1), () -> list.rotate(1));
    assertVisited(List.of(e.get(0), e.get(1), e.get(3), e.get(0), e.get(1), e.get(2)));
    assertHolds(list, e.get(3), e.get(0), e.get(1), e.get(2));
  }

  @Test
  void forEach_ofTheSource_merge_ends() {
    for (int trigger = 0; trigger < 3; trigger++) {
      list.clear();
      List<E> ours = fill(list, 3);
      List<E> theirs = fill(other, 3);
      E late = element();
      Comparator<E> order =
          Comparator.comparing(each -> ours.stream().anyMatch(our -> our == each));
      pass(
          other,
          theirs.get(trigger),
          () -> {
            list.merge(other, order);
            other.addLast(late);
          });
      List<E> expected = new ArrayList<>(theirs.subList(0, trigger + 1));
      expected.add(late);
      assertVisited(expected);
      other.clear();
    }
  }

  @Test
  void forEach_swap_followsBothElements() {
    for (int from = 0; from < 4; from++) {
      for (int to = 0; to < 8; to++) {
        for (int trigger = 0; trigger < 8; trigger++) {
          swapDuringPass(from, to, trigger, false);
          swapDuringPass(from, to, trigger, true);
        }
      }
    }
  }

  /** Swaps two elements of which the second may be in the other list, as the trigger may be. */
  private void swapDuringPass(int from, int to, int trigger, boolean descending) {
    list.clear();
    other.clear();
    List<E> elements = new ArrayList<>(fill(list, 4));
    elements.addAll(fill(other, 4));
    IntrusiveList<E> walked = trigger < 4 ? list : other;
    E current = elements.get(trigger);
    E a = elements.get(from);
    E b = elements.get(to);
    List<E> before = new ArrayList<>(walked);
    pass(descending ? walked.reversed() : walked, current, () -> list.swap(a, b));
    List<E> after = new ArrayList<>(walked);
    Collections.swap(elements, from, to);
    assertHolds(list, elements.subList(0, 4));
    assertHolds(other, elements.subList(4, 8));
    if (descending) {
      Collections.reverse(before);
      Collections.reverse(after);
    }
    List<E> expected = new ArrayList<>(before.subList(0, endOf(current, before)));
    List<E> rest = after;
    for (int i = 0; i < expected.size(); i++) {
      E place = expected.get(i);
      if (a == b || (place != a && place != b)) {
        rest = after.subList(endOf(place, after), after.size());
      }
    }
    expected.addAll(rest);
    assertVisited(expected);
  }

  /** The index after an element; elements may be equal to others. */
  private static <E> int endOf(E element, List<E> elements) {
    int index = 0;
    while (elements.get(index) != element) {
      index++;
    }
    return index + 1;
  }

  @Test
  void forEach_ofTheOtherList_swapContents() {
    for (boolean descending : new boolean[] {false, true}) {
      for (int leaving = 0; leaving < 3; leaving++) {
        list.clear();
        other.clear();
        List<E> joining = fill(list, 2);
        List<E> old = fill(other, 3);
        if (descending) {
          Collections.reverse(joining);
          Collections.reverse(old);
        }
        int removed = leaving;
        E current = old.get(1);
        pass(
            descending ? other.reversed() : other,
            current,
            () -> {
              old.subList(0, removed).forEach(other::remove);
              list.swapContents(other);
            });
        List<E> expected = new ArrayList<>(old.subList(0, 2));
        expected.addAll(joining);
        assertVisited(expected);
      }
    }
  }

  @Test
  void forEach_refusedSwapContents_changesNothing() {
    List<E> elements = fill(list, 3);
    pass(
        list,
        elements.get(1),
        () -> assertThrows(NullPointerException.class, () -> list.swapContents(nothing())));
    assertVisited(elements);
  }

  @Test
  void forEach_swapContentsWithOtherLink_changesNothing() {
    IntrusiveList<E> foreign = fixture.newListOfOtherLink();
    Assumptions.assumeTrue(foreign != null, "this element has one link");
    assertNotNull(foreign);
    List<E> elements = fill(list, 3);
    pass(
        list,
        elements.get(1),
        () -> assertThrows(IllegalArgumentException.class, () -> list.swapContents(foreign)));
    assertVisited(elements);
  }
}
