package market;

import dev.intrusive.HeapLink;
import dev.intrusive.Link;

class Timer {
  @HeapLink("deadlines") final Link<Timer> link = new Link<>(); // error: FlatLinkFinal HeapLinkFieldType
}
