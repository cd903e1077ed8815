package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order nextOrPrevious; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") Order next; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") OrderBook owner;
}
