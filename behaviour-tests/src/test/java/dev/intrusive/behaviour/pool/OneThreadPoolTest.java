package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A pool for one thread promises the same lives as a shared pool. */
class OneThreadPoolTest {

  private final Script<Bullet> script = new Script<>();
  private final BulletLive live = new BulletLive();
  private final BulletCell cell = new BulletCell();

  private DartPool pool(int capacity) {
    return new DartPool(capacity, () -> new Dart(script));
  }

  private void link(Bullet bullet) {
    live.add(bullet);
    cell.add(bullet);
  }

  private void assertGone(ObjectPool<Dart> pool, Dart dart) {
    assertEquals(0, pool.liveCount());
    assertFalse(pool.isLive(dart));
    assertFalse(BulletLinks.isLinked(dart));
    assertTrue(live.isEmpty() && cell.isEmpty());
  }

  @Test
  void annotation_choosesTheClassOfThePool() {
    assertFalse(SharedPool.class.isAssignableFrom(DartPool.class));
    assertInstanceOf(SharedPool.class, new SparkPool(1));
  }

  @Test
  void emplace_takesFirstWhatWasFreedLast() {
    DartPool pool = pool(200);
    List<Dart> darts = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      darts.add(pool.emplace());
    }
    Collections.shuffle(darts, new Random(1));
    darts.forEach(pool::release);
    for (int i = darts.size() - 1; i >= 0; i--) {
      assertSame(darts.get(i), pool.emplace());
    }
  }

  @Test
  void objectWhoseHooksRun_isTakenButNotLive() {
    DartPool pool = pool(1);
    List<Bullet> seen = new ArrayList<>();
    script.onBegin =
        bullet -> {
          link(bullet);
          Dart dart = (Dart) bullet;
          assertFalse(pool.isLive(dart));
          assertThrows(IllegalStateException.class, () -> pool.handleOf(dart));
          assertThrows(IllegalStateException.class, () -> pool.release(dart));
          assertThrows(IllegalStateException.class, pool::close);
          pool.forEach(seen::add);
          assertNull(pool.tryEmplace());
          assertThrows(PoolExhaustedException.class, pool::emplace);
        };
    Dart dart = pool.emplace();
    long handle = pool.handleOf(dart);
    assertEquals(List.of(), seen);
    script.onEnd =
        ending -> {
          assertSame(live, BulletLinks.liveOf(ending));
          assertFalse(pool.isLive(dart));
          assertNull(pool.resolve(handle));
          assertEquals(1, pool.liveCount());
          assertThrows(IllegalStateException.class, pool::close);
        };
    pool.release(dart);
    assertEquals(List.of("begin ()", "end Bullet"), script.log);
    assertGone(pool, dart);
    assertThrows(IllegalStateException.class, () -> pool.release(dart));
  }

  @Test
  void throwingHooks_leaveListsAndSlotFree() {
    DartPool pool = pool(1);
    List<Dart> begun = new ArrayList<>();
    IllegalArgumentException failure = new IllegalArgumentException("no");
    script.onBegin =
        bullet -> {
          link(bullet);
          begun.add((Dart) bullet);
          throw failure;
        };
    assertSame(failure, assertThrows(IllegalArgumentException.class, pool::emplace));
    assertSame(failure, assertThrows(IllegalArgumentException.class, pool::tryEmplace));
    assertGone(pool, begun.get(0));
    script.onBegin = this::link;
    assertThrows(IOException.class, () -> pool.emplace("checked"));
    assertGone(pool, begun.get(0));
    Dart dart = pool.emplace();
    script.onEnd =
        ending -> {
          throw failure;
        };
    assertSame(failure, assertThrows(IllegalArgumentException.class, () -> pool.release(dart)));
    assertGone(pool, dart);
  }

  @Test
  void handle_namesOneLife() {
    DartPool pool = pool(1);
    long stale = 0;
    for (int life = 0; life < 100; life++) {
      Dart dart = pool.emplace();
      assertNull(pool.resolve(stale));
      stale = pool.handleOf(dart);
      assertSame(dart, pool.resolve(stale));
      pool.release(dart);
    }
    assertNull(pool.resolve(stale));
  }

  @Test
  void close_refusesAndNamesNoLifeTooMany() {
    DartPool pool = pool(2);
    Dart dart = pool.emplace();
    IllegalStateException open = assertThrows(IllegalStateException.class, pool::close);
    assertTrue(open.toString().contains("1 object is live: slot 0 "), open::toString);
    pool.release(dart);
    pool.close();
    pool.close();
    for (int i = 0; i < 3; i++) {
      IllegalStateException closed = assertThrows(IllegalStateException.class, pool::emplace);
      assertTrue(closed.toString().contains("(capacity 2, 0 live) is closed"), closed::toString);
    }
    assertThrows(IllegalStateException.class, pool::tryEmplace);
    assertEquals(0, pool.liveCount());
  }

  @Test
  void statistics_countLivesExhaustionsAndThePeak() {
    DartPool pool =
        new DartPool(2, () -> new Dart(script), PoolOptions.defaults().statistics(true));
    Dart first = pool.emplace();
    pool.emplace();
    assertNull(pool.tryEmplace());
    pool.release(first);
    pool.emplace();
    assertEquals("lives: 3, exhaustions: 1, peak: 2", pool.statistics().toString());
    assertThrows(IllegalStateException.class, () -> pool(1).statistics());
  }

  @Test
  void releaseAll_goesOnIfHooksThrow() {
    DartPool pool = pool(4);
    for (int i = 0; i < 3; i++) {
      link(pool.emplace());
    }
    script.onEnd =
        ending -> {
          throw new IllegalStateException("end " + ending.slot);
        };
    IllegalStateException failure = assertThrows(IllegalStateException.class, pool::releaseAll);
    assertEquals("end 0", failure.getMessage());
    assertEquals(2, failure.getSuppressed().length);
    assertTrue(pool.liveCount() == 0 && live.isEmpty() && cell.isEmpty());
  }

  @Test
  void randomLives_agreeWithTheModel() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      DartPool pool = pool(1 + random.nextInt(9));
      Map<Dart, Long> lives = new HashMap<>();
      for (int step = 0; step < 300; step++) {
        Dart dart = pool.at(random.nextInt(pool.capacity()));
        if (dart == null || random.nextInt(3) == 0) {
          Dart fresh = pool.tryEmplace(step);
          assertEquals(lives.size() == pool.capacity(), fresh == null);
          if (fresh != null) {
            assertNull(lives.put(fresh, pool.handleOf(fresh)), "emplaced while live");
            link(fresh);
          }
        } else {
          Long handle = lives.remove(dart);
          assertNotNull(handle, "live, but not emplaced");
          assertSame(dart, pool.resolve(handle));
          pool.release(dart);
          assertNull(pool.resolve(handle));
        }
        List<Dart> inSlotOrder = new ArrayList<>(lives.keySet());
        inSlotOrder.sort(Comparator.comparingInt(each -> each.slot));
        List<Dart> iterated = new ArrayList<>();
        pool.forEach(iterated::add);
        assertEquals(inSlotOrder, iterated);
        assertEquals(lives.size(), pool.liveCount());
        assertEquals(lives.size(), live.size());
        live.checkInvariants();
        cell.checkInvariants();
      }
      assertEquals(lives.size(), pool.releaseAll());
      assertTrue(live.isEmpty() && cell.isEmpty());
    }
  }
}
