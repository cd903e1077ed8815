package dev.intrusive.behaviour.heap.sub;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.behaviour.heap.Actor;
import org.jspecify.annotations.Nullable;

/** A host whose superclass is one of another package; its own heap has a key of its own. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public final class Monster extends Actor {

  @HeapLink("threats")
  int threatIndex;

  @HeapLink("threats")
  @Nullable MonsterThreats threatHeap;

  @IntrusiveKey("threats")
  int threat;

  @Override
  public int rank() {
    return threat;
  }

  @Override
  public void setRank(int rank) {
    turn = rank;
    threat = rank;
  }
}
