package work;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;

class Task {
  @IntrusiveLink(value = "queue", wildcard = true) Task prev; // error: WildcardHost
  @IntrusiveLink("queue") Task next;
  @IntrusiveLink("queue") TaskQueue queue;
  @IntrusiveLink(value = "node", wildcard = true) final Link<Task> link = new Link<>(); // error: WildcardHost
  @HeapLink(value = "due", wildcard = true) int index; // error: WildcardHost
  @HeapLink("due") TaskDue due;
  @IntrusiveKey({"due", "byId"}) long id;
  @MapLink("byId") Task chain;
  @MapLink(value = "byId", wildcard = true) TaskById byId; // error: WildcardHost

  static void use(Task task) {
    new TaskQueue().add(task);
    new TaskById().put(task);
  }
}
