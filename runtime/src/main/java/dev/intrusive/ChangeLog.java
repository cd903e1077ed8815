package dev.intrusive;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was removed from a list and inserted into it while passes run, so that each pass can find
 * its position again.
 *
 * <p>A pass keeps its position in a local variable, which a removal cannot reach. So the removal
 * records which place left and between which places it was. The pass replays the entries that its
 * callback caused: where its place left, the position falls back to the neighbour of that time,
 * which may itself have left later. A place is what a pass stands at: an element or its link. A
 * null stands for the place where the pass began.
 *
 * <p>The log of one callback is bounded by the size of the list, however long the callback runs. A
 * place that was inserted during the callback and left again matters only if a position fell back
 * to it. So insertions are recorded, too, and when the log is long it is <em>folded</em>. Of the
 * entries that the innermost pass has not replayed, those of inserted places are forgotten, and the
 * others lead straight to the final position.
 */
final class ChangeLog {

  /** An entry is a place and, if it left, the places before and after it. */
  private static final int ENTRY = 3;

  private static final int BEFORE = 1;
  private static final int AFTER = 2;

  private static final int SMALLEST_LENGTH = ENTRY * 8;
  private static final int SHORTEST_FOLDED = ENTRY * 64;
  private static final int LARGEST_KEPT_LENGTH = ENTRY * 1024;

  /** In an entry instead of its neighbours: the place was inserted. */
  private static final Object INSERTED = new Object();

  /** In an entry instead of a place: every place left. */
  private static final Object EVERY_PLACE = new Object();

  /** Instead of a place around folded entries, of which a position follows only one. */
  private static final Object FOLD_START = new Object();

  private static final Object FOLD_END = new Object();

  private @Nullable Object[] entries = new @Nullable Object[SMALLEST_LENGTH];

  /** The length of the entries that are kept. */
  private int length;

  /**
   * The mark of a pass that has seen all: the length of all entries, also of those that are
   * forgotten, modulo 2<sup>32</sup>. To forget entries does not change it, so a pass of another
   * thread may begin meanwhile.
   */
  int end;

  /** How many passes of the host run inside its outermost one. */
  int depth;

  /** The first entry that the innermost pass of the host has not replayed. */
  int unseen;

  /** How many passes of other threads run; changed by threads that have locked the log. */
  volatile int guests;

  /** Whether there is an insertion, without which a fold cannot forget anything. */
  private boolean hasInsertions;

  /** Where the last fold begins and ends. */
  private int foldStart;

  private int foldEnd;

  boolean hasGuests() {
    return guests != 0;
  }

  /** Returns the length of what is kept. */
  int length() {
    return length;
  }

  /** Returns whether the log is empty and not too large to be kept. */
  boolean isWorthKeeping() {
    return length == 0 && entries.length <= LARGEST_KEPT_LENGTH;
  }

  /** Lets an empty log begin where a new one does, for another list. */
  void restart() {
    end = 0;
    unseen = 0;
  }

  /** Begins anew with an outermost pass of the host, to which a guest may just have shown it. */
  void beginOutermost() {
    depth = 0;
    if (length != 0 && !hasGuests()) {
      forget();
    }
    unseen = end;
  }

  /** Records that a place is about to leave. */
  void recordRemoval(Object place, @Nullable Object before, @Nullable Object after) {
    foldIfLong();
    append(place, before, after);
  }

  /** Records that a place is about to be inserted. */
  void recordInsertion(Object place) {
    foldIfLong();
    append(place, INSERTED, INSERTED);
    hasInsertions = true;
  }

  /** Records that all places are about to leave, whichever they are. */
  void recordClear() {
    if (!hasGuests()) {
      cutBack(); // a position that is nowhere does not come back
      foldStart = end;
      foldEnd = end;
    }
    append(EVERY_PLACE, null, null);
  }

  /** Begins a pass of the host inside another, which has to restore what this changes. */
  void beginInner() {
    foldIfLong();
    depth++;
    unseen = end;
  }

  private void append(Object place, @Nullable Object before, @Nullable Object after) {
    if (length == entries.length) {
      entries = Arrays.copyOf(entries, 2 * length);
    }
    entries[length] = place;
    entries[length + BEFORE] = before;
    entries[length + AFTER] = after;
    length += ENTRY;
    end += ENTRY;
  }

  /** Where in the array the entries after a mark begin. */
  private int indexOf(int mark) {
    return length - (end - mark);
  }

  /**
   * Returns the place after which a pass stands now that its callback has returned, in the
   * direction of the pass. What only an outermost pass needed is forgotten.
   *
   * @param place the place that it visited, null for where it began
   * @param mark its mark before
   */
  @Nullable Object replay(@Nullable Object place, int mark, boolean isDescending) {
    int fallback = isDescending ? AFTER : BEFORE;
    @Nullable Object position = place;
    boolean isInFold = false;
    boolean movedInFold = false;
    for (int i = indexOf(mark); i < length && position != null; i += ENTRY) {
      Object left = entries[i];
      if (left == FOLD_START || left == FOLD_END) {
        isInFold = left == FOLD_START;
        movedInFold = false;
      } else if (!movedInFold && leaves(i, position)) {
        position = entries[i + fallback];
        movedInFold = isInFold;
      }
    }
    if (depth == 0 && !hasGuests()) {
      forget();
    }
    unseen = end;
    return position;
  }

  private boolean leaves(int entry, Object position) {
    return entries[entry] == EVERY_PLACE
        || (entries[entry] == position && entries[entry + BEFORE] != INSERTED);
  }

  private void forget() {
    Arrays.fill(entries, 0, length, null);
    length = 0;
    hasInsertions = false;
    foldStart = end;
    foldEnd = end;
  }

  /**
   * Folds what the innermost pass has not replayed if most of it has come since the last fold, so
   * that folding costs O(1) an entry.
   */
  private void foldIfLong() {
    int folded = foldStart == unseen ? foldEnd - foldStart : 0;
    int fresh = end - unseen - folded;
    if (hasInsertions && fresh >= Math.max(folded, SHORTEST_FOLDED)) {
      foldUnlessGuests();
    }
  }

  /** Folds, while no pass of another thread can begin. */
  private synchronized void foldUnlessGuests() {
    if (!hasGuests()) {
      fold();
      foldStart = unseen;
      foldEnd = end;
    }
  }

  /**
   * Replaces the entries that the innermost pass has not replayed by as many as places that have
   * left which a pass may stand at. Going back through them, the endings of a place are where
   * positions at it end up.
   */
  private void fold() {
    IdentityHashMap<Object, @Nullable Object> before = new IdentityHashMap<>();
    IdentityHashMap<Object, @Nullable Object> after = new IdentityHashMap<>();
    Set<Object> inserted = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean isCleared = false;
    int start = indexOf(unseen);
    for (int i = length - ENTRY; i >= start && !isCleared; i -= ENTRY) {
      if (entries[i] == EVERY_PLACE) {
        isCleared = true;
      } else if (entries[i] == FOLD_END) {
        i = goBackFold(i - ENTRY, before, after, inserted);
      } else if (entries[i + BEFORE] == INSERTED) {
        goBackInsertion(i, before, after, inserted);
      } else {
        resolve(i, before, after);
        goBackRemoval(i, before, after);
      }
    }
    cutBack();
    append(isCleared ? EVERY_PLACE : FOLD_START, null, null);
    if (!isCleared) {
      before.forEach((place, neighbour) -> append(place, neighbour, after.get(place)));
    }
    inserted.forEach(place -> append(place, INSERTED, INSERTED));
    if (!isCleared) {
      append(FOLD_END, null, null);
    }
  }

  /** Takes away what the innermost pass has not replayed. */
  private void cutBack() {
    int kept = indexOf(unseen);
    Arrays.fill(entries, kept, length, null);
    length = kept;
    end = unseen;
  }

  /** Goes back over an earlier fold, of whose removals a position follows only one. */
  private int goBackFold(
      int last,
      IdentityHashMap<Object, @Nullable Object> before,
      IdentityHashMap<Object, @Nullable Object> after,
      Set<Object> inserted) {
    int start = last;
    while (entries[start] != FOLD_START) {
      resolve(start, before, after); // which leaves an insertion as it is
      start -= ENTRY;
    }
    int i = last;
    for (; entries[i + BEFORE] == INSERTED; i -= ENTRY) {
      goBackInsertion(i, before, after, inserted);
    }
    for (; i > start; i -= ENTRY) {
      goBackRemoval(i, before, after);
    }
    return start;
  }

  /** Forgets what became of a place that was not there before. */
  private void goBackInsertion(
      int entry,
      IdentityHashMap<Object, @Nullable Object> before,
      IdentityHashMap<Object, @Nullable Object> after,
      Set<Object> inserted) {
    Object place = Objects.requireNonNull(entries[entry]);
    if (before.containsKey(place)) {
      before.remove(place);
      after.remove(place);
    } else {
      inserted.add(place);
    }
  }

  private void goBackRemoval(
      int entry,
      IdentityHashMap<Object, @Nullable Object> before,
      IdentityHashMap<Object, @Nullable Object> after) {
    Object place = Objects.requireNonNull(entries[entry]);
    before.put(place, entries[entry + BEFORE]);
    after.put(place, entries[entry + AFTER]);
  }

  /** Lets a removal lead straight to the ends of both directions. */
  private void resolve(
      int entry,
      IdentityHashMap<Object, @Nullable Object> before,
      IdentityHashMap<Object, @Nullable Object> after) {
    entries[entry + BEFORE] = ending(before, entries[entry + BEFORE]);
    entries[entry + AFTER] = ending(after, entries[entry + AFTER]);
  }

  private static @Nullable Object ending(
      IdentityHashMap<Object, @Nullable Object> endings, @Nullable Object position) {
    return endings.containsKey(position) ? endings.get(position) : position;
  }
}
