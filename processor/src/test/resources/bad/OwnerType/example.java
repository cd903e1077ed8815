package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink(value = "queue", owner = int.class) Order prev, next; // error: OwnerType OwnerType
  @IntrusiveLink("queue") OrderQueue queue;
}
