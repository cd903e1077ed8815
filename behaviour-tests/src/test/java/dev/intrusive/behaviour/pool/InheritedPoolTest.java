package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

/** A pooled class that inherits slot, hooks and lists. */
class InheritedPoolTest {

  private final Script<Bullet> script = new Script<>();
  private final BulletLive live = new BulletLive();
  private final BulletCell cell = new BulletCell();
  private final RocketRockets rockets = new RocketRockets();

  private RocketPool pool(Variant variant) {
    return new RocketPool(3, () -> new Rocket(script), variant.options());
  }

  @PoolTest
  void overridingHook_countsOnce(Variant variant) throws IOException {
    RocketPool pool = pool(variant);
    Rocket rocket = pool.emplace();
    pool.emplace(2);
    pool.emplace("inherited", 3);
    pool.release(rocket);
    assertEquals(
        List.of("begin rocket", "begin rocket 2", "begin inherited[3]", "end Rocket"), script.log);
  }

  @PoolTest
  void release_unlinksFromInheritedListsToo(Variant variant) {
    RocketPool pool = pool(variant);
    Rocket rocket = pool.emplace();
    live.add(rocket);
    cell.add(rocket);
    rockets.add(rocket);
    script.onEnd =
        ending -> {
          assertTrue(BulletLinks.inLive(ending) && BulletLinks.inCell(ending));
          assertSame(rockets, RocketLinks.rocketsOf(rocket));
        };
    pool.release(rocket);
    assertTrue(live.isEmpty() && cell.isEmpty() && rockets.isEmpty());
    assertFalse(RocketLinks.isLinked(rocket));
  }

  @PoolTest
  void throwingHook_unlinksFromInheritedListsToo(Variant variant) {
    RocketPool pool = pool(variant);
    script.onBegin =
        beginning -> {
          live.add(beginning);
          rockets.add((Rocket) beginning);
          throw new IllegalStateException("no");
        };
    assertThrows(IllegalStateException.class, pool::emplace);
    assertTrue(live.isEmpty() && rockets.isEmpty() && pool.liveCount() == 0);
  }
}
