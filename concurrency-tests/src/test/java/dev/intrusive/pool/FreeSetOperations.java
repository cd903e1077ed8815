package dev.intrusive.pool;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;

/**
 * What Lincheck calls, on a level where the answer is determined: a take may give any free slot, so
 * what counts is whether there was one; which thread has how many is counted; and that a slot has
 * one owner is checked apart.
 */
@Param(name = "thread", gen = ThreadIdGen.class)
public abstract class FreeSetOperations {

  static final int CAPACITY = 2;

  /** Three, and one each before and after them. */
  static final int MOST_THREADS = 5;

  private final FreeSet free;
  private final AtomicIntegerArray owners = new AtomicIntegerArray(CAPACITY);
  private final List<Deque<Integer>> held = new ArrayList<>();

  FreeSetOperations(FreeSet free) {
    this.free = free;
    for (int i = 0; i < MOST_THREADS; i++) {
      held.add(new ArrayDeque<>());
    }
  }

  /** Takes a slot for a thread; false if none was free. */
  @Operation
  public boolean take(@Param(name = "thread") int thread) {
    int slot = free.take();
    if (slot == FreeSet.NONE) {
      return false;
    }
    if (!owners.compareAndSet(slot, 0, 1)) {
      throw new IllegalStateException("slot " + slot + " has two owners");
    }
    held.get(thread).push(slot);
    return true;
  }

  /** Puts back what the thread has taken last; false if it has nothing. */
  @Operation
  public boolean put(@Param(name = "thread") int thread) {
    Integer slot = held.get(thread).poll();
    if (slot == null) {
      return false;
    }
    owners.set(slot, 0);
    free.put(slot);
    return true;
  }

  final int taken() {
    return free.taken();
  }

  /** The operations on the tagged stack, whose number of taken slots is exact at any time. */
  public static final class OnTaggedStack extends FreeSetOperations {

    public OnTaggedStack() {
      super(new TaggedStack(CAPACITY, Long.SIZE));
    }

    @Operation
    public int countTaken() {
      return taken();
    }
  }

  /** The operations on the bitmap. */
  public static final class OnBitmap extends FreeSetOperations {

    public OnBitmap() {
      super(new AtomicBitmap(CAPACITY));
    }
  }

  /** The operations on a set that looks first and takes afterwards. */
  public static final class OnBrokenSet extends FreeSetOperations {

    public OnBrokenSet() {
      super(new LooksFirst());
    }
  }

  /** What the operations mean, for one thread at a time. */
  public static final class Specification {

    private final int[] held = new int[MOST_THREADS];
    private int taken;

    public boolean take(int thread) {
      if (taken == CAPACITY) {
        return false;
      }
      taken++;
      held[thread]++;
      return true;
    }

    public boolean put(int thread) {
      if (held[thread] == 0) {
        return false;
      }
      held[thread]--;
      taken--;
      return true;
    }

    public int countTaken() {
      return taken;
    }
  }

  private static final class LooksFirst implements FreeSet {

    private final AtomicIntegerArray takenSlots = new AtomicIntegerArray(CAPACITY);

    @Override
    public int take() {
      for (int slot = 0; slot < CAPACITY; slot++) {
        if (takenSlots.get(slot) == 0) {
          takenSlots.set(slot, 1);
          return slot;
        }
      }
      return NONE;
    }

    @Override
    public void put(int slot) {
      takenSlots.set(slot, 0);
    }

    @Override
    public int taken() {
      int taken = 0;
      for (int slot = 0; slot < CAPACITY; slot++) {
        taken += takenSlots.get(slot);
      }
      return taken;
    }

    @Override
    public int copyTo(int[] target) {
      int count = 0;
      for (int slot = 0; slot < CAPACITY; slot++) {
        if (takenSlots.get(slot) == 0) {
          target[count++] = slot;
        }
      }
      return count;
    }
  }
}
