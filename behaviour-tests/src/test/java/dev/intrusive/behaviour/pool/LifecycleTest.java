package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.PoolExhaustedException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The order of things when lives begin and end, and what remains if hooks throw. */
class LifecycleTest {

  private final Script<Bullet> script = new Script<>();
  private final BulletLive live = new BulletLive();
  private final BulletCell cell = new BulletCell();

  private BulletPool pool(int capacity, Variant variant) {
    return new BulletPool(capacity, () -> new Bullet(script), variant.options());
  }

  private void link(Bullet bullet) {
    live.add(bullet);
    cell.add(bullet);
  }

  private void assertGone(BulletPool pool, Bullet bullet) {
    assertEquals(0, pool.liveCount());
    assertFalse(pool.isLive(bullet));
    assertFalse(BulletLinks.isLinked(bullet));
    assertTrue(live.isEmpty() && cell.isEmpty());
    live.checkInvariants();
    cell.checkInvariants();
  }

  @Test
  void stack_takesFirstWhatWasFreedLast() {
    SparkPool pool = new SparkPool(200, Variant.STACK.options());
    List<Spark> sparks = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      sparks.add(pool.emplace());
    }
    Collections.shuffle(sparks, new Random(1));
    sparks.forEach(pool::release);
    for (int i = sparks.size() - 1; i >= 0; i--) {
      assertSame(sparks.get(i), pool.emplace());
    }
  }

  @PoolTest
  void emplace_callsTheHookOfItsParameters(Variant variant) throws Exception {
    BulletPool pool = pool(9, variant);
    pool.emplace();
    assertEquals(5, pool.emplace(5).x);
    pool.emplace("a");
    pool.emplace("b", 1, 2);
    pool.emplace("c", new int[] {3});
    pool.tryEmplace(6);
    pool.awaitEmplace(7);
    pool.awaitEmplaceFor(1, TimeUnit.HOURS, "d", 4);
    assertEquals(
        List.of(
            "begin ()",
            "begin (5)",
            "begin a[]",
            "begin b[1, 2]",
            "begin c[3]",
            "begin (6)",
            "begin (7)",
            "begin d[4]"),
        script.log);
    assertEquals(8, pool.liveCount());
  }

  @PoolTest
  void beginningObject_isNotLiveButTaken(Variant variant) {
    BulletPool pool = pool(1, variant);
    List<Bullet> seen = new ArrayList<>();
    script.onBegin =
        bullet -> {
          link(bullet);
          assertFalse(pool.isLive(bullet));
          assertThrows(IllegalStateException.class, () -> pool.handleOf(bullet));
          assertThrows(IllegalStateException.class, () -> pool.release(bullet));
          assertThrows(IllegalStateException.class, () -> pool.retire(bullet));
          pool.forEach(seen::add);
          assertEquals(0, pool.freeCount());
          assertNull(pool.tryEmplace());
          assertThrows(PoolExhaustedException.class, pool::emplace);
        };
    Bullet bullet = pool.emplace();
    assertEquals(List.of(), seen);
    assertTrue(pool.isLive(bullet));
    assertSame(live, BulletLinks.liveOf(bullet));
    assertSame(cell, BulletLinks.cellOf(bullet));
  }

  @PoolTest
  void throwingBeginning_leavesListsAndSlotFree(Variant variant) {
    BulletPool pool = pool(1, variant);
    List<Bullet> begun = new ArrayList<>();
    IllegalStateException failure = new IllegalStateException("no");
    script.onBegin =
        bullet -> {
          link(bullet);
          begun.add(bullet);
          throw failure;
        };
    assertSame(failure, assertThrows(IllegalStateException.class, pool::emplace));
    assertSame(failure, assertThrows(IllegalStateException.class, pool::tryEmplace));
    assertSame(failure, assertThrows(IllegalStateException.class, pool::awaitEmplace));
    assertSame(
        failure,
        assertThrows(IllegalStateException.class, () -> pool.awaitEmplaceFor(0, TimeUnit.SECONDS)));
    assertEquals(4, begun.size());
    assertGone(pool, begun.get(0));
    assertEquals(List.of("begin ()", "begin ()", "begin ()", "begin ()"), script.log);
    script.onBegin = bullet -> {};
    assertTrue(pool.isLive(pool.emplace()));
  }

  @PoolTest
  void checkedException_passesOn(Variant variant) {
    BulletPool pool = pool(1, variant);
    script.onBegin = this::link;
    assertEquals(
        "checked", assertThrows(IOException.class, () -> pool.emplace("checked")).getMessage());
    assertThrows(IOException.class, () -> pool.awaitEmplace("checked", 1));
    assertEquals(0, pool.liveCount());
    assertTrue(live.isEmpty() && cell.isEmpty());
  }

  @PoolTest
  void endingObject_isLinkedButNotLive(Variant variant) {
    BulletPool pool = pool(1, variant);
    Bullet bullet = pool.emplace();
    link(bullet);
    long handle = pool.handleOf(bullet);
    script.onEnd =
        ending -> {
          assertSame(bullet, ending);
          assertSame(live, BulletLinks.liveOf(ending));
          assertSame(cell, BulletLinks.cellOf(ending));
          assertFalse(pool.isLive(ending));
          assertNull(pool.resolve(handle));
          assertEquals(1, pool.liveCount());
          assertNull(pool.tryEmplace());
          assertFalse(pool.iterator().hasNext());
          assertThrows(IllegalStateException.class, () -> pool.release(ending));
        };
    pool.release(bullet);
    assertEquals(List.of("begin ()", "end Bullet"), script.log);
    assertGone(pool, bullet);
  }

  @PoolTest
  void throwingEnd_unlinksAndFreesAllTheSame(Variant variant) {
    BulletPool pool = pool(1, variant);
    Bullet bullet = pool.emplace();
    link(bullet);
    IllegalArgumentException failure = new IllegalArgumentException("no");
    script.onEnd =
        ending -> {
          throw failure;
        };
    assertSame(failure, assertThrows(IllegalArgumentException.class, () -> pool.release(bullet)));
    assertGone(pool, bullet);
    assertSame(bullet, pool.emplace());
  }

  @PoolTest
  void endingObject_mayReleaseEmplaceAndMoveOthers(Variant variant) {
    BulletPool pool = pool(3, variant);
    Bullet first = pool.emplace();
    Bullet second = pool.emplace();
    link(first);
    link(second);
    List<Bullet> emplaced = new ArrayList<>();
    script.onEnd =
        ending -> {
          script.onEnd = unused -> {};
          pool.release(second);
          live.moveToLast(ending);
          BulletLinks.unlinkFromCell(ending);
          Bullet third = pool.emplace(3);
          emplaced.add(third);
          live.addFirst(third);
          cell.add(ending);
        };
    pool.release(first);
    Bullet third = emplaced.get(0);
    assertNotSame(first, third);
    assertEquals(List.of(third), new ArrayList<>(live));
    assertTrue(cell.isEmpty());
    assertEquals(1, pool.liveCount());
    assertTrue(pool.isLive(third));
  }

  @PoolTest
  void forEachOfAList_mayRelease(Variant variant) {
    BulletPool pool = pool(6, variant);
    for (int i = 0; i < 6; i++) {
      link(pool.emplace(i));
    }
    List<Integer> visited = new ArrayList<>();
    live.forEach(
        bullet -> {
          visited.add(bullet.x);
          if (bullet.x % 2 == 0) {
            Bullet next = live.next(bullet);
            pool.release(bullet);
            if (bullet.x == 2 && next != null) {
              pool.release(next);
            }
          }
        });
    assertEquals(List.of(0, 1, 2, 4, 5), visited);
    assertEquals(2, pool.liveCount());
    cell.forEach(pool::release);
    assertTrue(pool.liveCount() == 0 && live.isEmpty());
  }

  @PoolTest
  void forEachOfThePool_mayReleaseAndEmplace(Variant variant) {
    BulletPool pool = pool(5, variant);
    for (int i = 0; i < 4; i++) {
      link(pool.emplace(i));
    }
    List<Bullet> visited = new ArrayList<>();
    pool.forEach(
        bullet -> {
          visited.add(bullet);
          pool.release(bullet);
          assertFalse(pool.isLive(bullet));
        });
    assertEquals(4, visited.size());
    assertTrue(pool.liveCount() == 0 && live.isEmpty() && cell.isEmpty());
  }

  @PoolTest
  void releaseAll_goesOnIfHooksThrow(Variant variant) {
    BulletPool pool = pool(4, variant);
    List<Bullet> bullets = List.of(pool.emplace(), pool.emplace(), pool.emplace());
    bullets.forEach(this::link);
    pool.retire(bullets.get(1));
    List<Integer> slots = new ArrayList<>();
    script.onEnd =
        ending -> {
          slots.add(ending.slot);
          throw new IllegalStateException("end " + ending.slot);
        };
    List<Integer> inOrder = new ArrayList<>();
    pool.forEach(bullet -> inOrder.add(bullet.slot));
    IllegalStateException failure = assertThrows(IllegalStateException.class, pool::releaseAll);
    assertEquals(inOrder, slots);
    assertEquals("end " + slots.get(0), failure.getMessage());
    assertEquals(2, failure.getSuppressed().length);
    assertTrue(pool.liveCount() == 0 && live.isEmpty() && cell.isEmpty());
    assertEquals(0, pool.reclaim());
  }

  @PoolTest
  void reclaim_releasesWhatIsRetired(Variant variant) {
    BulletPool pool = pool(4, variant);
    Bullet first = pool.emplace();
    Bullet second = pool.emplace();
    Bullet third = pool.emplace();
    link(first);
    link(second);
    pool.retire(first);
    pool.retire(third);
    assertThrows(IllegalStateException.class, () -> pool.retire(first));
    assertTrue(pool.isLive(first));
    assertSame(first, pool.resolve(pool.handleOf(first)));
    assertEquals(3, pool.liveCount());
    pool.release(third);
    assertEquals(1, pool.reclaim());
    assertFalse(pool.isLive(first));
    assertEquals(List.of(second), new ArrayList<>(live));
    assertEquals(List.of(second), new ArrayList<>(cell));
    assertThrows(IllegalStateException.class, () -> pool.retire(first));
    Bullet fourth = pool.emplace();
    Bullet fifth = pool.emplace();
    assertEquals(0, pool.reclaim());
    assertTrue(pool.isLive(fourth) && pool.isLive(fifth));
  }
}
