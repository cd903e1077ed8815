package cache;

import dev.intrusive.IntrusiveLink;

class Node<K, V> {
  @IntrusiveLink("order") Node<?, ?> prev; // error: FlatLinkTypeArgument
  @IntrusiveLink("order") Node<K, ? extends V> next; // error: FlatLinkTypeArgument
  @IntrusiveLink("order") NodeOrder<K, V> owner;
}
