package dev.intrusive.behaviour.array;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A pooled host with an array, beside lists of two other layouts. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Spore implements Cloneable {

  @PoolSlot
  @IntrusiveLink("floating")
  int slot;

  @IntrusiveLink("cloud")
  int cloudIndex;

  @IntrusiveLink("cloud")
  @Nullable SporeCloud cloud;

  @IntrusiveLink("chain")
  @Nullable Spore chainPrevious;

  @IntrusiveLink("chain")
  @Nullable Spore chainNext;

  @IntrusiveLink("chain")
  @Nullable SporeChain chain;

  private int id;

  @OnEmplace
  void begin(int newId) {
    id = newId;
  }

  int id() {
    return id;
  }

  Spore copy() {
    try {
      return (Spore) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "spore " + id;
  }
}
