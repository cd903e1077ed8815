package dev.intrusive.behaviour.ports;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;

/** A queue of changes in which a later change of a row replaces the one that waits: a map, too. */
final class Backlog {

  /** A change of a row. */
  static final class Change {
    @IntrusiveKey("byRow")
    final String row;

    @MapLink("byRow")
    @Nullable Change byRowNext;

    @MapLink("byRow")
    @Nullable Backlog_ChangeByRow byRow;

    @IntrusiveLink("queue")
    int queueIndex;

    @IntrusiveLink("queue")
    @Nullable Backlog_ChangeQueue queue;

    final long version;

    Change(String row, long version) {
      this.row = row;
      this.version = version;
    }
  }

  private final Backlog_ChangeByRow byRow = new Backlog_ChangeByRow();
  private final Backlog_ChangeQueue queue = new Backlog_ChangeQueue();

  /** Adds a change; one of the same row leaves, and with {@code keepsTurn} it takes its turn. */
  void add(String row, long version, boolean keepsTurn) {
    Change change = new Change(row, version);
    Change old = byRow.put(change);
    if (old == null) {
      queue.add(change);
    } else if (keepsTurn) {
      queue.replace(old, change);
    } else {
      queue.remove(old);
      queue.add(change);
    }
  }

  boolean cancel(String row) {
    Change change = byRow.get(row);
    return change != null && Backlog_ChangeLinks.unlinkAll(change) == 2;
  }

  /** Writes the changes that wait, which may add others. */
  int flush(ObjLongConsumer<String> writer) {
    return queue.drain(
        change -> {
          byRow.remove(change);
          writer.accept(change.row, change.version);
        });
  }

  int size() {
    return queue.size();
  }
}
