package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  long id;
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  @IntrusiveKey("byId")
  long id(int version) { // error: IntrusiveKeyMethod
    return id + version;
  }
}
