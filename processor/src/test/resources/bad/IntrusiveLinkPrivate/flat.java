package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book")
  private Order prev; // error: IntrusiveLinkPrivate

  @IntrusiveLink("book")
  Order next;

  @IntrusiveLink("book")
  private OrderBook owner; // error: IntrusiveLinkPrivate
}
