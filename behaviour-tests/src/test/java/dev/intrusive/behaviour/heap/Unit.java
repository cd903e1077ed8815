package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** An object of a pool that is in lists, heaps and maps of all layouts at once. */
@Pooled
class Unit implements Comparable<Unit> {

  @PoolSlot
  @IntrusiveLink("awake")
  @HeapLink({"deadlines", "prices"})
  @MapLink("byName")
  int slot;

  @IntrusiveLink("squad")
  final Link<Unit> squadLink = new Link<>();

  @HeapLink("threats")
  int threatIndex;

  @HeapLink("threats")
  @Nullable UnitThreats threats;

  @HeapLink("turns")
  int turnIndex;

  @HeapLink("turns")
  @Nullable UnitTurns turns;

  @MapLink("byId")
  @Nullable Unit byIdNext;

  @MapLink("byId")
  @Nullable UnitById byId;

  @IntrusiveKey({"byId", "deadlines", "threats"})
  long id;

  @IntrusiveKey("byName")
  String name = "";

  @OnEmplace
  void init(long newId) {
    id = newId;
    name = "unit " + newId;
  }

  @Override
  public int compareTo(Unit other) {
    return Long.compare(other.id, id);
  }

  @Override
  public boolean equals(Object object) {
    return object == this;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(id);
  }
}
