package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<K extends Comparable<K>> {
  @IntrusiveLink("order") final Link<Node<K>> link = new Link<>();
}

@SuppressWarnings("rawtypes")
class Raw<T> extends Node {}

class Leaf extends Raw<String> {
  @IntrusiveLink("leaves") Leaf prev, next;
  @IntrusiveLink("leaves") LeafLeaves owner;
}
