package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Order next;
  @IntrusiveLink("book") OrderBook owner; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") OrderBook another; // error: FlatLinkAmbiguous
}
