package market;

import base.Identified;
import dev.intrusive.MapLink;

class Order extends Identified { // error: HostUnreachableType
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  static boolean isIn(OrderById map, Order order) {
    return map.contains(order);
  }
}
