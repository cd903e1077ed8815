package dev.intrusive.behaviour.map;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A pooled host that is in a list, a heap, and maps of both layouts. */
@Pooled
final class Job {

  /** What its hooks do, which tests choose. */
  interface Hook {
    void run(Job job);
  }

  @PoolSlot
  @MapLink("byNumber")
  int slot;

  @IntrusiveLink("queue")
  final Link<Job> queueLink = new Link<>();

  @HeapLink("deadlines")
  int deadlineIndex;

  @HeapLink("deadlines")
  @Nullable JobDeadlines deadlines;

  /** One key of two maps, and the order of a heap. */
  @IntrusiveKey({"byNumber", "byTicket", "deadlines"})
  long number;

  @MapLink("byTicket")
  @Nullable Job ticketNext;

  @MapLink("byTicket")
  @Nullable JobByTicket byTicket;

  Hook onEnd = job -> {};

  @OnEmplace
  void begin(long newNumber, Hook hook) {
    number = newNumber;
    hook.run(this);
  }

  @OnRelease
  void end() {
    onEnd.run(this);
  }

  @Override
  public String toString() {
    return "job " + number;
  }
}
