package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A host that is ordered by what a method returns. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Meter extends Ranked {

  @HeapLink("loads")
  int heapIndex;

  @HeapLink("loads")
  @Nullable MeterLoads heap;

  private int rank;

  @Override
  public int rank() {
    return rank;
  }

  @Override
  public void setRank(int rank) {
    this.rank = rank;
  }

  @IntrusiveKey("loads")
  double load() {
    calls.next();
    return rank / 2.0;
  }
}
