package market;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

class Order {
  @HeapLink("byPrice") int byPriceIndex;
  @HeapLink("byPrice") OrderByPrice byPrice;

  @IntrusiveKey("byPrice")
  void price() {} // error: IntrusiveKeyMethod
}
