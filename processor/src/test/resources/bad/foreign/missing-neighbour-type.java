package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Ordr next; // error: compiler
  @IntrusiveLink("book") OrderBook owner;
}
