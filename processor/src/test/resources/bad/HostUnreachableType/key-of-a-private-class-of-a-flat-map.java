package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  private static final class Id {}

  @IntrusiveKey("byId") Id id; // error: HostUnreachableType
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  Order find() {
    return byId.get(id);
  }
}
