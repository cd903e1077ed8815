package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev; // error: ListFieldMissing
  @IntrusiveLink("book") Order next;
  OrderBook owner; // not annotated
}
