package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Node<K, V> {
  @IntrusiveLink("swapped") final Link<Node<V, K>> swapped = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("same") final Link<Node<K, K>> same = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("raw") final Link<Node> raw = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("wildcards") final Link<Node<?, V>> wildcards = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("concrete") final Link<Node<String, V>> concrete = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("variable") final Link<K> variable = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("right") final Link<Node<K, V>> right = new Link<>();
}
