package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The operations of {@link java.util.Deque} at the two ends. */
@EveryHost
final class EndsTest<E> extends ListContract<E> {

  EndsTest(Host host) {
    super(host);
  }

  private List<Function<IntrusiveList<E>, @Nullable E>> failingOnEmpty() {
    return List.of(
        IntrusiveList::getFirst,
        IntrusiveList::getLast,
        IntrusiveList::element,
        IntrusiveList::removeFirst,
        IntrusiveList::removeLast,
        IntrusiveList::remove,
        IntrusiveList::pop);
  }

  private List<Function<IntrusiveList<E>, @Nullable E>> nullOnEmpty() {
    return List.of(
        IntrusiveList::peek,
        IntrusiveList::peekFirst,
        IntrusiveList::peekLast,
        IntrusiveList::poll,
        IntrusiveList::pollFirst,
        IntrusiveList::pollLast);
  }

  private void assertEmptyBehaviour() {
    assertHolds(list);
    for (Function<IntrusiveList<E>, @Nullable E> query : nullOnEmpty()) {
      assertNull(query.apply(list));
    }
    for (Function<IntrusiveList<E>, @Nullable E> query : failingOnEmpty()) {
      String message = assertRefused(NoSuchElementException.class, () -> query.apply(list));
      assertTrue(message.contains(fixture.linkName()), message);
    }
    assertFalse(list.iterator().hasNext());
    assertFalse(list.descendingIterator().hasNext());
  }

  @Test
  void ends_new() {
    assertEmptyBehaviour();
  }

  @Test
  void ends_emptied() {
    fill(list, 2);
    list.removeFirst();
    list.removeFirst();
    assertEmptyBehaviour();
    list.clear();
    assertEmptyBehaviour();
  }

  @Test
  void addFirst_orderIsReversed() {
    E a = element();
    E b = element();
    E c = element();
    list.addFirst(a);
    assertHolds(list, a);
    list.addFirst(b);
    assertHolds(list, b, a);
    list.addFirst(c);
    assertHolds(list, c, b, a);
  }

  @Test
  void addLast_orderIsKept() {
    E a = element();
    E b = element();
    E c = element();
    list.addLast(a);
    assertHolds(list, a);
    list.addLast(b);
    assertHolds(list, a, b);
    list.addLast(c);
    assertHolds(list, a, b, c);
  }

  @Test
  void add_isAtTheEnd() {
    E a = in(list);
    E b = element();
    assertTrue(list.add(b));
    assertHolds(list, a, b);
  }

  @Test
  void push_isAtTheStart() {
    E a = in(list);
    E b = element();
    list.push(b);
    assertHolds(list, b, a);
    assertSame(b, list.pop());
    assertHolds(list, a);
  }

  @Test
  void offer_free() {
    E a = element();
    E b = element();
    E c = element();
    assertTrue(list.offer(a));
    assertTrue(list.offerLast(b));
    assertTrue(list.offerFirst(c));
    assertHolds(list, c, a, b);
  }

  @Test
  void peek_manyElements() {
    E a = in(list);
    in(list);
    E c = in(list);
    String before = state();
    assertSame(a, list.peek());
    assertSame(a, list.peekFirst());
    assertSame(a, list.getFirst());
    assertSame(a, list.element());
    assertSame(c, list.peekLast());
    assertSame(c, list.getLast());
    assertUnchanged(before);
  }

  @Test
  void peek_singleElement() {
    E a = in(list);
    assertSame(a, list.peekFirst());
    assertSame(a, list.peekLast());
    assertSame(a, list.getFirst());
    assertSame(a, list.getLast());
  }

  /** An element that has left must be without a trace of the list that it was in. */
  private void assertJoinsElsewhere(E element) {
    other.addFirst(element);
    assertHolds(other, element);
    other.clear();
    other.addLast(element);
    assertHolds(other, element);
    other.clear();
  }

  @Test
  void removal_atTheStart() {
    for (Function<IntrusiveList<E>, @Nullable E> removal :
        List.<Function<IntrusiveList<E>, @Nullable E>>of(
            IntrusiveList::poll,
            IntrusiveList::pollFirst,
            IntrusiveList::removeFirst,
            IntrusiveList::remove,
            IntrusiveList::pop)) {
      E a = in(list);
      E b = in(list);
      E c = in(list);
      assertSame(a, removal.apply(list));
      assertFree(a);
      assertHolds(list, b, c);
      assertJoinsElsewhere(a);
      assertSame(b, removal.apply(list));
      assertHolds(list, c);
      assertSame(c, removal.apply(list));
      assertFree(a, b, c);
      assertHolds(list);
    }
  }

  @Test
  void removal_atTheEnd() {
    for (Function<IntrusiveList<E>, @Nullable E> removal :
        List.<Function<IntrusiveList<E>, @Nullable E>>of(
            IntrusiveList::pollLast, IntrusiveList::removeLast)) {
      E a = in(list);
      E b = in(list);
      E c = in(list);
      assertSame(c, removal.apply(list));
      assertFree(c);
      assertHolds(list, a, b);
      assertJoinsElsewhere(c);
      assertSame(b, removal.apply(list));
      assertHolds(list, a);
      assertSame(a, removal.apply(list));
      assertFree(a, b, c);
      assertHolds(list);
    }
  }

  @Test
  void remove_anyPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    E e = in(list);
    assertTrue(list.remove(c));
    assertHolds(list, a, b, d, e);
    assertTrue(list.removeFirstOccurrence(a));
    assertHolds(list, b, d, e);
    assertTrue(list.removeLastOccurrence(e));
    assertHolds(list, b, d);
    assertTrue(list.remove(b));
    assertTrue(list.remove(d));
    assertHolds(list);
    assertFree(a, b, c, d, e);
    assertFalse(list.remove(a));
  }

  @Test
  void add_afterRemoval() {
    E a = in(list);
    E b = in(list);
    list.remove(a);
    list.addLast(a);
    assertHolds(list, b, a);
    list.remove(a);
    other.addLast(a);
    assertHolds(list, b);
    assertHolds(other, a);
  }

  @Test
  void clear_anySize() {
    for (int size = 0; size < 4; size++) {
      List<E> elements = fill(list, size);
      E elsewhere = in(other);
      list.clear();
      assertHolds(list);
      elements.forEach(this::assertFree);
      elements.forEach(list::addFirst);
      list.clear();
      assertHolds(other, elsewhere);
      other.clear();
    }
  }
}
