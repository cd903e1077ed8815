package cache;

import dev.intrusive.IntrusiveLink;

class Node<K extends Comparable<K>, V> {
  @IntrusiveLink("order") Node<K, V> prev;
  @IntrusiveLink("order") Node<K, V> next;
  @IntrusiveLink("order") NodeOrder<V, K> owner; // error: FlatLinkTypeArgument // error(ecj): compiler
}
