package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveHeap;
import dev.intrusive.behaviour.TwoWorkers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * In debug mode a heap knows the thread that last worked on it, and reports two at the same time.
 */
@EveryHeapHost
final class HeapDebugModeTest<E extends Ranked> extends HeapContract<E> {

  HeapDebugModeTest(HeapHost host) {
    super(host);
  }

  private Map<String, Runnable> changes(List<E> elements, E spare) {
    Map<String, Runnable> changes = new LinkedHashMap<>();
    changes.put("add", () -> heap.add(spare));
    changes.put("remove", () -> heap.remove(spare));
    changes.put("poll", () -> heap.poll());
    changes.put("update", () -> heap.update(elements.get(5)));
    changes.put("moveHere", () -> heap.moveHere(spare));
    changes.put("forEach", () -> heap.forEach(element -> {}));
    changes.put("removeIf", () -> heap.removeIf(element -> element == spare));
    changes.put("drain", () -> heap.drain(element -> {}));
    changes.put("clear", () -> heap.clear());
    return changes;
  }

  @Test
  void lastThread_afterEachChange() {
    assertNull(DebugMode.lastThreadIn(heap));
    List<E> elements = fill(heap, 6);
    for (Map.Entry<String, Runnable> change : changes(elements, free(9)).entrySet()) {
      Thread worker = run(change.getValue());
      assertSame(
          DebugMode.isEnabled() ? worker : null, DebugMode.lastThreadIn(heap), change.getKey());
    }
  }

  @Test
  void lastThread_afterAnAdditionWithinAPass() {
    E first = in(heap, 1);
    E spare = free(9);
    heap.forEach(
        element -> {
          if (element == first) {
            Thread worker = run(() -> heap.add(spare));
            assertSame(DebugMode.isEnabled() ? worker : null, DebugMode.lastThreadIn(heap));
          }
        });
    assertHolds(heap, List.of(first, spare));
  }

  private static Thread run(Runnable change) {
    Thread worker = new Thread(change);
    worker.start();
    try {
      worker.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return worker;
  }

  /** Lets two threads, each with an element of its own, add and remove it. */
  private List<String> work(IntrusiveHeap<E> target, UnaryOperator<Runnable> guard)
      throws InterruptedException {
    return TwoWorkers.run(
        guard.apply(inAndOut(target, free(0))), guard.apply(inAndOut(target, free(1))));
  }

  private static <T> Runnable inAndOut(IntrusiveHeap<T> target, T element) {
    return () -> {
      target.add(element);
      target.remove(element);
    };
  }

  @Test
  void twoThreads_atTheSameTime_areReportedWithBothNames() throws InterruptedException {
    if (!DebugMode.isEnabled()) {
      return;
    }
    // The first round is enough, unless a thread breaks the heap before it meets the other.
    for (int round = 0; round < 1_000; round++) {
      if (work(fixture.newHeap(), operation -> operation).stream().anyMatch(TwoWorkers::areNamed)) {
        return;
      }
    }
    fail("never reported");
  }

  @Test
  void twoThreads_guardedByALock_areNotReported() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    List<String> reports =
        work(
            heap,
            operation ->
                () -> {
                  lock.lock();
                  try {
                    operation.run();
                  } finally {
                    lock.unlock();
                  }
                });
    assertEquals(List.of(), reports);
    assertHolds(heap, List.of());
  }
}
