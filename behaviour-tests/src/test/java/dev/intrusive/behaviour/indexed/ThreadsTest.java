package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads with lists and objects of their own, over one pool. */
@Tag("long")
final class ThreadsTest {

  private static final int THREADS = 2;
  private static final int BULLETS = 12;
  private static final int LISTS = 16;
  private static final int STEPS = 300_000;

  @ParameterizedTest
  @EnumSource(FreeSetKind.class)
  void lists_ofTwoThreads_doNotDisturbEachOther(FreeSetKind kind) throws Exception {
    BulletPool pool = new BulletPool(64, PoolOptions.defaults().freeSet(kind));
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Thread> made = new ArrayList<>();
    ExecutorService threads =
        Executors.newFixedThreadPool(
            THREADS,
            task -> {
              Thread thread = new Thread(task);
              made.add(thread);
              return thread;
            });
    try {
      List<Future<Worker>> futures = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        Worker worker = new Worker(pool, i);
        futures.add(
            threads.submit(
                () -> {
                  start.await();
                  worker.work();
                  return worker;
                }));
      }
      for (Future<Worker> future : futures) {
        future.get().check();
      }
    } finally {
      threads.shutdownNow();
    }
    // In debug mode, what is in a list is refused to other threads while its own one runs.
    for (Thread thread : made) {
      thread.join();
    }
    assertEquals(THREADS * BULLETS, pool.liveCount());
    pool.forEach(bullet -> assertTrue(pool.isLive(bullet)));
    assertEquals(THREADS * BULLETS, pool.releaseAll());
  }

  private static final class Worker {

    private final BulletPool pool;
    private final Random random;
    private final List<Bullet> bullets = new ArrayList<>();
    private final List<BulletLiveList> lists = new ArrayList<>();

    /** The list that each bullet should be in. */
    private final Map<Bullet, BulletLiveList> places = new HashMap<>();

    Worker(BulletPool pool, int seed) {
      this.pool = pool;
      random = new Random(seed);
      for (int i = 0; i < LISTS; i++) {
        lists.add(new BulletLiveList(pool));
      }
    }

    void work() {
      for (int i = 0; i < BULLETS; i++) {
        bullets.add(pool.emplace(i));
      }
      for (int i = 0; i < STEPS; i++) {
        step();
      }
    }

    private void step() {
      int at = random.nextInt(BULLETS);
      Bullet bullet = bullets.get(at);
      BulletLiveList list = lists.get(random.nextInt(LISTS));
      switch (random.nextInt(7)) {
        case 0, 1, 2 -> {
          list.moveToFirst(bullet);
          places.put(bullet, list);
        }
        case 3 -> {
          assertEquals(places.remove(bullet) != null, BulletLinks.unlinkFromLiveList(pool, bullet));
        }
        case 4 -> {
          list.clear();
          places.values().removeIf(place -> place == list);
        }
        case 5 -> {
          pool.release(bullet);
          places.remove(bullet);
          bullets.set(at, pool.emplace(at));
        }
        default -> {
          BulletLiveList fresh = new BulletLiveList(pool);
          fresh.spliceLast(list);
          places.replaceAll((each, place) -> place == list ? fresh : place);
          lists.set(lists.indexOf(list), fresh);
        }
      }
      checkPlace(bullets.get(at));
      checkPlace(bullets.get(random.nextInt(BULLETS)));
    }

    private void checkPlace(Bullet bullet) {
      @Nullable BulletLiveList expected = places.get(bullet);
      if (expected == null) {
        assertNull(BulletLinks.liveListOf(pool, bullet));
      } else {
        assertSame(expected, BulletLinks.liveListOf(pool, bullet));
        assertTrue(expected.contains(bullet));
      }
    }

    void check() {
      int sum = 0;
      for (BulletLiveList list : lists) {
        list.checkInvariants();
        for (Bullet bullet : list) {
          assertSame(list, places.get(bullet));
        }
        sum += list.size();
      }
      assertEquals(places.size(), sum);
      bullets.forEach(this::checkPlace);
    }
  }
}
