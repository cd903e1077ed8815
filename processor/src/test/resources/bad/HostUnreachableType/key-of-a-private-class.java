package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  private static final class Id {}

  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
  @IntrusiveKey("byId") Id id; // error: HostUnreachableType
}
