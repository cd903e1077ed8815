package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink("byId") Order byIdNext; // error: MapLinkAmbiguous
  @MapLink("byId") Order byIdPrevious; // error: MapLinkAmbiguous
  @MapLink("byId") OrderById byId;
}
