package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;

/** Handles name lives, and objects are told apart from those of other pools. */
class HandlesTest {

  @PoolTest
  void staleHandle_neverNamesTheNextTenant(Variant variant) {
    SparkPool pool = new SparkPool(1, variant.options());
    Set<Long> handles = new HashSet<>();
    for (int life = 0; life < 1000; life++) {
      Spark spark = pool.emplace();
      long handle = pool.handleOf(spark);
      assertNotEquals(0, handle);
      assertTrue(handles.add(handle));
      assertSame(spark, pool.resolve(handle));
      pool.release(spark);
      assertNull(pool.resolve(handle));
      assertThrows(IllegalStateException.class, () -> pool.handleOf(spark));
    }
    Spark last = pool.emplace();
    for (long handle : handles) {
      assertNull(pool.resolve(handle));
    }
    assertTrue(pool.isLive(last));
  }

  @PoolTest
  void madeUpNumber_namesNothing(Variant variant) {
    SparkPool pool = new SparkPool(5, variant.options());
    Spark spark = pool.emplace();
    long handle = pool.handleOf(spark);
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      long number = i < 200 ? i - 100 : i < 264 ? 1L << (i - 200) : random.nextLong();
      assertSame(number == handle ? spark : null, pool.resolve(number));
    }
    assertNull(pool.resolve(Long.MIN_VALUE));
    assertNull(pool.resolve(Long.MAX_VALUE));
    assertNull(pool.resolve(handle ^ 7));
  }

  @PoolTest
  void objectOfAnotherPool_isRefusedAndChangesNothing(Variant variant) {
    SparkPool pool = new SparkPool(2, variant.options());
    SparkPool other = new SparkPool(2, variant.options());
    Spark mine = pool.emplace();
    Spark theirs = other.emplace();
    Spark nobodys = new Spark();
    for (Spark foreign : new Spark[] {theirs, nobodys}) {
      assertThrows(IllegalStateException.class, () -> pool.release(foreign));
      assertThrows(IllegalStateException.class, () -> pool.retire(foreign));
      assertThrows(IllegalStateException.class, () -> pool.handleOf(foreign));
      assertFalse(pool.isLive(foreign));
    }
    nobodys.slot = -1;
    assertFalse(pool.isLive(nobodys));
    nobodys.slot = Integer.MAX_VALUE;
    assertThrows(IllegalStateException.class, () -> pool.release(nobodys));
    assertTrue(pool.isLive(mine) && other.isLive(theirs));
    assertEquals(1, pool.liveCount());
    assertEquals(1, other.liveCount());
  }

  @PoolTest
  void secondRelease_isRefusedAndChangesNothing(Variant variant) {
    SparkPool pool = new SparkPool(3, variant.options());
    Spark spark = pool.emplace();
    pool.release(spark);
    assertThrows(IllegalStateException.class, () -> pool.release(spark));
    assertEquals(0, pool.liveCount());
    Set<Spark> tenants = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      assertTrue(tenants.add(pool.emplace()));
    }
    assertEquals(0, pool.freeCount());
  }

  @PoolTest
  @SuppressWarnings("NullAway") // that null is refused is tested
  void nullObject_isRefused(Variant variant) {
    SparkPool pool = new SparkPool(1, variant.options());
    assertThrows(NullPointerException.class, () -> pool.release(null));
    assertThrows(NullPointerException.class, () -> pool.retire(null));
    assertThrows(NullPointerException.class, () -> pool.handleOf(null));
    assertThrows(NullPointerException.class, () -> pool.isLive(null));
    assertThrows(NullPointerException.class, () -> pool.awaitEmplaceFor(1, null));
    assertThrows(NullPointerException.class, () -> pool.forEach(null));
    assertEquals(0, pool.liveCount());
  }
}
