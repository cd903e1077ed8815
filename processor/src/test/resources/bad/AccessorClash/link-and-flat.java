package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order {
  @IntrusiveLink("bids") Order bidPrev, bidNext; // error: AccessorClash
  @IntrusiveLink("bids") OrderBids bidOwner;
  @IntrusiveLink("asks") final Link<Order> unlinkFromBids = new Link<>(); // error: AccessorClash
}
