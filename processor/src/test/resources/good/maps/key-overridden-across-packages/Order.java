package market;

import base.Identified;
import dev.intrusive.MapLink;

class Order extends Identified {
  @MapLink("byId") Order byIdNext;
  @MapLink("byId") OrderById byId;

  @Override
  protected long id() {
    return 1;
  }
}
