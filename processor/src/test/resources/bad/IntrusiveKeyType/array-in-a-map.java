package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") byte[] id; // error: IntrusiveKeyType
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
