package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Order next;
  @IntrusiveLink("book") OrderBok owner; // error: compiler
  OrderLinks links;
}
