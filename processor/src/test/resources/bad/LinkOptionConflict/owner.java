package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink(value = "queue", owner = String.class) Order prev; // error: LinkOptionConflict
  @IntrusiveLink(value = "queue", owner = Integer.class) Order next;
  @IntrusiveLink("queue") OrderQueue queue;
}
