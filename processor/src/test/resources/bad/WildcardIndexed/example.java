package work;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled
class Task<V> {
  @PoolSlot
  @IntrusiveLink(value = {"queue", "other"}, wildcard = true) // error: WildcardIndexed WildcardIndexed
  @HeapLink(value = "due", wildcard = true) // error: WildcardIndexed
  @MapLink(value = "byId", wildcard = true) // error: WildcardIndexed
  int slot;

  @IntrusiveKey({"due", "byId"})
  long id;
}
