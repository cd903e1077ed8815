package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Order next; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") Order bookNext; // error: FlatLinkAmbiguous
  @IntrusiveLink("book") OrderBook owner;
}
