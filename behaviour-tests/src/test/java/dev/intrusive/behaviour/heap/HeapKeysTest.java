package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
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
    String message =
        assertFails(
            IllegalStateException.class,
            heap::checkInvariants,
            changed,
            "comes before its parent",
            "call update after the key of an element changed");
    assertTrue(message.contains("element"), message);
    heap.update(changed);
    heap.checkInvariants();
    E head = heap.element();
    head.setRank(50);
    assertFails(
        IllegalStateException.class, heap::checkInvariants, head, "comes before its parent");
    heap.update(head);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void everythingElseStaysRight() {
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
