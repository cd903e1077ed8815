package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev; // error: FlatLinkIncomplete ListFieldMissing
}
