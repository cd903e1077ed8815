package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.behaviour.TwoWorkers;
import java.util.List;
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
    E sameKey = fixture.newElement(0);
    for (Runnable change : List.<Runnable>of(() -> map.add(element), () -> map.put(sameKey))) {
      Thread worker = new Thread(change);
      worker.start();
      worker.join();
      assertSame(DebugMode.isEnabled() ? worker : null, DebugMode.lastThreadIn(map));
    }
    assertTrue(map.contains(sameKey));
    map.forEach(each -> {});
    assertSame(DebugMode.isEnabled() ? Thread.currentThread() : null, DebugMode.lastThreadIn(map));
  }

  @Test
  void twoThreads_areReportedWithBothNames() throws InterruptedException {
    if (!DebugMode.isEnabled()) {
      return;
    }
    // The first round is enough, unless a thread breaks the map before it meets the other. What has
    // been in a broken map is of no use any more.
    for (int round = 0; round < 500; round++) {
      M shared = fixture.newMap();
      E first = fixture.newElement(0);
      E second = fixture.newElement(1);
      for (String report : TwoWorkers.run(inAndOut(shared, first), inAndOut(shared, second))) {
        if (TwoWorkers.areNamed(report)) {
          assertTrue(report.contains(fixture.maps().link()), report);
          return;
        }
      }
    }
    fail("never reported");
  }

  private static <E> Runnable inAndOut(IntrusiveMap<E> map, E element) {
    return () -> {
      map.add(element);
      map.remove(element);
    };
  }
}
