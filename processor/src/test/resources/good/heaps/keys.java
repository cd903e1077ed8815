package game;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

class Sample {
  @IntrusiveKey({"a", "b"}) byte both;
  @HeapLink("a") int aIndex;
  @HeapLink("a") SampleA a;
  @HeapLink("b") int bIndex;
  @HeapLink("b") SampleB b;

  @HeapLink("c") int cIndex;
  @HeapLink("c") SampleC c;

  @IntrusiveKey("c")
  char sign() {
    return 'c';
  }

  @HeapLink("d") int dIndex;
  @HeapLink("d") SampleD d;

  @IntrusiveKey("d")
  float share() throws IllegalStateException {
    return 0;
  }

  @IntrusiveKey("e") final long fixed = 1;
  @HeapLink("e") int eIndex;
  @HeapLink("e") SampleE e;
}

@Pooled
class Probe {
  @PoolSlot
  @HeapLink({"a", "b", "c"})
  int slot;

  @IntrusiveKey("a") short a;

  @IntrusiveKey("b")
  double b() {
    return 0;
  }
}
