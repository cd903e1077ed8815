package market;

import dev.intrusive.IntrusiveLink;
import java.io.Serializable;

class Order implements Cloneable, Serializable { // warning: HostCloneable HostSerializable
  private static final long serialVersionUID = 1;

  @IntrusiveLink("book") transient Order prev, next;
  @IntrusiveLink("book") transient OrderBook owner;
}
