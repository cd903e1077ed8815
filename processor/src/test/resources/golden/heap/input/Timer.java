package net;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Timer {
  @IntrusiveKey("deadlines")
  long deadline;

  @HeapLink("deadlines")
  int deadlineIndex;

  @HeapLink("deadlines")
  TimerDeadlines deadlines;

  @HeapLink("byWeight")
  int weightIndex;

  @HeapLink("byWeight")
  TimerByWeight byWeight;

  @IntrusiveKey("byWeight")
  double weight() {
    return deadline / 2.0;
  }
}
