package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.DebugMode;
import dev.intrusive.behaviour.DebugUsage;
import dev.intrusive.behaviour.TwoWorkers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * In debug mode a heap knows the thread that last worked on it, and reports two at the same time.
 */
@EveryHeapHost
final class HeapDebugModeTest<E extends Ranked> extends HeapContract<E> {

  HeapDebugModeTest(HeapHost host) {
    super(host);
  }

  /** Changes that can be done in this order. */
  private Map<String, Runnable> changes(List<E> elements, E spare) {
    E member = elements.get(3);
    Map<String, Runnable> changes = new LinkedHashMap<>();
    changes.put("add", () -> heap.add(spare));
    changes.put("remove", () -> heap.remove(member));
    changes.put("poll", () -> heap.poll());
    changes.put("update", () -> heap.update(elements.get(5)));
    changes.put("moveHere", () -> heap.moveHere(member));
    changes.put("forEach", () -> heap.forEach(element -> {}));
    changes.put("removeIf", () -> heap.removeIf(element -> element == member));
    changes.put("drain", () -> heap.drain(element -> {}));
    changes.put("clear", () -> heap.clear());
    return changes;
  }

  @Test
  void change_duringAPassOfAnotherThread_isReportedInBoth() {
    if (!DebugMode.isEnabled()) {
      return;
    }
    E first = in(heap, 1);
    DebugUsage.assertReportedInBoth(heap, () -> heap.add(free(9)));
    assertHolds(heap, List.of(first));
  }

  @Test
  void removal_byAnotherThread_isReportedByALoop() throws InterruptedException {
    if (DebugMode.isEnabled()) {
      in(heap, 1);
      in(heap, 2);
      E last = in(heap, 3);
      DebugUsage.assertReportedInLoop(heap, () -> heap.remove(last));
    }
  }

  @Test
  void forgottenUpdate_isReportedByTheOperationThatFindsIt() {
    if (!DebugMode.isEnabled() || fixture.comparesByUserCode()) {
      return;
    }
    List<E> elements = fill(heap, 6);
    for (int changed = 0; changed < elements.size(); changed++) {
      E element = elements.get(changed);
      int rank = element.rank();
      for (int other : new int[] {-5, 100}) {
        element.setRank(other);
        assertNamed(element, () -> heap.peek());
        assertNamed(element, () -> heap.poll());
        assertNamed(element, () -> heap.pollWhile(each -> true, each -> {}));
        heap.update(element);
        heap.checkInvariants();
        assertEquals(other == -5, heap.peek() == element);
      }
      element.setRank(rank);
      heap.update(element);
    }
    elements.get(2).setRank(-7);
    assertTrue(heap.remove(elements.get(2)));
    assertEquals(5, heap.size());
  }

  private static void assertNamed(Object element, Executable operation) {
    String message =
        String.valueOf(assertThrows(IllegalStateException.class, operation).getMessage());
    assertTrue(message.contains(element.toString()) && message.contains("update"), message);
  }

  @Test
  void change_whileAnotherThreadChanges_isRefused() {
    if (!DebugMode.isEnabled()) {
      return;
    }
    List<E> elements = fill(heap, 6);
    E spare = free(9);
    E foreign = in(other, 2);
    Map<String, Runnable> changes = changes(elements, spare);
    changes.put("moveHere from another", () -> heap.moveHere(foreign));
    changes.forEach((name, change) -> DebugUsage.assertRefused(heap, name, change));
    assertHolds(heap, elements);
    assertHolds(other, List.of(foreign));
    assertTrue(heap.add(spare));
  }

  @Test
  void twoThreads_guardedByALock_areNotReported() throws InterruptedException {
    assertEquals(List.of(), TwoWorkers.runUnderLock(inAndOut(free(0)), inAndOut(free(1))));
    assertHolds(heap, List.of());
  }

  private Runnable inAndOut(E element) {
    return () -> {
      heap.add(element);
      heap.remove(element);
    };
  }
}
