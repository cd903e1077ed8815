package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A public host that has a subclass in another package. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Actor extends Ranked {

  @HeapLink("turns")
  int turnIndex;

  @HeapLink("turns")
  @Nullable ActorTurns turnHeap;

  @IntrusiveKey("turns")
  public float turn;

  @Override
  public int rank() {
    return (int) turn;
  }

  @Override
  public void setRank(int rank) {
    turn = rank;
  }
}
