package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<A, B extends A, C extends Comparable<B>> {
  @IntrusiveLink("order") final Link<Node<A, B, C>> link = new Link<>();
}
