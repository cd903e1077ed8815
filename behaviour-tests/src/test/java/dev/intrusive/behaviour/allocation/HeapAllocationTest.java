package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.behaviour.heap.EveryHeapHost;
import dev.intrusive.behaviour.heap.HeapFixture;
import dev.intrusive.behaviour.heap.HeapHost;
import dev.intrusive.behaviour.heap.Ranked;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Once its array has grown, what a heap does allocates nothing. */
@EveryHeapHost
final class HeapAllocationTest<E extends Ranked> {

  private static final int ELEMENTS = 40;
  private static final int ROUNDS = 30;
  private static final int REPETITIONS = 300;

  private final IntrusiveHeap<E> heap;
  private final IntrusiveHeap<E> other;
  private final List<E> elements = new ArrayList<>();
  private int next;

  HeapAllocationTest(HeapHost host) {
    HeapFixture<E> fixture = host.newFixture();
    heap = fixture.newHeap();
    other = fixture.newHeap();
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(fixture.newElement(i * 7 % ELEMENTS));
    }
    other.addAll(elements);
    other.clear();
    heap.addAll(elements);
  }

  private E any() {
    next = (next + 7) % ELEMENTS;
    return elements.get(next);
  }

  private Map<String, Runnable> operations() {
    Consumer<E> nothing = element -> {};
    Consumer<E> addAgain = heap::add;
    Predicate<E> isFirst = element -> element.rank() < 2;
    Consumer<E> change =
        element -> {
          heap.remove(element);
          heap.add(element);
          heap.update(element);
        };
    Map<String, Runnable> operations = new LinkedHashMap<>();
    operations.put(
        "remove and add",
        () -> {
          E element = any();
          heap.remove(element);
          heap.add(element);
        });
    operations.put(
        "poll and add",
        () -> {
          E head = heap.remove();
          head.setRank(head.rank() + 11);
          heap.offer(head);
        });
    operations.put(
        "update",
        () -> {
          E element = any();
          element.setRank((element.rank() + 13) % ELEMENTS);
          heap.update(element);
        });
    operations.put(
        "move",
        () -> {
          E element = any();
          other.moveHere(element);
          heap.moveHere(element);
        });
    operations.put("pollWhile", () -> heap.pollWhile(isFirst, nothing));
    operations.put("forEach", () -> heap.forEach(nothing));
    operations.put("changes in forEach", () -> heap.forEach(change));
    operations.put("removeIf", () -> heap.removeIf(element -> element.rank() == 3));
    operations.put("checkInvariants", heap::checkInvariants);
    operations.put(
        "clear",
        () -> {
          heap.clear();
          for (int i = 0; i < ELEMENTS; i++) {
            addAgain.accept(elements.get(i));
          }
        });
    return operations;
  }

  @Test
  void operations_allocateNothing() {
    operations()
        .forEach(
            (name, operation) -> {
              for (int i = 0; i < ELEMENTS; i++) {
                heap.moveHere(elements.get(i));
              }
              assertEquals(0, AllocationMeter.fewestBytes(operation, ROUNDS, REPETITIONS), name);
            });
  }
}
