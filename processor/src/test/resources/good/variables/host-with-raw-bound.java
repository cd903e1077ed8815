package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@SuppressWarnings("rawtypes")
class Node<K extends Comparable, L extends java.util.List<Comparable>> {
  @IntrusiveLink("order") final Link<Node<K, L>> link = new Link<>();
}
