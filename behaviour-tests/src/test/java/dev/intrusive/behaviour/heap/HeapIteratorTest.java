package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Iterators follow the removal of the current element, and report what they cannot follow. */
@EveryHeapHost
final class HeapIteratorTest<E extends Ranked> extends HeapContract<E> {

  private static final int ROUNDS = 300;

  HeapIteratorTest(HeapHost host) {
    super(host);
  }

  private Map<String, Consumer<E>> removals() {
    Map<String, Consumer<E>> removals = new LinkedHashMap<>();
    removals.put("remove", heap::remove);
    removals.put("unlinkFrom", fixture::unlink);
    removals.put("unlinkAll", fixture::unlinkAll);
    removals.put("moveHere", other::moveHere);
    if (fixture.isPooled()) {
      removals.put("release", fixture::release);
    }
    return removals;
  }

  @Test
  void removalOfTheCurrentElement_byEachRoute() {
    Random random = new Random(3);
    List<Consumer<E>> removals = new ArrayList<>(removals().values());
    for (int round = 0; round < ROUNDS; round++) {
      Set<E> expected = identitySet();
      for (int i = random.nextInt(25); i > 0; i--) {
        expected.add(in(heap, random.nextInt(10)));
      }
      Set<E> visited = identitySet();
      Iterator<E> iterator = heap.iterator();
      int remaining = expected.size();
      while (iterator.hasNext()) {
        E element = iterator.next();
        assertTrue(visited.add(element), "visited twice");
        switch (random.nextInt(3)) {
          case 0 -> {
            iterator.remove();
            assertFalse(heap.contains(element));
            assertThrows(IllegalStateException.class, iterator::remove);
            remaining--;
          }
          case 1 -> {
            removals.get(round % removals.size()).accept(element);
            remaining--;
          }
          default -> assertTrue(heap.contains(element));
        }
        heap.checkInvariants();
      }
      assertEquals(expected, visited);
      assertThrows(NoSuchElementException.class, iterator::next);
      assertEquals(remaining, heap.size());
      if (fixture.isPooled()) {
        expected.removeIf(element -> !heap.contains(element));
        expected.forEach(fixture::release);
      }
      heap.clear();
      other.clear();
    }
  }

  @Test
  void otherChanges_areReported() {
    Map<String, Consumer<List<E>>> changes = new LinkedHashMap<>();
    changes.put("add", rest -> in(heap, 2));
    changes.put("poll of another", rest -> heap.poll());
    changes.put("removal of another", rest -> heap.remove(rest.get(3)));
    changes.put("update", rest -> heap.update(rest.get(0)));
    changes.put("clear", rest -> heap.clear());
    changes.put("drain", rest -> heap.drain(each -> {}));
    changes.put("removal of all", rest -> heap.removeIf(each -> true));
    changes.put(
        "removal and addition of the current one",
        rest -> {
          heap.remove(rest.get(0));
          heap.add(rest.get(0));
        });
    changes.forEach(
        (name, change) -> {
          heap.clear();
          fill(heap, 9);
          Iterator<E> iterator = heap.iterator();
          iterator.next();
          E current = iterator.next();
          List<E> rest = new ArrayList<>(contentOf(heap));
          rest.remove(current);
          rest.removeIf(element -> element == heap.peek());
          rest.add(0, current);
          change.accept(rest);
          assertTrue(iterator.hasNext(), name);
          assertFails(ConcurrentModificationException.class, iterator::next, "iterator");
          assertThrows(ConcurrentModificationException.class, iterator::remove, name);
          heap.checkInvariants();
        });
  }

  @Test
  void restoredOrder_isAChange() {
    List<E> elements = fill(heap, 9);
    assertThrows(
        Refusal.class,
        () ->
            heap.forEach(
                element -> {
                  if (element.rank() == 8) {
                    element.setRank(-1);
                    heap.update(element);
                    throw new Refusal(); // by which the order stays lost
                  }
                }));
    Iterator<E> iterator = heap.iterator();
    iterator.next();
    E head = heap.peek();
    assertTrue(head != null && head.rank() == -1);
    assertFails(ConcurrentModificationException.class, iterator::next, "iterator");
    assertHolds(heap, elements);
  }

  @Test
  void misuse_isRefused() {
    E element = in(heap, 1);
    Iterator<E> iterator = heap.iterator();
    assertFails(IllegalStateException.class, iterator::remove, "next()");
    assertTrue(iterator.next() == element);
    heap.remove(element);
    assertFails(IllegalStateException.class, iterator::remove, "already left");
    assertFalse(iterator.hasNext());
    assertFails(NoSuchElementException.class, iterator::next, "no further element");
  }

  @Test
  void removalWithinAPass() {
    List<E> elements = fill(heap, 12);
    Set<E> visited = identitySet();
    boolean[] isDone = {false};
    heap.forEach(
        unused -> {
          if (!isDone[0]) {
            isDone[0] = true;
            for (Iterator<E> iterator = heap.iterator(); iterator.hasNext(); ) {
              E element = iterator.next();
              assertTrue(visited.add(element));
              if (element.rank() % 2 == 0) {
                iterator.remove();
              }
            }
          }
        });
    assertEquals(identitySet(elements), visited);
    elements.removeIf(element -> element.rank() % 2 == 0);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void forEachRemaining_andStream_reportChanges() {
    fill(heap, 9);
    Iterator<E> iterator = heap.iterator();
    iterator.next();
    assertThrows(
        ConcurrentModificationException.class,
        () -> iterator.forEachRemaining(element -> in(heap, 3)));
    assertThrows(
        ConcurrentModificationException.class, () -> heap.stream().forEach(element -> in(heap, 3)));
    heap.checkInvariants();
  }
}
