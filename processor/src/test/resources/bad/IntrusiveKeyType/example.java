package market;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Timer {
  @HeapLink("deadlines") int deadlineIndex;
  @HeapLink("deadlines") TimerDeadlines deadlines;
  @IntrusiveKey("deadlines") String deadline; // error: IntrusiveKeyType
}
