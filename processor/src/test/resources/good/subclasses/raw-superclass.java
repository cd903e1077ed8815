package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<K extends Comparable<K>> {
  @IntrusiveLink("order") final Link<Node<K>> link = new Link<>();
}

@SuppressWarnings("rawtypes")
class Raw extends Node {
  @IntrusiveLink("raws") final Link<Raw> rawLink = new Link<>();
}
