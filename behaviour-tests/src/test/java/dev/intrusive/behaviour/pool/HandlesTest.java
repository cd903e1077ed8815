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
      assertThrows(IllegalStateException.class, () -> pool.tryRetire(foreign));
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
  void retireByHandle_retiresThatLifeOnce(Variant variant) {
    SparkPool pool = new SparkPool(2, variant.options());
    Spark spark = pool.emplace();
    long handle = pool.handleOf(spark);
    assertTrue(pool.retire(handle));
    assertFalse(pool.retire(handle));
    assertFalse(pool.tryRetire(spark));
    assertThrows(IllegalStateException.class, () -> pool.retire(spark));
    assertTrue(pool.isLive(spark));
    assertEquals(1, pool.reclaim());
    assertFalse(pool.isLive(spark));
    assertFalse(pool.retire(handle));
  }

  @PoolTest
  void retireByHandle_neverRetiresTheNextTenant(Variant variant) {
    SparkPool pool = new SparkPool(1, variant.options());
    long stale = 0;
    for (int life = 0; life < 1000; life++) {
      Spark spark = pool.emplace();
      assertFalse(pool.retire(stale));
      assertEquals(0, pool.reclaim());
      stale = pool.handleOf(spark);
      if (life % 2 == 0) {
        assertTrue(pool.retire(stale));
      }
      pool.release(spark);
      assertFalse(pool.retire(stale));
    }
    assertEquals(0, pool.reclaim());
  }

  @PoolTest
  void retireByHandle_ofAMadeUpNumber_isFalse(Variant variant) {
    SparkPool pool = new SparkPool(5, variant.options());
    long handle = pool.handleOf(pool.emplace());
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      long number = i < 200 ? i - 100 : i < 264 ? 1L << (i - 200) : random.nextLong();
      assertTrue(number == handle || !pool.retire(number));
    }
    assertEquals(0, pool.reclaim());
  }

  @PoolTest
  @SuppressWarnings("NullAway") // null is what the test gives
  void tryRetire_retiresWhatIsLiveOnce(Variant variant) {
    SparkPool pool = new SparkPool(1, variant.options());
    Spark spark = pool.emplace();
    assertTrue(pool.tryRetire(spark));
    assertFalse(pool.tryRetire(spark));
    assertEquals(1, pool.reclaim());
    assertFalse(pool.tryRetire(spark));
    assertEquals(0, pool.reclaim());
    assertThrows(NullPointerException.class, () -> pool.tryRetire(null));
  }

  @PoolTest
  void at_isTheLiveObjectOfASlot(Variant variant) {
    SparkPool pool = new SparkPool(3, variant.options());
    Spark spark = pool.emplace();
    for (int slot = 0; slot < pool.capacity(); slot++) {
      assertSame(slot == spark.slot ? spark : null, pool.at(slot));
    }
    pool.retire(spark);
    assertSame(spark, pool.at(spark.slot));
    pool.release(spark);
    assertNull(pool.at(spark.slot));
    for (int slot : new int[] {-1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      IndexOutOfBoundsException refused =
          assertThrows(IndexOutOfBoundsException.class, () -> pool.at(slot));
      assertTrue(refused.toString().contains("slot " + slot + " "), refused::toString);
      assertTrue(refused.toString().contains("from 0 to 2"), refused::toString);
    }
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
