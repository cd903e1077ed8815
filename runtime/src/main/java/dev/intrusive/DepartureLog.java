package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What left a list while passes over it run, so that each pass can find its place again.
 *
 * <p>A pass keeps its current place in a local variable, which a removal cannot reach. So the
 * removal writes down who left and between whom it stood, and the pass replays the entries that its
 * callback caused: where the current place left, the position falls back to the neighbour that it
 * had then, which may itself have left later. A pass whose callback removes nothing pays one
 * comparison per step; a removal while no pass runs pays a null check.
 *
 * <p>A place is what the layout walks over: an element or its link. The entries of one callback of
 * the outermost pass are kept, those of inner passes included.
 */
final class DepartureLog {

  private static final int ENTRY = 3;
  private static final int LARGEST_IDLE_LENGTH = ENTRY * 1024;
  private static final Object[] NO_ENTRIES = {};
  private static final Object EVERY_PLACE = new Object();

  private @Nullable Object[] entries = NO_ENTRIES;
  private int end;

  /** The log kept before this one, while it waits for its next pass. */
  private @Nullable DepartureLog rest;

  /** Joins the logs that wait. */
  void putBefore(@Nullable DepartureLog others) {
    rest = others;
  }

  /** Leaves the logs that wait, and returns the others. */
  @Nullable DepartureLog takeRest() {
    DepartureLog others = rest;
    rest = null;
    return others;
  }

  /** Empties the log once the outermost pass has ended. */
  void empty() {
    forget();
    if (entries.length > LARGEST_IDLE_LENGTH) {
      entries = NO_ENTRIES;
    }
  }

  /** The point in the log up to which a pass knows what left. */
  int mark() {
    return end;
  }

  /** Writes down that a place leaves; called before anything is changed. */
  void record(Object place, @Nullable Object before, @Nullable Object after) {
    if (end == entries.length) {
      entries = Arrays.copyOf(entries, Math.max(8 * ENTRY, 2 * end));
    }
    entries[end] = place;
    entries[end + 1] = before;
    entries[end + 2] = after;
    end += ENTRY;
  }

  /** Writes down that all places leave, whichever they are. */
  void recordAll() {
    record(EVERY_PLACE, null, null);
  }

  /**
   * Returns the place behind which a pass stands now that its callback has returned, in the
   * direction of the pass; null for where the pass began. Only the outermost pass can forget what
   * it has replayed.
   */
  @Nullable Object replay(Object current, int mark, boolean isDescending, boolean isOutermost) {
    int fallback = isDescending ? 2 : 1;
    @Nullable Object position = current;
    for (int i = mark; i < end && position != null; i += ENTRY) {
      if (entries[i] == position || entries[i] == EVERY_PLACE) {
        position = entries[i + fallback];
      }
    }
    if (isOutermost) {
      forget();
    }
    return position;
  }

  private void forget() {
    Arrays.fill(entries, 0, end, null);
    end = 0;
  }
}
