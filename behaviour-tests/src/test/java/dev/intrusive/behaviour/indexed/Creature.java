package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A public host with a list of each layout. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Creature implements Cloneable {

  @PoolSlot
  @IntrusiveLink("awake")
  int slot;

  @IntrusiveLink("brood")
  final Link<Creature> broodLink = new Link<>();

  @IntrusiveLink("trail")
  @Nullable Creature trailPrevious;

  @IntrusiveLink("trail")
  @Nullable Creature trailNext;

  @IntrusiveLink("trail")
  @Nullable CreatureTrail trail;

  private int id;

  @OnEmplace
  void hatch(int newId) {
    id = newId;
  }

  int id() {
    return id;
  }

  Creature copy() {
    try {
      return (Creature) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "creature " + id;
  }
}
