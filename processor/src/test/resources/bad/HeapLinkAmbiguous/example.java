package market;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Timer {
  @HeapLink("deadlines") int deadlineIndex; // error: HeapLinkAmbiguous
  @HeapLink("deadlines") int otherIndex; // error: HeapLinkAmbiguous
  @HeapLink("deadlines") TimerDeadlines deadlines;
  @IntrusiveKey("deadlines") long deadline;
}
