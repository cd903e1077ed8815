package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A generic host of the indexed layout, for one thread. */
@Pooled(threadSafe = false)
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Tile<T extends Comparable<T>> implements Cloneable {

  @PoolSlot
  @IntrusiveLink("row")
  int slot;

  private @Nullable T content;

  @OnEmplace
  void show(T newContent) {
    content = newContent;
  }

  T content() {
    T shown = content;
    if (shown == null) {
      throw new IllegalStateException("never emplaced");
    }
    return shown;
  }

  @SuppressWarnings("unchecked") // a copy is of the same class
  Tile<T> copy() {
    try {
      return (Tile<T>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "tile " + content;
  }
}
