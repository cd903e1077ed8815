package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order {
  @IntrusiveLink(value = "queue", owner = String[].class) final Link<Order> link = new Link<>(); // error: OwnerType

  static OrderQueue queueOf(String[] names) {
    return new OrderQueue(names);
  }
}
