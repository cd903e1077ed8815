package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byNumber") long id; // error: IntrusiveKeyWithoutStructure
}
