package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.IntrusiveList;

class Order {
  @IntrusiveLink("book") Order prev, next;
  @IntrusiveLink("book") IntrusiveList<Order> owner; // error: ListFieldType
}
