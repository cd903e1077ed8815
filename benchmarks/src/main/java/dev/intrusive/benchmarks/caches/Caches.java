package dev.intrusive.benchmarks.caches;

import dev.intrusive.benchmarks.Subject;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** A cache that is asked for keys, some of them much more often than others. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Caches extends Subject {

  /** How many keys are asked for before they come again; larger than any cache. */
  private static final int KEYS = 1 << 20;

  /** How many keys there are for each that the cache has room for. */
  private static final int KEYS_PER_ENTRY = 3;

  /** How much more often the first keys are asked for: so much that of ten, nine are there. */
  private static final double SKEW = 16;

  /** Spreads the keys, so that those that are often asked for are not neighbours. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private static final Object VALUE = new Object();

  /** How many entries the cache keeps. */
  @Param({"1000", "100000"})
  public int size;

  private long[] keys;
  private int index;
  private long newKey;

  /** Makes an empty cache. */
  protected abstract void open(int capacity);

  /** Returns the value of a key, which then is the one used last. */
  protected abstract @Nullable Object get(long key);

  /** Gives a value to a key that has none, and evicts another one if the cache is full. */
  protected abstract void put(long key, Object value);

  /** How many entries there are. */
  protected abstract int count();

  @Setup
  public final void fill() {
    open(size);
    SplittableRandom random = new SplittableRandom(1);
    keys = new long[KEYS];
    for (int i = 0; i < KEYS; i++) {
      long key = (long) (KEYS_PER_ENTRY * size * Math.pow(random.nextDouble(), SKEW));
      keys[i] = key * SPREAD;
    }
    newKey = (long) KEYS_PER_ENTRY * size;
    for (int i = 0; i < KEYS / BATCH; i++) {
      int unused = getOrPut();
    }
    System.gc();
  }

  /** Asks for keys, puts those that are missing, and returns how many are not. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int getOrPut() {
    int hits = 0;
    for (int i = 0; i < BATCH; i++) {
      long key = keys[index++ & (KEYS - 1)];
      if (get(key) == null) {
        put(key, VALUE);
      } else {
        hits++;
      }
    }
    return hits;
  }

  /** Puts keys that are new, so that each evicts another one. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void putAndEvict() {
    for (int i = 0; i < BATCH; i++) {
      put(newKey++ * SPREAD, VALUE);
    }
  }
}
