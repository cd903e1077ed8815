package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * In debug mode a heap knows the thread that last worked on it, and reports two at the same time.
 */
@EveryHeapHost
final class HeapDebugModeTest<E extends Ranked> extends HeapContract<E> {

  private static final int OPERATIONS = 10_000;

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
  void lastThread_afterEachChange() throws InterruptedException {
    assertNull(DebugMode.lastThreadIn(heap));
    List<E> elements = fill(heap, 6);
    for (Map.Entry<String, Runnable> change : changes(elements, free(9)).entrySet()) {
      Thread worker = new Thread(change.getValue());
      worker.start();
      worker.join();
      assertSame(
          DebugMode.isEnabled() ? worker : null, DebugMode.lastThreadIn(heap), change.getKey());
    }
  }

  /** Lets two threads, each with an element of its own, add and remove it; returns the reports. */
  private Queue<String> work(IntrusiveHeap<E> target, UnaryOperator<Runnable> guard)
      throws InterruptedException {
    Queue<String> reports = new ConcurrentLinkedQueue<>();
    CyclicBarrier start = new CyclicBarrier(2);
    List<Thread> workers = new ArrayList<>();
    for (String name : List.of("first worker", "second worker")) {
      E element = free(workers.size());
      Runnable operation =
          guard.apply(
              () -> {
                target.add(element);
                target.remove(element);
              });
      Thread worker =
          new Thread(
              () -> {
                try {
                  start.await();
                  for (int i = 0; i < OPERATIONS; i++) {
                    operation.run();
                  }
                } catch (ConcurrentModificationException report) {
                  reports.add(String.valueOf(report.getMessage()));
                } catch (RuntimeException brokenHeap) {
                  // What two threads make of a heap may fail in any way.
                } catch (Exception e) {
                  throw new AssertionError(e);
                }
              },
              name);
      workers.add(worker);
      worker.start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    return reports;
  }

  @Test
  void twoThreads_atTheSameTime_areReportedWithBothNames() throws InterruptedException {
    if (!DebugMode.isEnabled()) {
      return;
    }
    // The first round is enough, unless one thread ends before the other begins.
    for (int round = 0; round < 1_000; round++) {
      for (String report : work(fixture.newHeap(), operation -> operation)) {
        if (report.contains("first worker") && report.contains("second worker")) {
          return;
        }
      }
    }
    fail("never reported");
  }

  @Test
  void twoThreads_guardedByALock_areNotReported() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Queue<String> reports =
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
    assertEquals(List.of(), new ArrayList<>(reports));
    assertHolds(heap, List.of());
  }
}
