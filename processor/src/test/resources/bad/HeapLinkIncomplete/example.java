package market;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Timer {
  @HeapLink("deadlines") int deadlineIndex; // error: HeapLinkIncomplete
  @IntrusiveKey("deadlines") long deadline;
}
