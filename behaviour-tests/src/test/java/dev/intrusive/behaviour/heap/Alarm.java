package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A host that is ordered by a field. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Alarm extends Ranked {

  @HeapLink("deadlines")
  int heapIndex;

  @HeapLink("deadlines")
  @Nullable AlarmDeadlines heap;

  @IntrusiveKey("deadlines")
  long deadline;

  @Override
  public int rank() {
    return (int) deadline;
  }

  @Override
  public void setRank(int rank) {
    deadline = rank;
  }
}
