package market;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Order {
  @IntrusiveKey("byId") long id;
  @MapLink(value = "byId", hash = Hash.MIXED) Order byIdNext; // error: LinkOptionConflict
  @MapLink(value = "byId", hash = Hash.SEQUENTIAL) OrderById byId;
}
