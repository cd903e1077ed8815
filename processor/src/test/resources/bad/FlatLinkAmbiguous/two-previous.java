package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prevA; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") Order prevB; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") Order next;
  @IntrusiveLink("book") OrderBook owner;
}
