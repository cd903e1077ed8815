package work;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;

class Node<K, V> {
  @IntrusiveLink("unsaid") Node<?, ?> prev; // error: FlatLinkTypeArgument
  @IntrusiveLink("unsaid") Node<K, V> next;
  @IntrusiveLink("unsaid") NodeUnsaid<K, V> list;
  @IntrusiveLink(value = "partial", wildcard = true) Node<K, ?> partialPrev; // error: FlatLinkTypeArgument
  @IntrusiveLink("partial") Node<?, ?> partialNext;
  @IntrusiveLink("partial") NodePartial partial;
  @MapLink(value = "byId", wildcard = true) Node<V, K> chain; // error: FlatLinkTypeArgument
  @MapLink("byId") NodeById byId;
  @IntrusiveKey("byId") long id;
}
