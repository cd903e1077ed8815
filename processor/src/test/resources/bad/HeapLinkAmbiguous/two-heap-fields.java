package market;

import dev.intrusive.HeapLink;

class Timer {
  @HeapLink("deadlines") int deadlineIndex;
  @HeapLink("deadlines") TimerDeadlines deadlines; // error: HeapLinkAmbiguous
  @HeapLink("deadlines") TimerDeadlines others; // error: HeapLinkAmbiguous
}
