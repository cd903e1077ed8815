package market;

import dev.intrusive.IntrusiveLink;

public final class Order {
  @IntrusiveLink("priceLevel")
  Order levelPrev;

  @IntrusiveLink("priceLevel")
  Order levelNext;

  @IntrusiveLink("priceLevel")
  OrderPriceLevel level;
}
