package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What left a list while passes over it run, so that each pass can find its place again.
 *
 * <p>A pass keeps its current element in a local variable, which a removal cannot reach. So the
 * removal writes down who left and between whom it stood, and the pass replays the entries that its
 * callback caused: where the current element left, the position falls back to the neighbour that it
 * had then, which may itself have left later. A pass whose callback removes nothing pays one
 * comparison per step; a removal while no pass runs pays a null check.
 *
 * <p>The entries of one callback of the outermost pass are kept, those of inner passes included.
 *
 * @param <E> the type of the elements
 */
final class DepartureLog<E> {

  private static final int ENTRY = 3;
  private static final int LARGEST_IDLE_LENGTH = ENTRY * 1024;
  private static final Object[] NO_ENTRIES = {};
  private static final Object EVERY_ELEMENT = new Object();

  private @Nullable Object[] entries = NO_ENTRIES;
  private int end;
  private int depth;

  void enter() {
    depth++;
  }

  /** Leaves a pass and tells whether it was the outermost one, in which case the log is empty. */
  boolean leave() {
    depth--;
    if (depth > 0) {
      return false;
    }
    forget();
    if (entries.length > LARGEST_IDLE_LENGTH) {
      entries = NO_ENTRIES;
    }
    return true;
  }

  /** The place in the log up to which a pass knows what left. */
  int mark() {
    return end;
  }

  /** Writes down that an element leaves; called before anything is changed. */
  void record(E element, @Nullable E before, @Nullable E after) {
    append(element, before, after);
  }

  /** Writes down that all elements leave, whichever they are. */
  void recordAll() {
    append(EVERY_ELEMENT, null, null);
  }

  private void append(Object element, @Nullable Object before, @Nullable Object after) {
    if (end == entries.length) {
      entries = Arrays.copyOf(entries, Math.max(8 * ENTRY, 2 * end));
    }
    entries[end] = element;
    entries[end + 1] = before;
    entries[end + 2] = after;
    end += ENTRY;
  }

  /**
   * Returns the element after which a forward pass stands now that its callback has returned, null
   * for the start of the list.
   */
  @Nullable E replay(E current, int mark) {
    @Nullable Object position = current;
    for (int i = mark; i < end && position != null; i += ENTRY) {
      if (entries[i] == position || entries[i] == EVERY_ELEMENT) {
        position = entries[i + 1];
      }
    }
    if (depth == 1) {
      forget();
    }
    @SuppressWarnings("unchecked") // every entry is an E or null
    E found = (E) position;
    return found;
  }

  private void forget() {
    Arrays.fill(entries, 0, end, null);
    end = 0;
  }
}
