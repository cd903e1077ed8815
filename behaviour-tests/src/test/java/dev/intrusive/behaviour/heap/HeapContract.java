package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;

/**
 * What the classes of the contract start from: two heaps of one kind of host.
 *
 * @param <E> the type of the elements
 */
abstract class HeapContract<E extends Ranked> {

  final HeapFixture<E> fixture;
  final IntrusiveHeap<E> heap;
  final IntrusiveHeap<E> other;

  HeapContract(HeapHost host) {
    fixture = host.newFixture();
    heap = fixture.newHeap();
    other = fixture.newHeap();
  }

  /** A new element in no heap. */
  final E free(int rank) {
    return fixture.newElement(rank);
  }

  /** A new element in a heap. */
  final E in(IntrusiveHeap<E> target, int rank) {
    E element = free(rank);
    assertTrue(target.add(element));
    return element;
  }

  /** New elements in a heap, with the ranks 0, 7, 14… modulo the number of elements. */
  final List<E> fill(IntrusiveHeap<E> target, int count) {
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(in(target, i * 7 % count));
    }
    return elements;
  }

  static <T> Set<T> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  static <T> Set<T> identitySet(Collection<? extends T> elements) {
    Set<T> set = identitySet();
    set.addAll(elements);
    return set;
  }

  /** The elements that a pass visits, each once. */
  static <T> Set<T> contentOf(IntrusiveHeap<T> heap) {
    Set<T> content = identitySet();
    heap.forEach(element -> assertTrue(content.add(element), "visited twice"));
    return content;
  }

  /** Asserts that a heap is whole, and which elements it has, by everything that tells it. */
  final void assertHolds(IntrusiveHeap<E> target, Collection<E> expected) {
    target.checkInvariants();
    assertEquals(expected.size(), target.size());
    assertEquals(expected.isEmpty(), target.isEmpty());
    assertEquals(identitySet(expected), contentOf(target));
    for (E element : expected) {
      assertTrue(target.contains(element));
      assertSame(target, fixture.generated().heapOf().apply(element));
      assertTrue(fixture.generated().isIn().test(element));
      assertTrue(fixture.generated().isLinked().test(element));
    }
  }

  final void assertFree(E element) {
    assertFalse(heap.contains(element));
    assertFalse(other.contains(element));
    assertNull(fixture.generated().heapOf().apply(element));
    assertFalse(fixture.generated().isIn().test(element));
    assertFalse(fixture.generated().isLinked().test(element));
  }

  /** Asserts that a heap hands its elements over in their order, and takes them back. */
  final void assertOrdered(IntrusiveHeap<E> target) {
    List<E> polled = new ArrayList<>();
    for (E head = target.peek(); head != null; head = target.peek()) {
      assertSame(head, target.poll());
      target.checkInvariants();
      polled.add(head);
    }
    for (int i = 1; i < polled.size(); i++) {
      assertTrue(polled.get(i - 1).rank() <= polled.get(i).rank(), "out of order");
    }
    target.addAll(polled);
  }

  /** Asserts that something fails with words in its message, and returns the message. */
  static String assertFails(
      Class<? extends RuntimeException> type, Executable executable, Object... words) {
    String message = String.valueOf(assertThrows(type, executable).getMessage());
    for (Object word : words) {
      assertTrue(message.contains(word.toString()), () -> message + " lacks " + word);
    }
    return message;
  }
}
