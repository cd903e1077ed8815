package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Trade next; // error: IntrusiveLinkFieldType
  @IntrusiveLink("book") OrderBook owner;
}
