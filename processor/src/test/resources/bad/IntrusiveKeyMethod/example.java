package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  long id;
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  @IntrusiveKey("byId") // error: IntrusiveKeyMethod
  long id(int version) {
    return id + version;
  }
}
