package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A generic host whose heap takes elements of all type arguments. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Shift<V> extends Ranked {

  @HeapLink(value = "starts", wildcard = true)
  int startIndex;

  @HeapLink("starts")
  @Nullable ShiftStarts starts;

  @IntrusiveKey("starts")
  int start;

  final V worker;

  Shift(V worker) {
    this.worker = worker;
  }

  @Override
  public int rank() {
    return start;
  }

  @Override
  public void setRank(int rank) {
    start = rank;
  }
}
