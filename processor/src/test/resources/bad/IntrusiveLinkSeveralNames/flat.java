package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink({"bids", "asks"}) // error: IntrusiveLinkSeveralNames
  Order prev;

  @IntrusiveLink({"bids", "asks"}) // error: IntrusiveLinkSeveralNames
  Order next;
}
