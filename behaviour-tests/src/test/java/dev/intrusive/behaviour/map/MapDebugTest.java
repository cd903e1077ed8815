package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.behaviour.DebugUsage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** In debug mode a map remembers its thread, and reports two at the same time. */
@EveryMapHost
final class MapDebugTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  MapDebugTest(MapHost host) {
    super(host);
  }

  /** Changes that can be done in this order. */
  private Map<String, Runnable> changes(List<E> elements) {
    E spare = fixture.newElement(2);
    E sameKey = fixture.newElement(0);
    E member = elements.get(1);
    Map<String, Runnable> changes = new LinkedHashMap<>();
    changes.put("add", () -> map.add(spare));
    changes.put("put", () -> map.put(sameKey));
    changes.put("remove", () -> map.remove(member));
    changes.put("forEach", () -> map.forEach(element -> {}));
    changes.put("removeIf", () -> map.removeIf(element -> element != spare));
    changes.put("drain", () -> map.drain(element -> {}));
    return changes;
  }

  @Test
  void change_duringAPassOfAnotherThread_isReportedInBoth() {
    if (DebugMode.isEnabled()) {
      List<E> elements = fill(map, 2);
      DebugUsage.assertReportedInBoth(map, () -> map.removeIf(element -> true));
      DebugUsage.assertReportedInBoth(map, () -> map.remove(elements.get(0)));
      assertHolds(map, elements);
    }
  }

  @Test
  void removal_byAnotherThread_isReportedByALoop() throws InterruptedException {
    if (DebugMode.isEnabled()) {
      List<E> elements = fill(map, 3);
      DebugUsage.assertReportedInLoop(map, () -> map.remove(elements.get(2)));
    }
  }

  @Test
  void change_whileAnotherThreadChanges_isRefused() {
    if (!DebugMode.isEnabled()) {
      return;
    }
    List<E> elements = fill(map, 2);
    Map<String, Runnable> changes = changes(elements);
    changes.put("clear", map::clear);
    changes.forEach(
        (name, change) -> {
          String message = DebugUsage.assertRefused(map, name, change);
          assertTrue(message.contains(fixture.maps().link()), message);
        });
    assertHolds(map, elements);
  }
}
