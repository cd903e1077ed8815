package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A package-private host of the indexed layout with two lists. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Bullet implements Cloneable {

  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  int slot;

  private final Hooks hooks;
  private int id;

  Bullet() {
    this(new Hooks());
  }

  Bullet(Hooks hooks) {
    this.hooks = hooks;
  }

  @OnEmplace
  void init(int newId) {
    id = newId;
    hooks.onBegin.accept(this);
  }

  @OnRelease
  void end() {
    hooks.onEnd.accept(this);
  }

  int id() {
    return id;
  }

  Bullet copy() {
    try {
      return (Bullet) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "bullet " + id;
  }
}
