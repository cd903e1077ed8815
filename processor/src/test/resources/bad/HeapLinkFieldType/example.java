package market;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Timer {
  @HeapLink("deadlines") long deadlineIndex; // error: HeapLinkFieldType
  @HeapLink("deadlines") TimerDeadlines deadlines;
  @IntrusiveKey("deadlines") long deadline;
}
