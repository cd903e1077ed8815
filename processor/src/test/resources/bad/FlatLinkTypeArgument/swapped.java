package cache;

import dev.intrusive.IntrusiveLink;

class Node<K, V> {
  @IntrusiveLink("order") Node<K, V> prev;
  @IntrusiveLink("order") Node<V, K> next; // error: FlatLinkTypeArgument
  @IntrusiveLink("order") NodeOrder<V, K> owner; // error: FlatLinkTypeArgument
}
