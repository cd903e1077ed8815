package market;

import base.Identified;
import dev.intrusive.MapLink;

class Order extends Identified { // error: IntrusiveKeyUnreachable
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
