package market;

import dev.intrusive.HeapLink;

class Timer {
  @HeapLink("deadlines") TimerDeadlines deadlines; // error: HeapLinkIncomplete
}
