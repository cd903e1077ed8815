package market;

import dev.intrusive.Access;
import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink(value = "queue", access = Access.PACKAGE) Order prev; // error: LinkOptionConflict
  @IntrusiveLink(value = "queue", access = Access.AS_HOST) Order next;
  @IntrusiveLink("queue") OrderQueue queue;
}
