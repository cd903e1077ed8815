package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order {
  @IntrusiveLink("book") Order prev, next;
  @IntrusiveLink("book") TradeBook owner; // error: ListFieldType
}

class Trade {
  @IntrusiveLink("book") final Link<Trade> link = new Link<>();
}
