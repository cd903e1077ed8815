package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** {@code forEach} under every change that one action makes. */
@EveryHost
final class ForEachTest<E> extends ListContract<E> {

  private static final int MOST_VISITS = 20;

  private final List<E> visited = new ArrayList<>();

  ForEachTest(Host host) {
    super(host);
  }

  /** Runs a pass that performs one action when it visits the given element for the first time. */
  private void pass(E trigger, Runnable action) {
    visited.clear();
    boolean[] done = {false};
    list.forEach(
        element -> {
          visited.add(element);
          if (element == trigger && !done[0]) {
            done[0] = true;
            action.run();
          }
          list.checkInvariants();
          if (visited.size() == MOST_VISITS) {
            throw new AssertionError("the pass does not end: " + labels(visited));
          }
        });
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private void assertVisited(E... expected) {
    assertEquals(labels(List.of(expected)), labels(visited));
  }

  @Test
  void forEach_noChange() {
    list.forEach(visited::add);
    assertVisited();
    List<E> elements = fill(list, 4);
    list.forEach(visited::add);
    assertEquals(labels(elements), labels(visited));
    assertHolds(list, elements);
  }

  @Test
  void forEach_currentLeavesByAnyRoute() {
    List<Consumer<E>> routes =
        List.of(
            element -> list.remove(element),
            element -> list.erase(element),
            element -> fixture.unlink(element),
            element -> fixture.unlinkAll(element),
            element -> other.moveToLast(element));
    for (Consumer<E> route : routes) {
      for (int trigger = 0; trigger < 3; trigger++) {
        List<E> elements = fill(list, 3);
        E leaving = elements.get(trigger);
        pass(leaving, () -> route.accept(leaving));
        assertEquals(labels(elements), labels(visited));
        List<E> left = new ArrayList<>(elements);
        left.remove(trigger);
        assertHolds(list, left);
        list.clear();
      }
    }
  }

  @Test
  void forEach_allLeaveOneByOne() {
    List<E> elements = fill(list, 4);
    list.forEach(
        element -> {
          visited.add(element);
          list.remove(element);
        });
    assertEquals(labels(elements), labels(visited));
    assertHolds(list);
  }

  @Test
  void forEach_nextLeaves() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    pass(a, () -> fixture.unlinkAll(b));
    assertVisited(a, c);
    pass(a, () -> list.removeLast());
    assertVisited(a);
    assertHolds(list, a);
    assertFree(b, c);
  }

  @Test
  void forEach_currentAndNextLeaveInEitherOrder() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    pass(b, () -> removeAll(b, c));
    assertVisited(a, b, d);
    list.insertAfter(a, b);
    list.insertAfter(b, c);
    pass(b, () -> removeAll(c, b));
    assertVisited(a, b, d);
    assertHolds(list, a, d);
  }

  @Test
  void forEach_currentAndPreviousLeaveInEitherOrder() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    pass(c, () -> removeAll(b, c));
    assertVisited(a, b, c, d);
    list.insertAfter(a, b);
    list.insertAfter(b, c);
    pass(c, () -> removeAll(c, b));
    assertVisited(a, b, c, d);
    pass(d, () -> removeAll(d, a));
    assertVisited(a, d);
    assertHolds(list);
  }

  @SafeVarargs
  private void removeAll(E... leaving) {
    for (E element : leaving) {
      list.remove(element);
    }
  }

  @Test
  void forEach_allLeave() {
    for (int trigger = 0; trigger < 3; trigger++) {
      List<E> elements = fill(list, 3);
      pass(elements.get(trigger), () -> elements.forEach(fixture::unlinkAll));
      assertEquals(labels(elements.subList(0, trigger + 1)), labels(visited));
      assertHolds(list);
    }
  }

  @Test
  void forEach_clear() {
    for (int trigger = 0; trigger < 3; trigger++) {
      List<E> elements = fill(list, 3);
      pass(elements.get(trigger), list::clear);
      assertEquals(labels(elements.subList(0, trigger + 1)), labels(visited));
      assertHolds(list);
    }
  }

  @Test
  void forEach_clearThenAdd() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = element();
    pass(
        b,
        () -> {
          list.clear();
          list.addLast(c);
          list.addFirst(x);
          list.addLast(a);
        });
    // The position is the start of the empty list, so what joins at its start is in the gap.
    assertVisited(a, b, x, c, a);
  }

  @Test
  void forEach_addAroundThePosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E first = element();
    E before = element();
    E behind = element();
    E last = element();
    pass(
        b,
        () -> {
          list.addFirst(first);
          list.insertBefore(b, before);
          list.insertAfter(b, behind);
          list.addLast(last);
        });
    assertVisited(a, b, behind, c, last);
    assertHolds(list, first, a, before, b, behind, c, last);
  }

  @Test
  void forEach_addBehindTheLast() {
    E a = in(list);
    E b = element();
    pass(a, () -> list.addLast(b));
    assertVisited(a, b);
  }

  @Test
  void forEach_addIntoTheGap() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = element();
    E y = element();
    E z = element();
    pass(
        b,
        () -> {
          list.remove(b);
          list.insertBefore(c, x);
          list.insertAfter(a, y);
          list.insertBefore(a, z);
        });
    assertVisited(a, b, y, x, c);
    assertHolds(list, z, a, y, x, c);
  }

  @Test
  void forEach_rejoin() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    pass(
        b,
        () -> {
          list.remove(b);
          list.addLast(b);
          list.remove(a);
          list.addFirst(a);
        });
    // Both neighbours of the gap are the start and the third, so the first lands in it, too.
    assertVisited(a, b, a, c, b);
    assertHolds(list, a, c, b);
  }

  @Test
  void forEach_moveForwardsAndBackwards() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    pass(b, () -> list.moveToLast(a));
    assertVisited(a, b, c, a);
    assertHolds(list, b, c, a);
    pass(b, () -> list.moveToFirst(a));
    assertVisited(b, c);
    assertHolds(list, a, b, c);
    pass(b, () -> list.moveToFirst(b));
    assertVisited(a, b, c);
    assertHolds(list, b, a, c);
    pass(a, () -> list.moveToLast(a));
    assertVisited(b, a, c, a);
    // Not a move: it neither leaves nor joins.
    pass(c, () -> list.moveAfter(c, c));
    assertVisited(b, c, a);
  }

  /** What leaves an element where it is does nothing. */
  private List<Runnable> movesToWhereItIs(E a, E b, E c) {
    return List.of(
        () -> list.moveToFirst(a),
        () -> list.moveToLast(c),
        () -> list.moveBefore(c, b),
        () -> list.moveAfter(a, b),
        () -> list.moveBefore(b, a),
        () -> list.moveAfter(b, c),
        () -> list.moveBefore(b, b),
        () -> list.moveAfter(b, b),
        () -> list.rotateToFirst(a),
        () -> list.rotate(3),
        () -> list.swap(b, b),
        () -> list.replace(b, b),
        () -> list.spliceFirst(list),
        () -> list.spliceFirst(list, a, b),
        () -> list.spliceLast(list, b, c),
        () -> list.spliceBefore(c, list, a, b),
        () -> list.spliceAfter(a, list, b, c),
        () -> list.splitAfter(a, list));
  }

  @Test
  void moveToWhereTheElementIs_isNoticedByNobody() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    for (Runnable move : movesToWhereItIs(a, b, c)) {
      for (E current : List.of(a, b, c)) {
        pass(current, move);
        assertVisited(a, b, c);
        Iterator<E> iterator = list.iterator();
        assertSame(a, iterator.next());
        move.run();
        assertSame(b, iterator.next());
        assertSame(c, iterator.next());
        ListIterator<E> cursor = list.listIterator(b);
        move.run();
        assertSame(b, cursor.next());
      }
    }
    list.forEach(
        each -> {
          if (visited.size() > 10) {
            throw new AssertionError("the pass does not end");
          }
          visited.add(each);
          movesToWhereItIs(a, b, c).forEach(Runnable::run);
        });
    assertHolds(list, a, b, c);
  }

  /** What to write where a pass does not end, as in the table of the documentation. */
  @Test
  void actionThatAddsAtTheEnd_hasAnEndByOtherMeans() {
    List<E> elements = fill(list, 5);
    assertEquals(5, list.drain(list::addLast));
    assertHolds(list, elements);
    int rest = list.size();
    for (E each : list) {
      if (rest-- == 0) {
        break;
      }
      assertTrue(list.contains(each));
    }
    for (int count = list.size(); count > 0; count--) {
      list.addLast(list.removeFirst());
    }
    assertHolds(list, elements);
    assertThrows(
        ConcurrentModificationException.class,
        () -> {
          for (Iterator<E> iterator = list.iterator(); iterator.hasNext(); ) {
            E each = iterator.next();
            list.remove(each);
            list.addLast(each);
          }
        });
    List<E> visits = new ArrayList<>();
    list.forEach(
        each -> {
          if (visits.size() == 20) {
            throw new AssertionError("the pass does not end");
          }
          visits.add(each);
          list.moveToFirst(each);
          list.addFirst(element());
        });
    assertEquals(5, visits.size());
    list.forEach(each -> list.clear());
    assertHolds(list);
  }

  /** Bringing elements to the front, or to where they are, ends. */
  @Test
  void actionThatBringsElementsToTheFront_ends() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    pass(a, () -> list.moveToFirst(a));
    assertVisited(a, b, c, d);
    visited.clear();
    list.forEach(
        each -> {
          if (visited.size() > 10) {
            throw new AssertionError("the pass does not end");
          }
          visited.add(each);
          list.moveToFirst(each);
        });
    assertVisited(a, b, c, d);
    assertHolds(list, d, c, b, a);
    visited.clear();
    list.reversed()
        .forEach(
            each -> {
              if (visited.size() > 10) {
                throw new AssertionError("the pass does not end");
              }
              visited.add(each);
              list.moveToLast(each);
            });
    assertVisited(a, b, c, d);
  }

  @Test
  void forEach_moveFromOtherList() {
    E a = in(list);
    E b = in(list);
    E x = in(other);
    E y = in(other);
    pass(
        a,
        () -> {
          list.moveBefore(a, x);
          list.moveAfter(b, y);
        });
    assertVisited(a, b, y);
    assertHolds(list, x, a, b, y);
    assertHolds(other);
  }

  @Test
  void forEach_exception() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    IllegalCallerException thrown = new IllegalCallerException("expected");
    assertEquals(
        thrown,
        assertThrows(
            IllegalCallerException.class,
            () ->
                pass(
                    b,
                    () -> {
                      list.remove(a);
                      throw thrown;
                    })));
    assertVisited(a, b);
    assertHolds(list, b, c);
    pass(b, () -> list.remove(b));
    assertVisited(b, c);
  }

  @Test
  void forEach_noChangeOfOtherListMatters() {
    E a = in(list);
    E b = in(list);
    fill(other, 3);
    pass(
        a,
        () -> {
          other.removeFirst();
          other.clear();
          other.addLast(element());
        });
    assertVisited(a, b);
  }
}
