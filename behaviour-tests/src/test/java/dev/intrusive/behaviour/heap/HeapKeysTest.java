package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Keys that change without {@code update} leave the order undefined, and nothing else. */
@EveryHeapHost
final class HeapKeysTest<E extends Ranked> extends HeapContract<E> {

  private final Random random = new Random(2);

  HeapKeysTest(HeapHost host) {
    super(host);
  }

  @Test
  void checkInvariants_namesTheElements() {
    List<E> elements = fill(heap, 20);
    E changed = elements.get(12);
    changed.setRank(-1);
    assertReported(changed);
    heap.update(changed);
    heap.checkInvariants();
    E head = heap.element();
    head.setRank(50);
    assertReported(head);
    heap.update(head);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  private void assertReported(E element) {
    List<String> words =
        fixture.comparesByUserCode()
            ? List.of("comes before its parent", "call update after the key of an element changed")
            : List.of("has changed", "call update after changing the key of an element");
    assertFails(
        IllegalStateException.class, heap::checkInvariants, element, words.get(0), words.get(1));
  }

  /** A changed key is found even if the order is right by all keys, of before and now. */
  @Test
  void checkInvariants_namesTheElement_whereTheOrderIsRight() {
    assumeFalse(fixture.comparesByUserCode());
    fill(heap, 20);
    E head = heap.element();
    head.setRank(-1);
    assertFails(IllegalStateException.class, heap::checkInvariants, head, "has changed", "update");
    heap.update(head);
    heap.checkInvariants();
  }

  /** During an iteration, too, elements are compared by the keys that the heap has read. */
  @Test
  void keyThatChangesDuringAnIteration_isReadByUpdate() {
    assumeFalse(fixture.comparesByUserCode() || DebugMode.isEnabled());
    List<E> elements = fill(heap, 20);
    E head = heap.element();
    E last = elements.stream().max(Comparator.comparing(Ranked::rank)).orElseThrow();
    boolean[] isChanged = {false};
    heap.forEach(
        element -> {
          if (!isChanged[0]) {
            isChanged[0] = true;
            E added = in(heap, 30);
            head.setRank(50);
            last.setRank(-1);
            assertSame(head, heap.peek());
            heap.update(last);
            assertSame(last, heap.poll());
            assertSame(head, heap.peek());
            heap.update(head);
            assertTrue(heap.remove(added));
          }
        });
    elements.remove(last);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void everythingElseStaysRight() {
    assumeFalse(DebugMode.isEnabled(), "it reports the changed key");
    for (int round = 0; round < 60; round++) {
      List<E> elements = fill(heap, 30);
      elements.forEach(element -> element.setRank(random.nextInt(100)));
      for (int i = 0; i < 10; i++) {
        E removed = elements.remove(random.nextInt(elements.size()));
        assertTrue(heap.remove(removed));
        assertFree(removed);
      }
      E polled = heap.poll();
      assertTrue(elements.remove(polled));
      E added = in(heap, random.nextInt(100));
      elements.add(added);
      assertEquals(identitySet(elements), contentOf(heap));
      for (Iterator<E> iterator = heap.iterator(); iterator.hasNext(); ) {
        E element = iterator.next();
        assertTrue(elements.contains(element));
        if (random.nextInt(3) == 0) {
          iterator.remove();
          elements.remove(element);
        }
      }
      assertEquals(identitySet(elements), contentOf(heap));
      assertEquals(elements.size(), heap.size());
      elements.forEach(element -> assertTrue(heap.contains(element)));
      assertThrows(IllegalStateException.class, () -> heap.add(elements.get(0)));
      elements.forEach(element -> assertTrue(heap.remove(element)));
      assertTrue(heap.isEmpty());
    }
  }

  @Test
  void updateOfEachChangedElement_restoresTheOrder() {
    List<E> elements = fill(heap, 30);
    for (E element : elements) {
      element.setRank(random.nextInt(100));
    }
    // Each update restores the order of one element among others that are wrong, too; the last
    // passes find nothing to move.
    for (int i = 0; i < elements.size(); i++) {
      elements.forEach(heap::update);
    }
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void lostAfterAPass_isRestoredByKeysOfNow() {
    List<E> elements = new ArrayList<>(fill(heap, 30));
    heap.forEach(
        element -> {
          element.setRank(100 - element.rank());
          heap.update(element);
        });
    heap.checkInvariants();
    assertHolds(heap, elements);
    assertOrdered(heap);
    assertFalse(heap.isEmpty());
  }
}
