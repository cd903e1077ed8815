package dev.intrusive.benchmarks.pools;

import java.util.Arrays;

/**
 * The hand-written twin of {@link GeneratedForOneThread}: a stack of free slots, and a generation
 * for each slot, which is odd while its part is live. It checks what comes back, because generated
 * pools promise it.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class PlainForOneThread extends LivesOfOneThread<PlainForOneThread.Slotted> {

  private Slotted[] parts;
  private long[] generations;
  private int[] free;
  private int freeCount;

  /** A part that knows its slot. */
  public static final class Slotted extends Part {
    private final int slot;

    Slotted(int slot) {
      this.slot = slot;
    }
  }

  @Override
  protected void open(int size) {
    parts = new Slotted[size];
    Arrays.setAll(parts, Slotted::new);
    generations = new long[size];
    free = new int[size];
    Arrays.setAll(free, i -> size - 1 - i);
    freeCount = size;
  }

  @Override
  protected Slotted begin(int number) {
    if (freeCount == 0) {
      throw new IllegalStateException("full");
    }
    int slot = free[--freeCount];
    Slotted part = parts[slot];
    part.set(number);
    generations[slot]++;
    return part;
  }

  @Override
  protected void end(Slotted part) {
    int slot = part.slot;
    if (slot >= parts.length || parts[slot] != part || (generations[slot] & 1) == 0) {
      throw new IllegalStateException("not of this pool or not live");
    }
    generations[slot]++;
    free[freeCount++] = slot;
  }
}
