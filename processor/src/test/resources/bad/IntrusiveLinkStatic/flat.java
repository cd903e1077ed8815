package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") static Order prev; // error: IntrusiveLinkStatic
  @IntrusiveLink("book") Order next;
  @IntrusiveLink("book") OrderBook owner;
}
