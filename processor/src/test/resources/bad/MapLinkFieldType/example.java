package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink("byId") int byIdNext; // error: MapLinkFieldType
  @MapLink("byId") OrderById byId;
}
