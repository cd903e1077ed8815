package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") OrderBook owner; // error: FlatLinkIncomplete
}
