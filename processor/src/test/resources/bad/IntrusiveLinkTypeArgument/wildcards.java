package work;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<K, V> {
  @IntrusiveLink("partial") final Link<Node<K, ?>> partial = new Link<>(); // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("bounded") final Link<Node<?, ? extends Number>> bounded = new Link<>(); // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("any") final Link<?> any = new Link<Node<?, ?>>(); // error: IntrusiveLinkTypeArgument
  @IntrusiveLink(value = "own", wildcard = true) final Link<Node<K, V>> own = new Link<>(); // error: IntrusiveLinkTypeArgument
  @IntrusiveLink(value = "raw", wildcard = true) final Link<Node> raw = new Link<>(); // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("right") final Link<Node<?, ?>> right = new Link<>();

  static void use(NodeOwn list, Node<?, ?> node, NodeRight other) {
    list.add(node);
    other.add(node);
  }
}
