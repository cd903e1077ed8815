package work;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Task<V> {
  @HeapLink(value = "due", wildcard = true) int index; // error: LinkOptionConflict
  @HeapLink(value = "due", wildcard = false) TaskDue due;
  @IntrusiveKey("due") long deadline;
}
