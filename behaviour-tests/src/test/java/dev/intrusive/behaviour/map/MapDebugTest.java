package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import java.util.ConcurrentModificationException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

/** In debug mode a map remembers its thread, and reports two at the same time. */
@EveryMapHost
final class MapDebugTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  MapDebugTest(MapHost host) {
    super(host);
  }

  @Test
  void lastThread() throws InterruptedException {
    assertNull(DebugMode.lastThreadIn(map));
    E element = fixture.newElement(0);
    Thread worker = new Thread(() -> map.add(element));
    worker.start();
    worker.join();
    assertSame(DebugMode.isEnabled() ? worker : null, DebugMode.lastThreadIn(map));
    map.forEach(each -> {});
    assertSame(DebugMode.isEnabled() ? Thread.currentThread() : null, DebugMode.lastThreadIn(map));
  }

  @Test
  void twoThreads_areReportedWithBothNames() throws InterruptedException {
    if (!DebugMode.isEnabled()) {
      return;
    }
    E first = fixture.newElement(0);
    E second = fixture.newElement(1);
    // The first round is enough, unless one thread ends before the other begins.
    for (int round = 0; round < 1_000; round++) {
      M shared = fixture.newMap();
      Queue<String> reports = new ConcurrentLinkedQueue<>();
      CyclicBarrier start = new CyclicBarrier(2);
      Thread one = new Thread(() -> work(shared, first, start, reports), "first worker");
      Thread two = new Thread(() -> work(shared, second, start, reports), "second worker");
      one.start();
      two.start();
      one.join();
      two.join();
      for (String report : reports) {
        if (report.contains("first worker") && report.contains("second worker")) {
          assertTrue(report.contains(fixture.maps().link()), report);
          return;
        }
      }
      fixture.unlinkAll(first);
      fixture.unlinkAll(second);
    }
    fail("never reported");
  }

  private static <E> void work(
      IntrusiveMap<E> map, E element, CyclicBarrier start, Queue<String> reports) {
    try {
      start.await();
      for (int i = 0; i < 10_000; i++) {
        map.add(element);
        map.remove(element);
      }
    } catch (ConcurrentModificationException report) {
      reports.add(String.valueOf(report.getMessage()));
    } catch (RuntimeException brokenLinks) {
      // What two threads make of a map may fail in any way.
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
