package dev.intrusive.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Makes free sets and looks at them after a run. */
final class FreeSets {

  /** A bitmap whose threads begin apart, besides the names of {@link FreeSetKind}. */
  static final String CONTENDED_BITMAP = "CONTENDED_BITMAP";

  private FreeSets() {}

  static FreeSet of(FreeSetKind kind, int capacity, int widestTag) {
    return kind == FreeSetKind.TAGGED_STACK
        ? new TaggedStack(capacity, widestTag)
        : new AtomicBitmap(capacity);
  }

  static FreeSet of(String kind, int capacity) {
    if (kind.equals(CONTENDED_BITMAP)) {
      return new AtomicBitmap(capacity, true);
    }
    return of(FreeSetKind.valueOf(kind), capacity, Long.SIZE);
  }

  static SharedSlots slots(String kind, int capacity) {
    WordFormat format = new WordFormat(capacity, WordFormat.WIDEST);
    return new SharedSlots(format, of(kind, capacity));
  }

  /**
   * Makes sure at rest that each slot is either held or free, and free once.
   *
   * @param held what the threads hold, {@link FreeSet#NONE} left out
   */
  static void requireConserved(FreeSet free, int capacity, List<Integer> held) {
    SortedSet<Integer> seen = new TreeSet<>();
    int holders = 0;
    for (int slot : held) {
      if (slot != FreeSet.NONE) {
        holders++;
        require(seen.add(slot), "slot " + slot + " has two holders");
      }
    }
    require(free.taken() == holders, free.taken() + " taken, but " + holders + " held");
    List<Integer> drained = new ArrayList<>();
    for (int slot = free.take(); slot != FreeSet.NONE; slot = free.take()) {
      require(seen.add(slot), "slot " + slot + " is free and held, or free twice");
      drained.add(slot);
    }
    require(seen.size() == capacity, "only the slots " + seen + " of " + capacity + " are left");
    drained.forEach(free::put);
    require(free.taken() == holders, "free slots were lost");
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
