package market;

import dev.intrusive.IntrusiveLink;

public class Order {
  @IntrusiveLink("book") Order prev$, next_;
  @IntrusiveLink("book") OrderBook first;
  @IntrusiveLink("day") Order anchorPREV, beforeNext;
  @IntrusiveLink("day") OrderDay last;
  @IntrusiveLink("elements") Order elementPrev, elementNext;
  @IntrusiveLink("elements") OrderElements nextOwnerPrev;
}
