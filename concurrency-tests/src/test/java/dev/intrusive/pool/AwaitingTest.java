package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads that wait for room, on real threads. */
@Timeout(600)
final class AwaitingTest {

  private static SimplePool<Object> pool(FreeSetKind kind, int capacity) {
    return new SimplePool<>(
        capacity, Object::new, o -> {}, o -> {}, PoolOptions.defaults().freeSet(kind));
  }

  @ParameterizedTest
  @EnumSource
  void manyWaiters_andThoseWhoDoNotWait_allGetTheirTurns(FreeSetKind kind) throws Exception {
    for (int capacity = 1; capacity <= 2; capacity++) {
      SimplePool<Object> pool = pool(kind, capacity);
      Team team = new Team();
      for (int i = 0; i < 4; i++) {
        team.start(
            () -> {
              for (int n = Soak.times(2_000); n > 0; n--) {
                pool.release(pool.awaitEmplace());
              }
            });
      }
      for (int i = 0; i < 2; i++) {
        team.start(
            () -> {
              for (int n = Soak.times(2_000); n > 0; n--) {
                @Nullable Object object = pool.tryEmplace();
                if (object != null) {
                  pool.release(object);
                }
              }
            });
      }
      team.finish();
      Pools.requireAllFree(pool);
    }
  }

  @ParameterizedTest
  @EnumSource
  void timedWaiters_whoseTimeIsShort_loseNoSlot(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Team team = new Team();
    for (int i = 0; i < 4; i++) {
      int micros = 20 * i;
      team.start(
          () -> {
            for (int n = Soak.times(1_000); n > 0; n--) {
              @Nullable Object object =
                  micros == 0
                      ? pool.awaitEmplace()
                      : pool.awaitEmplaceFor(micros, TimeUnit.MICROSECONDS);
              if (object != null) {
                pool.release(object);
              }
            }
          });
    }
    team.finish();
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void interruption_beforeWaiting_isThrownThoughThereIsRoom(FreeSetKind kind) {
    SimplePool<Object> pool = pool(kind, 1);
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, pool::awaitEmplace);
    assertFalse(Thread.currentThread().isInterrupted());
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> pool.awaitEmplaceFor(0, TimeUnit.NANOSECONDS));
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void interruption_whileWaiting_leavesTheSlotToTheNext(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Object held = pool.emplace();
    Team team = new Team();
    Thread first = team.start(() -> assertThrows(InterruptedException.class, pool::awaitEmplace));
    Team.awaitParked(first);
    Thread second = team.start(() -> pool.release(pool.awaitEmplace()));
    Team.awaitParked(second);
    first.interrupt();
    first.join();
    pool.release(held);
    team.finish();
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void interruption_togetherWithRelease_losesNoSlot(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    for (int n = Soak.times(300); n > 0; n--) {
      Object held = pool.emplace();
      Team team = new Team();
      Thread first =
          team.start(
              () -> {
                try {
                  pool.release(pool.awaitEmplace());
                } catch (InterruptedException expected) {
                  // Or the slot was there before.
                }
              });
      Team.awaitParked(first);
      team.start(() -> pool.release(pool.awaitEmplace()));
      team.start(first::interrupt);
      pool.release(held);
      team.finish();
      require(pool.liveCount() == 0, "a slot was lost");
    }
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void timeThatIsNotPositive_inFullPool_isNoWait(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Object held = pool.emplace();
    assertNull(pool.awaitEmplaceFor(0, TimeUnit.DAYS));
    assertNull(pool.awaitEmplaceFor(-1, TimeUnit.DAYS));
    assertNull(pool.awaitEmplaceFor(Long.MIN_VALUE, TimeUnit.DAYS));
    pool.release(held);
    Object next = pool.awaitEmplaceFor(0, TimeUnit.DAYS);
    assertNotNull(next);
    pool.release(next);
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void time_thatIsOver_returnsNullAndLeavesNothing(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Object held = pool.emplace();
    assertNull(pool.awaitEmplaceFor(1, TimeUnit.MILLISECONDS));
    pool.release(held);
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void timedWaiter_inTime_getsTheSlot(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Object held = pool.emplace();
    Team team = new Team();
    Thread waiter =
        team.start(
            () -> {
              Object got = pool.awaitEmplaceFor(Long.MAX_VALUE, TimeUnit.DAYS);
              assertNotNull(got);
              pool.release(got);
            });
    Team.awaitParked(waiter);
    pool.release(held);
    team.finish();
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void close_whileThreadsWait_servesOrRefusesThem(FreeSetKind kind) throws Exception {
    for (int n = Soak.times(100); n > 0; n--) {
      SimplePool<Object> pool = pool(kind, 1);
      Object held = pool.emplace();
      Team team = new Team();
      Team.awaitParked(team.start(() -> emplaceUnlessClosed(pool, pool::awaitEmplace)));
      Team.awaitParked(
          team.start(
              () -> emplaceUnlessClosed(pool, () -> pool.awaitEmplaceFor(1, TimeUnit.DAYS))));
      pool.release(held);
      while (!closes(pool)) {
        Team.letOthersRun();
      }
      team.finish();
      assertEquals(0, pool.liveCount());
      assertFalse(pool.iterator().hasNext());
      assertThrows(IllegalStateException.class, pool::awaitEmplace);
    }
  }

  private static void emplaceUnlessClosed(
      SimplePool<Object> pool, Callable<@Nullable Object> emplacement) throws Exception {
    @Nullable Object object;
    try {
      object = emplacement.call();
    } catch (IllegalStateException closed) {
      return;
    }
    assertNotNull(object);
    pool.release(object);
  }

  private static boolean closes(SimplePool<Object> pool) {
    try {
      pool.close();
      return true;
    } catch (IllegalStateException live) {
      return false;
    }
  }

  @ParameterizedTest
  @EnumSource
  void waiter_againstThoseWhoDoNotWait_doesNotStarve(FreeSetKind kind) throws Exception {
    int mostAhead = 100;
    SimplePool<Object> pool = pool(kind, 1);
    for (int n = Soak.times(20); n > 0; n--) {
      Object held = pool.emplace();
      AtomicInteger ahead = new AtomicInteger();
      CountDownLatch served = new CountDownLatch(1);
      Team team = new Team();
      Thread waiter =
          team.start(
              () -> {
                Object got = pool.awaitEmplace();
                served.countDown();
                pool.release(got);
              });
      Team.awaitParked(waiter);
      for (int i = 0; i < 3; i++) {
        team.start(
            () -> {
              while (served.getCount() > 0) {
                @Nullable Object object = pool.tryEmplace();
                if (object != null) {
                  ahead.incrementAndGet();
                  boolean starves = served.getCount() > 0 && ahead.get() > mostAhead;
                  pool.release(object);
                  require(!starves, "others came first " + mostAhead + " times");
                }
              }
            });
      }
      pool.release(held);
      team.finish();
    }
    Pools.requireAllFree(pool);
  }

  @ParameterizedTest
  @EnumSource
  void fourThreads_onOneSlot_haveTheirShares(FreeSetKind kind) throws Exception {
    SimplePool<Object> pool = pool(kind, 1);
    Object held = pool.emplace();
    int rounds = Soak.times(200);
    Thread[] threads = new Thread[4];
    AtomicIntegerArray turns = new AtomicIntegerArray(threads.length);
    Team team = new Team();
    for (int i = 0; i < threads.length; i++) {
      int id = i;
      threads[i] =
          team.start(
              () -> {
                for (int n = 0; n < rounds; n++) {
                  Object object = pool.awaitEmplace();
                  turns.incrementAndGet(id);
                  for (int other = 0; other < threads.length; other++) {
                    if (other != id && Team.parks(threads[other])) {
                      int ahead = turns.get(id) - turns.get(other);
                      require(ahead <= threads.length, "one has " + ahead + " turns more");
                    }
                  }
                  pool.release(object);
                }
              });
      Team.awaitParked(threads[i]);
    }
    pool.release(held);
    team.finish();
    Pools.requireAllFree(pool);
  }
}
