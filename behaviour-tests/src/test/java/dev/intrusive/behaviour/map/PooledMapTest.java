package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Maps of pooled objects: what the end of a life, other pools and other structures mean to them.
 */
final class PooledMapTest {

  private static final int CAPACITY = 200;
  private static final Job.Hook NOTHING = job -> {};

  private final JobPool pool = new JobPool(CAPACITY);
  private final JobByNumber byNumber = new JobByNumber(pool);
  private final JobByTicket byTicket = new JobByTicket();
  private final JobQueue queue = new JobQueue();
  private final JobDeadlines deadlines = new JobDeadlines();

  private void join(Job job) {
    assertTrue(byNumber.add(job));
    assertTrue(byTicket.add(job));
    assertTrue(queue.add(job));
    assertTrue(deadlines.add(job));
  }

  private void assertSizes(int size) {
    assertEquals(
        List.of(size, size, size, size),
        List.of(byNumber.size(), byTicket.size(), queue.size(), deadlines.size()));
    byNumber.checkInvariants();
    byTicket.checkInvariants();
    queue.checkInvariants();
    deadlines.checkInvariants();
  }

  @Test
  void unlinkAll_leavesListHeapAndMaps() {
    Job first = pool.emplace(1, NOTHING);
    Job second = pool.emplace(2, NOTHING);
    join(first);
    join(second);
    String text = JobLinks.describe(pool, first);
    for (String name : List.of("byNumber: in", "byTicket: in", "queue: in", "deadlines: in")) {
      assertTrue(text.contains(name), text);
    }
    assertEquals(4, JobLinks.unlinkAll(pool, first));
    assertFalse(JobLinks.isLinked(pool, first));
    assertSizes(1);
    assertNull(byNumber.get(1));
    assertSame(second, byTicket.get(2));
  }

  @Test
  void release_leavesAll_andTheNextLifeIsFree() {
    for (int i = 0; i < CAPACITY; i++) {
      join(pool.emplace(i, NOTHING));
    }
    byNumber.forEach(pool::release);
    assertSizes(0);
    for (int i = 0; i < CAPACITY; i++) {
      join(pool.emplace(i, NOTHING));
    }
    assertSizes(CAPACITY);
    assertEquals(CAPACITY, pool.releaseAll());
    assertSizes(0);
  }

  @Test
  void release_ofAnElementWhoseKeyChanged_losesNobody() {
    for (int i = 0; i < 50; i++) {
      Job job = pool.emplace(i, NOTHING);
      byNumber.add(job);
      byTicket.add(job);
    }
    for (int slot = 0; slot < CAPACITY; slot++) {
      Job job = pool.at(slot);
      if (job != null) {
        job.number = 1000L + slot;
        pool.release(job);
      }
    }
    assertSizes(0);
  }

  @Test
  void release_ofAnElementOfIndexedMapsAlone() {
    BulletPool bullets = new BulletPool(CAPACITY);
    BulletByNumber numbers = new BulletByNumber(bullets);
    BulletByCode codes = new BulletByCode(bullets);
    for (int i = 0; i < CAPACITY; i++) {
      Bullet bullet = bullets.emplace(i);
      assertTrue(numbers.add(bullet) && codes.add(bullet));
    }
    numbers.removeIf(bullet -> bullet.number % 3 == 0, bullets::release);
    numbers.checkInvariants();
    codes.checkInvariants();
    assertEquals(bullets.liveCount(), numbers.size());
    assertEquals(bullets.liveCount(), codes.size());
    bullets.releaseAll();
    assertTrue(numbers.isEmpty() && codes.isEmpty());
  }

  @Test
  void hookOfRelease_findsItsObjectLinked() {
    Job job = pool.emplace(7, NOTHING);
    join(job);
    boolean[] found = {false};
    job.onEnd = each -> found[0] = byNumber.get(7) == each && byTicket.get(7) == each;
    pool.release(job);
    assertTrue(found[0]);
    assertSizes(0);
    job.onEnd = NOTHING;
  }

  @Test
  void hookOfEmplaceThatThrows_leavesAll() {
    assertThrows(
        IllegalStateException.class,
        () ->
            pool.emplace(
                1,
                job -> {
                  join(job);
                  throw new IllegalStateException("planned");
                }));
    assertSizes(0);
    assertEquals(CAPACITY, pool.freeCount());
  }

  @Test
  void deadAndForeignElements_areRefused() {
    Job dead = pool.emplace(1, NOTHING);
    pool.release(dead);
    MapContract.assertRefused(
        IllegalStateException.class, () -> byNumber.add(dead), "job 1", "byNumber", "not live");
    assertThrows(IllegalStateException.class, () -> byNumber.put(dead));
    assertThrows(IllegalStateException.class, () -> byNumber.computeIfAbsent(1, key -> dead));
    assertFalse(byNumber.contains(dead));
    JobPool otherPool = new JobPool(CAPACITY);
    Job foreign = otherPool.emplace(2, NOTHING);
    MapContract.assertRefused(
        IllegalArgumentException.class, () -> byNumber.add(foreign), "job 2", "byNumber", "pool");
    assertThrows(IllegalArgumentException.class, () -> byNumber.put(foreign));
    assertThrows(IllegalArgumentException.class, () -> byNumber.computeIfAbsent(2, key -> foreign));
    assertThrows(IllegalArgumentException.class, () -> JobLinks.inByNumber(pool, foreign));
    assertFalse(byNumber.contains(foreign));
    assertFalse(byNumber.remove(foreign));
    Job stray = new Job();
    assertThrows(IllegalArgumentException.class, () -> byNumber.add(stray));
    assertTrue(byNumber.isEmpty());
  }

  @Test
  void manyMaps_overOnePool() {
    List<JobByNumber> maps = new ArrayList<>();
    for (int i = 0; i < CAPACITY; i++) {
      JobByNumber map = new JobByNumber(pool);
      assertTrue(map.add(pool.emplace(i, NOTHING)));
      maps.add(map);
    }
    for (int i = 0; i < CAPACITY; i++) {
      Job job = maps.get(i).get(i);
      if (job == null) {
        throw new AssertionError("lost");
      }
      assertSame(maps.get(i), JobLinks.byNumberOf(pool, job));
      assertFalse(maps.get((i + 1) % CAPACITY).contains(job));
      maps.get(i).checkInvariants();
    }
    maps.forEach(JobByNumber::clear);
    pool.releaseAll();
    assertTrue(byNumber.add(pool.emplace(0, NOTHING)));
    byNumber.checkInvariants();
  }

  @Test
  void twoThreads_withMapsOfTheirOwn() throws InterruptedException {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int thread = 0; thread < 2; thread++) {
      Thread worker = new Thread(() -> work(failure));
      worker.start();
      threads.add(worker);
    }
    for (Thread worker : threads) {
      worker.join();
    }
    assertNull(failure.get());
    assertEquals(CAPACITY, pool.freeCount());
  }

  private void work(AtomicReference<@Nullable Throwable> failure) {
    try {
      for (int round = 0; round < 200; round++) {
        JobByNumber map = new JobByNumber(pool);
        for (int i = 0; i < CAPACITY / 2; i++) {
          assertTrue(map.add(pool.emplace(i, NOTHING)));
        }
        map.checkInvariants();
        assertEquals(CAPACITY / 2, map.drain(pool::release));
      }
    } catch (Throwable e) {
      failure.set(e);
    }
  }
}
