package market;

import dev.intrusive.IntrusiveLink;

class Order { // error: GeneratedNameTaken
  @IntrusiveLink("book") Order prev;
  @IntrusiveLink("book") Order next;
  @IntrusiveLink("book") OrderBook owner;
}

class OrderBook {}
