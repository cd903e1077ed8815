package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") final Order prev = null; // error: FlatLinkFinal
  @IntrusiveLink("book") final Order next = null; // error: FlatLinkFinal
  @IntrusiveLink("book") final OrderBook owner = null; // error: FlatLinkFinal
}
