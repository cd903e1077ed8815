package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes what a stress test runs on; every other sample has the other kind of free set. */
final class Samples {

  private static final AtomicInteger MADE = new AtomicInteger();

  private Samples() {}

  private static FreeSetKind nextKind() {
    FreeSetKind[] kinds = FreeSetKind.values();
    return kinds[(MADE.getAndIncrement() & Integer.MAX_VALUE) % kinds.length];
  }

  static FreeSet freeSet(int capacity) {
    return nextKind() == FreeSetKind.TAGGED_STACK
        ? new TaggedStack(capacity, Long.SIZE)
        : new AtomicBitmap(capacity);
  }

  static SimplePool<Cell> pool(
      int capacity, Consumer<? super Cell> onEmplace, Consumer<? super Cell> onRelease) {
    return new SimplePool<>(
        capacity, Cell::new, onEmplace, onRelease, PoolOptions.defaults().freeSet(nextKind()));
  }

  /** Releases; false if the object was not live. */
  static boolean release(SimplePool<Cell> pool, Cell cell) {
    try {
      pool.release(cell);
      return true;
    } catch (IllegalStateException notLive) {
      return false;
    }
  }

  /** Emplaces; null if the pool is full or closed. */
  static @Nullable Cell emplace(SimplePool<Cell> pool) {
    try {
      return pool.tryEmplace();
    } catch (IllegalStateException closed) {
      return null;
    }
  }

  /** An object of a pool, with a field that nothing makes visible but the pool. */
  static final class Cell {
    int value;
    int ends;
  }
}
