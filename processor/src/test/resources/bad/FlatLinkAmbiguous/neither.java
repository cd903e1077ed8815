package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order left; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") Order right; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") OrderBook owner;
}
