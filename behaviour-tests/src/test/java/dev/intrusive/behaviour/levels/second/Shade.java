package dev.intrusive.behaviour.levels.second;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A base without indexed structures. */
class Ghost {
  @IntrusiveLink("haunts")
  final Link<Ghost> hauntsLink = new Link<>();
}

/** A pooled host that adds an indexed structure of each kind, and one list besides. */
@Pooled(threadSafe = false)
public class Shade extends Ghost {

  @PoolSlot
  @IntrusiveLink("path")
  @HeapLink("waking")
  @MapLink("byAge")
  int slot;

  @IntrusiveKey({"waking", "byAge"})
  int age;

  @IntrusiveLink("choir")
  final Link<Shade> choirLink = new Link<>();

  @Override
  public String toString() {
    return "shade";
  }
}
