package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id; // error: IntrusiveKeyDuplicate
  @IntrusiveKey("byId") long number; // error: IntrusiveKeyDuplicate
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
