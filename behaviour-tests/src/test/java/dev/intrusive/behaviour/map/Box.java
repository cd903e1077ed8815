package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A generic host of the indexed layout, whose key is of a type variable without a bound. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Box<T> implements Cloneable {

  @PoolSlot
  @MapLink("byLabel")
  int slot;

  private @Nullable T label;

  @OnEmplace
  void init(T newLabel) {
    label = newLabel;
  }

  @IntrusiveKey("byLabel")
  @Nullable T label() {
    return label;
  }

  @SuppressWarnings("unchecked") // a copy is of the same class
  Box<T> copy() {
    try {
      return (Box<T>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "box " + label;
  }
}
