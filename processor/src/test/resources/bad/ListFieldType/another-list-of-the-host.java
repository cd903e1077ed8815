package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("bids") Order bidPrev, bidNext;
  @IntrusiveLink("bids") OrderAsks bidOwner; // error: ListFieldType
  @IntrusiveLink("asks") Order askPrev, askNext;
  @IntrusiveLink("asks") OrderAsks askOwner;
}
