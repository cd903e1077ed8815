package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Cache<K, V> {
  static class Entry<K, V> {
    @IntrusiveLink("order") final Link<Entry<K, V>> link = new Link<>();
    @IntrusiveLink("age") Entry<K, V> prev, next;
    @IntrusiveLink("age") Cache_EntryAge<K, V> owner;
  }

  final Cache_EntryOrder<K, V> order = new Cache_EntryOrder<>();
}
