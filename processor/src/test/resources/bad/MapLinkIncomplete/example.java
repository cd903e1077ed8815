package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink("byId") Order byIdNext; // error: MapLinkIncomplete
}
