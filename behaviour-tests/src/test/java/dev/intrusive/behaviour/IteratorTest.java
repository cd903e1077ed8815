package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** {@code iterator()} and {@code descendingIterator()}: what they follow and what they report. */
@EveryHost
final class IteratorTest<E> extends ListContract<E> {

  private static final List<Boolean> DIRECTIONS = List.of(true, false);

  IteratorTest(Host host) {
    super(host);
  }

  private Iterator<E> iterator(boolean forwards) {
    return forwards ? list.iterator() : list.descendingIterator();
  }

  /** A list filled anew, in the order of the iteration. */
  private List<E> refill(boolean forwards, int count) {
    list.clear();
    List<E> elements = new ArrayList<>(fill(list, count));
    if (!forwards) {
      Collections.reverse(elements);
    }
    return elements;
  }

  private void assertRest(Iterator<E> iterator, List<E> expected) {
    assertEquals(labels(expected), labels(collect(iterator, expected.size())));
    assertFalse(iterator.hasNext());
    assertThrows(NoSuchElementException.class, iterator::next);
  }

  private void assertLost(Iterator<E> iterator) {
    assertTrue(iterator.hasNext(), "a place that is lost is no end");
    ConcurrentModificationException thrown =
        assertThrows(ConcurrentModificationException.class, iterator::next);
    assertTrue(String.valueOf(thrown.getMessage()).contains(fixture.linkName()));
    assertThrows(ConcurrentModificationException.class, iterator::next, "again");
  }

  @Test
  void end_afterTheLastWasRemoved_staysTheEnd() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      collect(iterator, 4);
      list.remove(elements.get(3));
      assertFalse(iterator.hasNext());
      list.remove(elements.get(1));
      assertRest(iterator, List.of());
    }
  }

  @Test
  void placeOfARemovedElement_isFollowedAfterAnotherRemoval() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 6);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      iterator.next();
      list.remove(elements.get(1));
      assertTrue(iterator.hasNext());
      list.remove(elements.get(5));
      assertRest(iterator, elements.subList(2, 5));
    }
  }

  @Test
  void iterator_noChange() {
    for (boolean forwards : DIRECTIONS) {
      for (int count = 0; count < 4; count++) {
        List<E> elements = refill(forwards, count);
        assertRest(iterator(forwards), elements);
      }
    }
  }

  /** Whoever knows the length need not ask whether there is a next element. */
  @Test
  void next_withoutHasNext_afterTheCurrentLeft() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      for (E element : elements) {
        assertSame(element, iterator.next());
        list.remove(element);
      }
      assertThrows(NoSuchElementException.class, iterator::next);
    }
  }

  @Test
  void next_withoutHasNext() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 2);
      Iterator<E> iterator = iterator(forwards);
      assertSame(elements.get(0), iterator.next());
      assertSame(elements.get(1), iterator.next());
      assertThrows(NoSuchElementException.class, iterator::next);
    }
  }

  @Test
  void currentLeaves_byAnyRoute() {
    List<Consumer<E>> routes =
        List.of(
            element -> list.remove(element),
            element -> list.erase(element),
            element -> fixture.unlink(element),
            element -> fixture.unlinkAll(element),
            element -> other.moveToLast(element));
    for (boolean forwards : DIRECTIONS) {
      for (Consumer<E> route : routes) {
        for (int at = 0; at < 4; at++) {
          List<E> elements = refill(forwards, 4);
          Iterator<E> iterator = iterator(forwards);
          for (int i = 0; i <= at; i++) {
            assertSame(elements.get(i), iterator.next());
          }
          route.accept(elements.get(at));
          assertRest(iterator, elements.subList(at + 1, 4));
        }
      }
    }
  }

  @Test
  void currentLeaves_eachTime() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      for (E element : elements) {
        assertTrue(iterator.hasNext());
        assertSame(element, iterator.next());
        list.remove(element);
      }
      assertRest(iterator, List.of());
      assertHolds(list);
    }
  }

  /** Each set of other elements leaves while the current one stays. */
  @Test
  void othersLeave_whileCurrentStays() {
    int size = 5;
    for (boolean forwards : DIRECTIONS) {
      for (int leaving = 0; leaving < 1 << size; leaving++) {
        for (int at = 0; at < size; at++) {
          if ((leaving >> at & 1) == 0) {
            assertFollowsRemovals(forwards, size, at, leaving);
          }
        }
      }
    }
  }

  private void assertFollowsRemovals(boolean forwards, int size, int at, int leaving) {
    List<E> elements = refill(forwards, size);
    Iterator<E> iterator = iterator(forwards);
    for (int i = 0; i <= at; i++) {
      iterator.next();
    }
    List<E> rest = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if ((leaving >> i & 1) == 1) {
        list.remove(elements.get(i));
      } else if (i > at) {
        rest.add(elements.get(i));
      }
    }
    assertRest(iterator, rest);
  }

  @Test
  void anyLeave_beforeTheFirstNext() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      assertTrue(iterator.hasNext());
      list.remove(elements.get(0));
      assertTrue(iterator.hasNext());
      list.remove(elements.get(1));
      list.remove(elements.get(3));
      assertRest(iterator, elements.subList(2, 3));
    }
  }

  @Test
  void allLeave_anywhere() {
    for (boolean forwards : DIRECTIONS) {
      for (int at = 0; at <= 3; at++) {
        refill(forwards, 3);
        Iterator<E> iterator = iterator(forwards);
        for (int i = 0; i < at; i++) {
          iterator.next();
        }
        list.clear();
        assertRest(iterator, List.of());
      }
    }
  }

  @Test
  void add_isReported() {
    for (boolean forwards : DIRECTIONS) {
      for (ElementOperation<E> addition : ElementOperation.<E>additions()) {
        refill(forwards, 3);
        Iterator<E> iterator = iterator(forwards);
        iterator.next();
        addition.run(list, element());
        assertLost(iterator);
        assertThrows(ConcurrentModificationException.class, iterator::remove);
      }
    }
  }

  @Test
  void move_isReported() {
    for (boolean forwards : DIRECTIONS) {
      for (int moved = 0; moved < 3; moved++) {
        List<E> elements = refill(forwards, 3);
        Iterator<E> iterator = iterator(forwards);
        iterator.next();
        E element = elements.get(moved);
        if (list.peekLast() == element) {
          list.moveToFirst(element);
        } else {
          list.moveToLast(element);
        }
        assertLost(iterator);
      }
    }
  }

  @Test
  void currentAndNextLeave_notSkippedSilently() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      list.remove(elements.get(0));
      list.remove(elements.get(1));
      assertLost(iterator);
    }
  }

  @Test
  void changeOfOtherList_isNotReported() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 2);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      other.addLast(element());
      assertRest(iterator, elements.subList(1, 2));
    }
  }

  @Test
  void remove_each() {
    for (boolean forwards : DIRECTIONS) {
      for (int at = 0; at < 4; at++) {
        List<E> elements = refill(forwards, 4);
        Iterator<E> iterator = iterator(forwards);
        for (int i = 0; i <= at; i++) {
          iterator.next();
        }
        iterator.remove();
        assertFree(elements.get(at));
        assertEquals(3, list.size());
        assertThrows(IllegalStateException.class, iterator::remove);
        assertRest(iterator, elements.subList(at + 1, 4));
      }
    }
  }

  @Test
  void remove_all() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 4);
      Iterator<E> iterator = iterator(forwards);
      for (E element : elements) {
        assertSame(element, iterator.next());
        iterator.remove();
        list.checkInvariants();
      }
      assertFalse(iterator.hasNext());
      assertHolds(list);
      elements.forEach(this::assertFree);
    }
  }

  @Test
  void remove_beforeTheFirstNext() {
    for (boolean forwards : DIRECTIONS) {
      refill(forwards, 2);
      Iterator<E> iterator = iterator(forwards);
      assertRefused(IllegalStateException.class, iterator::remove);
      assertTrue(iterator.hasNext());
      assertRefused(IllegalStateException.class, iterator::remove);
    }
  }

  @Test
  void remove_alreadyLeft() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 3);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      list.remove(elements.get(0));
      assertRefused(IllegalStateException.class, iterator::remove);
      assertRest(iterator, elements.subList(1, 3));
    }
  }

  @Test
  void remove_movedToOtherList() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 3);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      other.addAll(List.of());
      other.moveToLast(elements.get(0));
      assertRefused(IllegalStateException.class, iterator::remove);
      assertTrue(other.contains(elements.get(0)));
    }
  }

  @Test
  void remove_thenNextLeaves() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 3);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      iterator.next();
      list.remove(elements.get(2));
      iterator.remove();
      assertRest(iterator, List.of());
      assertHolds(list, elements.get(0));
    }
  }

  @Test
  void forEachRemaining_rest() {
    for (boolean forwards : DIRECTIONS) {
      List<E> elements = refill(forwards, 3);
      Iterator<E> iterator = iterator(forwards);
      iterator.next();
      List<E> rest = new ArrayList<>();
      iterator.forEachRemaining(
          element -> {
            rest.add(element);
            assertTrue(rest.size() < elements.size(), "the iteration does not end");
          });
      assertEquals(labels(elements.subList(1, 3)), labels(rest));
    }
  }
}
