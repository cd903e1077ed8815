package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order next; // error: FlatLinkIncomplete
  @IntrusiveLink("book") OrderBook owner;
}
