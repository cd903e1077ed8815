package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pool that is used by hand, with each kind of free set. */
class SimplePoolTest {

  /** All are equal, so that only identity tells them apart. */
  private static final class Buffer {
    private int lives;
    private int deaths;

    @Override
    public boolean equals(Object other) {
      return other instanceof Buffer;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public String toString() {
      return "buffer";
    }
  }

  static List<PoolOptions> options() {
    List<PoolOptions> all = new ArrayList<>();
    for (FreeSetKind kind : FreeSetKind.values()) {
      all.add(PoolOptions.defaults().freeSet(kind));
    }
    return all;
  }

  private static SimplePool<Buffer> pool(int capacity, PoolOptions options) {
    return new SimplePool<>(
        capacity, Buffer::new, buffer -> buffer.lives++, buffer -> buffer.deaths++, options);
  }

  @ParameterizedTest
  @MethodSource("options")
  void emplaceAndRelease_callTheFunctionsOnce(PoolOptions options) {
    SimplePool<Buffer> pool = pool(3, options);
    Buffer buffer = pool.emplace();
    assertEquals(1, buffer.lives);
    assertTrue(pool.isLive(buffer));
    assertEquals(1, pool.liveCount());
    pool.release(buffer);
    assertEquals(1, buffer.deaths);
    assertFalse(pool.isLive(buffer));
    assertEquals(0, pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void fullPool_refusesOrAnswersNull(PoolOptions options) throws InterruptedException {
    SimplePool<Buffer> pool = pool(2, options);
    pool.emplace();
    pool.emplace();
    assertEquals(0, pool.freeCount());
    PoolExhaustedException refusal = assertThrows(PoolExhaustedException.class, pool::emplace);
    assertSame(pool, refusal.pool());
    assertEquals(2, refusal.capacity());
    assertEquals(2, refusal.liveCount());
    assertNull(pool.tryEmplace());
    assertNull(pool.awaitEmplaceFor(0, TimeUnit.DAYS));
    assertNull(pool.awaitEmplaceFor(-1, TimeUnit.DAYS));
  }

  @Test
  void awaitEmplace_interruptedBefore_throwsThoughThereIsRoom() {
    SimplePool<Buffer> pool = pool(1, PoolOptions.defaults());
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, pool::awaitEmplace);
    assertFalse(Thread.interrupted());
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> pool.awaitEmplaceFor(0, TimeUnit.NANOSECONDS));
    assertEquals(0, pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void emplace_whoseFunctionThrows_leavesTheSlotFree(PoolOptions options) {
    List<Buffer> released = new ArrayList<>();
    SimplePool<Buffer> pool =
        new SimplePool<>(
            1,
            Buffer::new,
            buffer -> {
              if (buffer.lives++ == 0) {
                throw new IllegalStateException("not yet");
              }
            },
            released::add,
            options);
    IllegalStateException failure = assertThrows(IllegalStateException.class, pool::emplace);
    assertEquals("not yet", failure.getMessage());
    assertEquals(0, pool.liveCount());
    assertTrue(released.isEmpty());
    assertEquals(2, pool.emplace().lives);
  }

  @ParameterizedTest
  @MethodSource("options")
  void handles_nameOneLife(PoolOptions options) {
    SimplePool<Buffer> pool = pool(2, options);
    Buffer buffer = pool.emplace();
    long handle = pool.handleOf(buffer);
    assertNotEquals(0, handle);
    assertSame(buffer, pool.resolve(handle));
    pool.release(buffer);
    assertNull(pool.resolve(handle));
    assertThrows(IllegalStateException.class, () -> pool.handleOf(buffer));
    pool.emplace();
    pool.emplace();
    assertNull(pool.resolve(handle));
    assertNull(pool.resolve(0));
    assertNull(pool.resolve(-1));
    assertNull(pool.resolve(Long.MIN_VALUE));
  }

  @ParameterizedTest
  @MethodSource("options")
  void misuse_isRefusedAndChangesNothing(PoolOptions options) {
    SimplePool<Buffer> pool = pool(2, options);
    SimplePool<Buffer> other = pool(2, options);
    Buffer buffer = pool.emplace();
    Buffer stranger = new Buffer();
    assertThrows(IllegalStateException.class, () -> pool.release(stranger));
    assertThrows(IllegalStateException.class, () -> pool.retire(stranger));
    assertThrows(IllegalStateException.class, () -> other.release(buffer));
    assertFalse(pool.isLive(stranger));
    assertFalse(other.isLive(buffer));
    pool.release(buffer);
    assertThrows(IllegalStateException.class, () -> pool.release(buffer));
    assertThrows(IllegalStateException.class, () -> pool.retire(buffer));
    assertEquals(1, buffer.deaths);
    assertEquals(0, pool.liveCount());
    assertEquals(0, other.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void retire_waitsForReclaim(PoolOptions options) {
    SimplePool<Buffer> pool = pool(100, options);
    List<Buffer> buffers = new ArrayList<>();
    for (int count = 0; count < 100; count++) {
      buffers.add(pool.emplace());
    }
    buffers.forEach(pool::retire);
    assertThrows(IllegalStateException.class, () -> pool.retire(buffers.get(7)));
    assertTrue(pool.isLive(buffers.get(7)));
    assertEquals(100, pool.liveCount());
    pool.release(buffers.get(7));
    assertEquals(99, pool.reclaim());
    assertEquals(0, pool.liveCount());
    assertEquals(0, pool.reclaim());
    buffers.forEach(buffer -> assertEquals(1, buffer.deaths));
  }

  @ParameterizedTest
  @MethodSource("options")
  void retire_lapsesWithItsLife(PoolOptions options) {
    SimplePool<Buffer> pool = pool(1, options);
    Buffer buffer = pool.emplace();
    pool.retire(buffer);
    pool.release(buffer);
    pool.emplace();
    assertEquals(0, pool.reclaim());
    assertTrue(pool.isLive(buffer));
    pool.retire(buffer);
    assertEquals(1, pool.reclaim());
    assertFalse(pool.isLive(buffer));
  }

  @ParameterizedTest
  @MethodSource("options")
  void releaseAllAndReclaim_goOnAfterFailures(PoolOptions options) {
    SimplePool<Buffer> pool =
        new SimplePool<>(
            4,
            Buffer::new,
            buffer -> {},
            buffer -> {
              throw new IllegalStateException("death " + ++buffer.deaths);
            },
            options);
    List<Buffer> buffers = List.of(pool.emplace(), pool.emplace(), pool.emplace());
    IllegalStateException first = assertThrows(IllegalStateException.class, pool::releaseAll);
    assertEquals(2, first.getSuppressed().length);
    assertEquals(0, pool.liveCount());
    buffers.forEach(buffer -> assertEquals(1, buffer.deaths));
    pool.retire(pool.emplace());
    pool.retire(pool.emplace());
    first = assertThrows(IllegalStateException.class, pool::reclaim);
    assertEquals(1, first.getSuppressed().length);
    assertEquals(0, pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void releaseAll_whoseHooksThrowTheSameException_suppressesNoneInItself(PoolOptions options) {
    RuntimeException always = new RuntimeException("always the same");
    SimplePool<Buffer> pool =
        new SimplePool<>(
            2,
            Buffer::new,
            buffer -> {},
            buffer -> {
              throw always;
            },
            options);
    pool.emplace();
    pool.emplace();
    assertSame(always, assertThrows(RuntimeException.class, pool::releaseAll));
    assertEquals(0, pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void passes_showLiveObjectsInSlotOrder(PoolOptions options) {
    SimplePool<Buffer> pool = pool(200, options);
    List<Buffer> bySlot = new ArrayList<>();
    while (pool.freeCount() > 0) {
      pool.emplace();
    }
    pool.forEach(bySlot::add);
    assertEquals(200, bySlot.size());
    for (int index = 0; index < 200; index += 3) {
      pool.release(bySlot.get(index));
    }
    List<Buffer> seen = new ArrayList<>();
    pool.forEach(seen::add);
    List<Buffer> iterated = new ArrayList<>();
    pool.iterator().forEachRemaining(iterated::add);
    assertEquals(133, seen.size());
    for (int index = 0; index < 133; index++) {
      assertSame(bySlot.get(index / 2 * 3 + 1 + index % 2), seen.get(index));
      assertSame(seen.get(index), iterated.get(index));
    }
  }

  @ParameterizedTest
  @MethodSource("options")
  void iterator_ofNothing_isExhausted(PoolOptions options) {
    SimplePool<Buffer> pool = pool(5, options);
    Iterator<Buffer> iterator = pool.iterator();
    assertFalse(iterator.hasNext());
    assertThrows(NoSuchElementException.class, iterator::next);
    pool.emplace();
    assertThrows(UnsupportedOperationException.class, () -> pool.iterator().remove());
  }

  @ParameterizedTest
  @MethodSource("options")
  void close_withLiveObjects_namesTen(PoolOptions options) {
    SimplePool<Buffer> pool = pool(12, options);
    for (int count = 0; count < 12; count++) {
      pool.emplace();
    }
    String message = assertThrows(IllegalStateException.class, pool::close).getMessage();
    assertNotNull(message);
    assertTrue(message.contains("12 objects are live"), message);
    assertTrue(message.contains("slot 0 buffer, slot 1 buffer"), message);
    assertTrue(message.contains("slot 9 buffer, ..."), message);
    assertFalse(message.contains("slot 10"), message);
    assertEquals(12, pool.releaseAll());
    pool.close();
    pool.close();
    IllegalStateException refusal = assertThrows(IllegalStateException.class, pool::emplace);
    assertTrue(refusal.toString().contains("(capacity 12, 0 live) is closed"), refusal::toString);
    assertThrows(IllegalStateException.class, pool::tryEmplace);
    assertThrows(IllegalStateException.class, pool::awaitEmplace);
    assertThrows(IllegalStateException.class, () -> pool.awaitEmplaceFor(1, TimeUnit.DAYS));
    assertEquals(0, pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void close_whileAHookRuns_isRefused(PoolOptions options) {
    List<SimplePool<Buffer>> self = new ArrayList<>();
    List<String> refusals = new ArrayList<>();
    Runnable close =
        () ->
            refusals.add(
                assertThrows(IllegalStateException.class, self.get(0)::close).getMessage());
    SimplePool<Buffer> pool =
        new SimplePool<>(1, Buffer::new, buffer -> close.run(), buffer -> close.run(), options);
    self.add(pool);
    pool.release(pool.emplace());
    assertEquals(2, refusals.size());
    assertTrue(refusals.get(0).contains("0 objects are live but hooks"), refusals::toString);
    pool.close();
    assertThrows(IllegalStateException.class, pool::tryEmplace);
  }

  @Test
  void statistics_countLivesExhaustionsAndThePeak() throws InterruptedException {
    SimplePool<Buffer> pool = pool(3, PoolOptions.defaults().statistics(true));
    Buffer first = pool.emplace();
    pool.emplace();
    pool.release(first);
    pool.emplace();
    assertEquals("lives: 3, exhaustions: 0, peak: 2", pool.statistics().toString());
    pool.emplace();
    assertNull(pool.tryEmplace());
    assertNull(pool.awaitEmplaceFor(0, TimeUnit.SECONDS));
    assertEquals(4, pool.statistics().lives());
    assertEquals(2, pool.statistics().exhaustions());
    assertEquals(3, pool.statistics().peak());
  }

  @Test
  void statistics_thatWereNotAskedFor_areRefused() {
    assertThrows(IllegalStateException.class, () -> pool(1, PoolOptions.defaults()).statistics());
  }

  @Test
  void capacity_outOfBounds_isRefused() {
    for (int capacity : new int[] {Integer.MIN_VALUE, -1, 0, ObjectPool.MAX_CAPACITY + 1}) {
      assertThrows(IllegalArgumentException.class, () -> pool(capacity, PoolOptions.defaults()));
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the factory breaks its promise
  void factory_thatGivesNullOrTheSameTwice_isRefused() {
    assertThrows(
        NullPointerException.class,
        () -> new SimplePool<Buffer>(2, () -> null, buffer -> {}, buffer -> {}));
    Buffer one = new Buffer();
    assertThrows(
        IllegalArgumentException.class,
        () -> new SimplePool<>(2, () -> one, buffer -> {}, buffer -> {}));
  }

  @Test
  @SuppressWarnings("NullAway") // null is what is tested
  void nullObject_isRefused() {
    SimplePool<Buffer> pool = pool(1, PoolOptions.defaults());
    assertThrows(NullPointerException.class, () -> pool.release(null));
    assertThrows(NullPointerException.class, () -> pool.retire(null));
    assertThrows(NullPointerException.class, () -> pool.isLive(null));
    assertThrows(NullPointerException.class, () -> pool.handleOf(null));
    assertThrows(NullPointerException.class, () -> pool.forEach(null));
    assertThrows(NullPointerException.class, () -> pool.awaitEmplaceFor(1, null));
  }

  @Test
  void toString_namesCapacityAndLiveObjects() {
    SimplePool<Buffer> pool = pool(8, PoolOptions.defaults());
    pool.emplace();
    assertTrue(pool.toString().startsWith("SimplePool@"), pool::toString);
    assertTrue(pool.toString().endsWith("(capacity 8, 1 live)"), pool::toString);
  }
}
