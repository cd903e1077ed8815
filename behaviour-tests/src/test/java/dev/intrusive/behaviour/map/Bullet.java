package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host of the indexed layout with two maps. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Bullet implements Cloneable {

  @PoolSlot
  @MapLink({"byNumber", "byCode"})
  int slot;

  @IntrusiveKey("byNumber")
  int number;

  @OnEmplace
  void init(int newNumber) {
    number = newNumber;
  }

  @IntrusiveKey("byCode")
  String code() {
    return "bullet " + number;
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
    return code();
  }
}
