package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.PoolStatistics;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** How pools are made, filled, closed, and what they count. */
class ConstructionTest {

  @PoolTest
  void factory_runsOncePerSlotInOrder(Variant variant) {
    List<Spark> made = new ArrayList<>();
    Supplier<Spark> factory =
        () -> {
          made.add(new Spark());
          return made.get(made.size() - 1);
        };
    SparkPool pool = new SparkPool(70, factory, variant.options());
    assertEquals(70, made.size());
    for (int i = 0; i < 70; i++) {
      assertEquals(i, made.get(i).slot);
      assertNotNull(pool.tryEmplace());
    }
    List<Spark> live = new ArrayList<>();
    pool.forEach(live::add);
    assertEquals(made, live);
    assertEquals(70, made.size());
  }

  @PoolTest
  @SuppressWarnings("NullAway") // that null is refused is tested
  void factory_isRefusedIfItGivesNoObjectOfItsOwn(Variant variant) {
    PoolOptions options = variant.options();
    Spark same = new Spark();
    IllegalStateException failure = new IllegalStateException("no");
    assertThrows(NullPointerException.class, () -> new SparkPool(2, () -> null, options));
    assertThrows(IllegalArgumentException.class, () -> new SparkPool(2, () -> same, options));
    Supplier<Spark> failing =
        () -> {
          throw failure;
        };
    assertSame(
        failure,
        assertThrows(IllegalStateException.class, () -> new SparkPool(2, failing, options)));
    assertThrows(
        NullPointerException.class, () -> new SparkPool(2, (Supplier<Spark>) null, options));
    assertThrows(NullPointerException.class, () -> new SparkPool(2, (PoolOptions) null));
    assertThrows(
        NullPointerException.class,
        () -> new CellPool<String>(2, Cell<String>::new, (PoolOptions) null));
  }

  @PoolTest
  void capacity_hasBounds(Variant variant) {
    for (int capacity : new int[] {Integer.MIN_VALUE, -1, 0, ObjectPool.MAX_CAPACITY + 1}) {
      assertThrows(
          IllegalArgumentException.class, () -> new SparkPool(capacity, variant.options()));
    }
    assertThrows(IllegalArgumentException.class, () -> new SparkPool(0));
    assertThrows(IllegalArgumentException.class, () -> new SparkPool(0, Spark::new));
    assertTrue(ObjectPool.MAX_CAPACITY >= 1 << 24);
    assertEquals(1, new SparkPool(1, variant.options()).capacity());
  }

  @PoolTest
  void fullPool_saysSo(Variant variant) throws InterruptedException {
    SparkPool pool = new SparkPool(2, variant.options());
    assertEquals(0, pool.liveCount());
    Spark first = pool.emplace();
    pool.emplace();
    assertEquals(0, pool.freeCount());
    PoolExhaustedException failure = assertThrows(PoolExhaustedException.class, pool::emplace);
    assertSame(pool, failure.pool());
    assertEquals(2, failure.capacity());
    assertEquals(2, failure.liveCount());
    assertNull(pool.tryEmplace());
    assertNull(pool.awaitEmplaceFor(0, TimeUnit.SECONDS));
    assertNull(pool.awaitEmplaceFor(-1, TimeUnit.DAYS));
    pool.release(first);
    assertSame(first, pool.awaitEmplaceFor(-1, TimeUnit.DAYS));
  }

  @PoolTest
  void closedPool_refusesToEmplace(Variant variant) {
    SparkPool pool = new SparkPool(2, variant.options());
    Spark spark = pool.emplace();
    IllegalStateException failure = assertThrows(IllegalStateException.class, pool::close);
    assertTrue(failure.toString().contains("1 object is live"), failure::toString);
    assertTrue(pool.isLive(spark));
    assertEquals(1, pool.releaseAll());
    pool.close();
    pool.close();
    assertThrows(IllegalStateException.class, pool::emplace);
    assertThrows(IllegalStateException.class, pool::tryEmplace);
    assertThrows(IllegalStateException.class, pool::awaitEmplace);
    assertThrows(IllegalStateException.class, () -> pool.awaitEmplaceFor(1, TimeUnit.NANOSECONDS));
    assertEquals(0, pool.liveCount());
  }

  @PoolTest
  void statistics_areKeptIfAskedFor(Variant variant) {
    assertThrows(
        IllegalStateException.class, () -> new SparkPool(1, variant.options()).statistics());
    SparkPool pool = new SparkPool(3, variant.options().statistics(true));
    Spark first = pool.emplace();
    Spark second = pool.emplace();
    pool.release(first);
    pool.release(second);
    pool.emplace();
    PoolStatistics statistics = pool.statistics();
    assertEquals(3, statistics.lives());
    assertEquals(2, statistics.peak());
    assertEquals(0, statistics.exhaustions());
    pool.emplace();
    pool.emplace();
    pool.tryEmplace();
    assertThrows(PoolExhaustedException.class, pool::emplace);
    assertEquals(2, pool.statistics().exhaustions());
    assertEquals(3, pool.statistics().peak());
  }

  @Test
  void genericPool_passesArgumentsOn() {
    CellPool<String> pool = new CellPool<>(4, Cell::new);
    assertEquals("a", pool.emplace("a").key);
    assertNull(pool.emplace((String) null).key);
    assertEquals(List.of("c", "d"), pool.emplace("b", "c", "d").others);
    assertEquals(List.of("e"), pool.emplace(List.of("e")).others);
    assertNull(pool.tryEmplace("f", "g"));
    assertEquals(1, new CellPool<Integer>(1).freeCount());
  }
}
