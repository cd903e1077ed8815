package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

abstract class Identified {
  @IntrusiveKey("byId") long id;
}

class Order extends Identified { // error: IntrusiveKeyUnreachable
  String id;
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;
}
