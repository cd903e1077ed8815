package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId; // error: MapLinkAmbiguous
  @MapLink("byId") OrderById another; // error: MapLinkAmbiguous
}
