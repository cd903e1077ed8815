package work;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import java.util.List;

class Entry<K, V> {
  @IntrusiveKey("byKey") K key; // error: IntrusiveKeyType
  @MapLink(value = "byKey", wildcard = true) Entry<K, V> byKeyNext;
  @MapLink("byKey") EntryByKey byKey;
  @MapLink(value = "byList", wildcard = true) Entry<K, V> byListNext;
  @MapLink("byList") EntryByList byList;

  @IntrusiveKey("byList")
  List<? extends V> list() { // error: IntrusiveKeyType
    return List.of();
  }
}
