package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order {
  @IntrusiveLink("book") Order prev; // error: ListNameDuplicate
  @IntrusiveLink("book") Order next; // error: ListNameDuplicate
  @IntrusiveLink("book") OrderBook owner; // error: ListNameDuplicate
  @IntrusiveLink("book") final Link<Order> link = new Link<>(); // error: ListNameDuplicate
}
