package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order {
  @IntrusiveKey("queue") long id; // error: IntrusiveKeyWithoutStructure
  @IntrusiveLink("queue") final Link<Order> queueLink = new Link<>();
}
