package cache;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class Entry<K extends Comparable<K>, V> {
  @IntrusiveKey("byKey")
  final K key;

  final V value;

  @MapLink("byKey")
  @Nullable Entry<K, V> byKeyNext;

  @MapLink("byKey")
  @Nullable EntryByKey<K, V> byKey;

  Entry(K key, V value) {
    this.key = key;
    this.value = value;
  }
}
