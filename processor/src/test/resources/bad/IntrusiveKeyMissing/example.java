package market;

import dev.intrusive.MapLink;

class Order {
  long id;
  @MapLink("byId") Order byIdNext; // error: IntrusiveKeyMissing
  @MapLink("byId") OrderById byId;
}
