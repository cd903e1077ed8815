package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") private long id; // error: IntrusiveKeyPrivate
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
