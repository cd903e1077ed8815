package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("asks") Order askPrev, askNext;
  @IntrusiveLink("asks") OrderAsks askOwner;
  @IntrusiveLink("bids") Order bidPrev, bidNext;
  @IntrusiveLink("bids") OrderAsks bidOwner; // error: ListFieldType
}
