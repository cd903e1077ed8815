package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<K extends Enum<K>> {
  @IntrusiveLink("order") final Link<Node<K>> link = new Link<>();
}
