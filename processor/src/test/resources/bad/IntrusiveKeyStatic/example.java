package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") static long id; // error: IntrusiveKeyStatic
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
