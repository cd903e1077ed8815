package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
  @MapLink("byName") Order byNameNext; // error: IntrusiveKeyMissing
  @MapLink("byName") OrderByName byName;
}
