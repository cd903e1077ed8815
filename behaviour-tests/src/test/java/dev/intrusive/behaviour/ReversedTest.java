package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import org.junit.jupiter.api.Test;

/** The view in reverse order. */
@EveryHost
final class ReversedTest<E> extends ListContract<E> {

  private final Deque<E> view;

  ReversedTest(Host host) {
    super(host);
    view = list.reversed();
  }

  @Test
  void additions_everyKind() {
    E a = element();
    E b = element();
    E c = element();
    E d = element();
    E e = element();
    E f = element();
    view.addFirst(a);
    view.addLast(b);
    assertHolds(list, b, a);
    view.push(c);
    assertTrue(view.add(d));
    assertHolds(list, d, b, a, c);
    assertTrue(view.offerFirst(e));
    assertTrue(view.offerLast(f));
    assertHolds(list, f, d, b, a, c, e);
    E g = element();
    E h = element();
    E i = element();
    assertTrue(view.offer(g));
    assertTrue(view.addAll(List.of(h, i)));
    assertFalse(view.addAll(List.of()));
    assertHolds(list, i, h, g, f, d, b, a, c, e);
  }

  @Test
  void additions_ofLinked() {
    E a = in(list);
    E foreign = in(other);
    for (E linked : List.of(a, foreign)) {
      assertRefused(IllegalStateException.class, () -> view.addFirst(linked));
      assertRefused(IllegalStateException.class, () -> view.addLast(linked));
      assertRefused(IllegalStateException.class, () -> view.push(linked));
      assertRefused(IllegalStateException.class, () -> view.addAll(List.of(linked)));
      String before = state();
      assertFalse(view.offer(linked));
      assertFalse(view.offerFirst(linked));
      assertFalse(view.offerLast(linked));
      assertUnchanged(before);
    }
    assertRefused(NullPointerException.class, () -> view.addFirst(nothing()));
    assertRefused(NullPointerException.class, () -> view.addLast(nothing()));
    assertRefused(NullPointerException.class, () -> view.offerFirst(nothing()));
    assertRefused(NullPointerException.class, () -> view.offerLast(nothing()));
  }

  @Test
  void queries_ofTwo() {
    E a = in(list);
    E b = in(list);
    E foreign = in(other);
    assertSame(b, view.peekFirst());
    assertSame(b, view.peek());
    assertSame(b, view.getFirst());
    assertSame(b, view.element());
    assertSame(a, view.peekLast());
    assertSame(a, view.getLast());
    assertEquals(2, view.size());
    assertFalse(view.isEmpty());
    assertTrue(view.contains(a));
    assertFalse(view.contains(foreign));
    assertFalse(view.contains(null));
    assertEquals(List.of(b, a).toString(), view.toString());
    assertEquals(labels(List.of(b, a)), labels(new ArrayList<>(view)));
  }

  @Test
  void removals_everyKind() {
    List<E> elements = fill(list, 8);
    E foreign = in(other);
    assertSame(elements.get(7), view.pollFirst());
    assertSame(elements.get(0), view.pollLast());
    assertSame(elements.get(6), view.removeFirst());
    assertSame(elements.get(1), view.removeLast());
    assertSame(elements.get(5), view.pop());
    assertSame(elements.get(4), view.poll());
    assertHolds(list, elements.get(2), elements.get(3));
    assertFalse(view.remove(foreign));
    assertFalse(view.removeFirstOccurrence(foreign));
    assertFalse(view.removeLastOccurrence(foreign));
    assertFalse(view.remove(null));
    assertTrue(view.removeLastOccurrence(elements.get(2)));
    assertSame(elements.get(3), view.remove());
    E last = in(list);
    assertTrue(view.removeFirstOccurrence(last));
    assertHolds(list);
  }

  @Test
  void empty_everyOperation() {
    assertNull(view.peekFirst());
    assertNull(view.peekLast());
    assertNull(view.pollFirst());
    assertNull(view.pollLast());
    assertThrows(NoSuchElementException.class, view::getFirst);
    assertThrows(NoSuchElementException.class, view::getLast);
    assertThrows(NoSuchElementException.class, view::removeFirst);
    assertThrows(NoSuchElementException.class, view::removeLast);
    assertThrows(NoSuchElementException.class, view::pop);
    assertFalse(view.iterator().hasNext());
    assertFalse(view.descendingIterator().hasNext());
    assertTrue(view.isEmpty());
    view.forEach(element -> assertNull(element));
    view.clear();
  }

  @Test
  void clear_andBulkRemovals() {
    List<E> elements = fill(list, 5);
    assertTrue(view.removeIf(element -> element == elements.get(0)));
    assertTrue(view.removeIf(element -> element == elements.get(4)));
    assertFalse(view.removeIf(element -> element == elements.get(4)));
    assertHolds(list, elements.subList(1, 4));
    view.clear();
    assertHolds(list);
  }

  @Test
  void iterators_bothDirections() {
    List<E> elements = fill(list, 4);
    List<E> backwards = new ArrayList<>(elements);
    Collections.reverse(backwards);
    assertEquals(labels(backwards), labels(collect(view.iterator(), 9)));
    assertEquals(labels(elements), labels(collect(view.descendingIterator(), 9)));
    assertEquals(labels(backwards), labels(view.stream().toList()));
    Iterator<E> iterator = view.iterator();
    iterator.next();
    iterator.remove();
    Iterator<E> descending = view.descendingIterator();
    descending.next();
    descending.remove();
    assertHolds(list, elements.get(1), elements.get(2));
  }

  @Test
  void spliterator_characteristics() {
    fill(list, 3);
    Spliterator<E> spliterator = view.spliterator();
    assertTrue(spliterator.hasCharacteristics(Spliterator.ORDERED));
    assertTrue(spliterator.hasCharacteristics(Spliterator.SIZED));
    assertFalse(spliterator.hasCharacteristics(Spliterator.DISTINCT));
    assertTrue(spliterator.hasCharacteristics(Spliterator.NONNULL));
    assertEquals(3, spliterator.getExactSizeIfKnown());
  }

  /** Since Java 21 a deque has a reversed view; that of the view is the list. */
  @Test
  void reversed_ofTheView() throws ReflectiveOperationException {
    Method method = view.getClass().getMethod("reversed");
    method.setAccessible(true);
    assertSame(list, method.invoke(view));
  }

  @Test
  void forEach_currentIsReplaced_freshIsNotVisited() {
    List<E> elements = fill(list, 3);
    for (boolean descending : new boolean[] {false, true}) {
      List<E> visited = new ArrayList<>();
      Iterable<E> walked = descending ? view : list;
      walked.forEach(
          element -> {
            visited.add(element);
            if (visited.size() < 9) {
              E fresh = element();
              list.replace(element, fresh);
              elements.set(descending ? 3 - visited.size() : visited.size() - 1, fresh);
              list.checkInvariants();
            }
          });
      assertEquals(3, visited.size());
      assertHolds(list, elements);
    }
  }

  @Test
  void forEach_addedBehindAndAhead() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E ahead = element();
    E behind = element();
    List<E> visited = new ArrayList<>();
    view.forEach(
        element -> {
          visited.add(element);
          if (element == b) {
            list.insertBefore(b, ahead);
            list.insertAfter(b, behind);
            list.remove(b);
          }
        });
    assertEquals(labels(List.of(c, b, ahead, a)), labels(visited));
    assertHolds(list, a, ahead, behind, c);
  }

  @Test
  void forEach_swapContents_visitsAllNewOnes() {
    for (boolean descending : new boolean[] {false, true}) {
      list.clear();
      other.clear();
      List<E> old = fill(list, 3);
      List<E> fresh = fill(other, 2);
      List<E> visited = new ArrayList<>();
      (descending ? view : list)
          .forEach(
              element -> {
                visited.add(element);
                if (visited.size() == 1) {
                  list.swapContents(other);
                }
              });
      List<E> expected = new ArrayList<>(fresh);
      if (descending) {
        Collections.reverse(expected);
      }
      expected.add(0, old.get(descending ? 2 : 0));
      assertEquals(labels(expected), labels(visited));
      assertHolds(list, fresh);
      assertHolds(other, old);
    }
  }
}
