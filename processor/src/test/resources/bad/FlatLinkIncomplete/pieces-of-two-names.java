package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order bookPrev; // error: FlatLinkIncomplete
  @IntrusiveLink("boook") Order bookNext; // error: FlatLinkIncomplete ListFieldMissing
  @IntrusiveLink("book") OrderBook bookOwner;
}
