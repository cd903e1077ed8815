package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A generic host with bounds that is ordered by a field. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Cell<K extends Comparable<K>, V> extends Ranked {

  @HeapLink("ages")
  int heapIndex;

  @HeapLink("ages")
  @Nullable CellAges<K, V> heap;

  @IntrusiveKey("ages")
  short age;

  @Override
  public int rank() {
    return age;
  }

  @Override
  public void setRank(int rank) {
    age = (short) rank;
  }
}
