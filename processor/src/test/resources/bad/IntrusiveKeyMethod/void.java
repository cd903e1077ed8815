package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  @IntrusiveKey("byId")
  void id() {} // error: IntrusiveKeyMethod
}
