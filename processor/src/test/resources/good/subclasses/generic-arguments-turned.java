package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.List;

class Node<K, V> {
  @IntrusiveLink("order") final Link<Node<K, V>> link = new Link<>();
}

class Turned<A, B> extends Node<B, List<A>> {
  @IntrusiveLink("turns") final Link<Turned<A, B>> turnLink = new Link<>();
  @IntrusiveLink("flat") Turned<A, B> prev, next;
  @IntrusiveLink("flat") TurnedFlat<A, B> owner;
}
