package market;

import dev.intrusive.IntrusiveLink;

class Market {
  static class Order {
    @IntrusiveLink("links") Order prev; // error: ListNameReserved
    @IntrusiveLink("links") Order next; // error: ListNameReserved
    @IntrusiveLink("links") Market_OrderLinks owner; // error: ListNameReserved
  }
}
