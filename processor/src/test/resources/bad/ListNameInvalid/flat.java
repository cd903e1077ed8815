package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("Book") Order prev; // error: ListNameInvalid
  @IntrusiveLink("Book") Order next; // error: ListNameInvalid
  @IntrusiveLink("Book") OrderBook owner; // error: ListNameInvalid
}
