package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev; // error: FlatOwnerMissing
  @IntrusiveLink("book") Order next;
  OrderBook owner; // not annotated
}
