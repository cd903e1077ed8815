package dev.intrusive.behaviour.indexed;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled host with each of the indexed structures. */
@Pooled
final class Coin {

  @PoolSlot
  @IntrusiveLink("purse")
  @HeapLink("values")
  @MapLink("numbers")
  int slot;

  @IntrusiveKey({"values", "numbers"})
  int number;

  @OnEmplace
  void mint(int newNumber) {
    number = newNumber;
  }

  /** What {@code clone()} would make. */
  Coin copy() {
    Coin copy = new Coin();
    copy.slot = slot;
    copy.number = number;
    return copy;
  }

  @Override
  public String toString() {
    return "coin " + number;
  }
}
