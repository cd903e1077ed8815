package game;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

class Element {
  static final class Keys {}

  static final class Override {}

  static final class SuppressWarnings {}

  static final class Object {}

  static final class Long {}

  @IntrusiveKey("order") double rank;
  @HeapLink("order") int order;
  @HeapLink("order") ElementOrder heap;

  @IntrusiveKey("size") float element;
  @HeapLink("size") int position;
  @HeapLink("size") ElementSize parent;

  @HeapLink("first") int heapIndex;
  @HeapLink("first") ElementFirst heapField;
}

class Comparator implements Comparable<Comparator> {
  @HeapLink("all") int last;
  @HeapLink("all") ComparatorAll target;

  @Override
  public int compareTo(Comparator other) {
    return 0;
  }
}

class Objects {
  @HeapLink("all") int at;
  @HeapLink("all") ObjectsAll peek;
}

class FlatHeap<T> {
  @HeapLink("all") int place;
  @HeapLink("all") FlatHeapAll<T> elements;
}

class KeyedFlatHeap<T> {
  @IntrusiveKey("all") double keys;
  @HeapLink("all") int key;
  @HeapLink("all") KeyedFlatHeapAll<T> movingKey;
}

class Double {
  @IntrusiveKey("all") double value;
  @HeapLink("all") int index;
  @HeapLink("all") DoubleAll all;
}

class Float {
  @IntrusiveKey("all") float value;
  @HeapLink("all") int index;
  @HeapLink("all") FloatAll all;
}

class Keys {
  @IntrusiveKey("all") float value;
  @HeapLink("all") int index;
  @HeapLink("all") KeysAll all;
}

@Pooled
class IndexedHeap<ObjectPool> {
  @PoolSlot
  @HeapLink({"all", "some"})
  int slot;

  @IntrusiveKey("some") double keyOf;
}

@Pooled
class Slot implements Comparable<Slot> {
  @PoolSlot
  @HeapLink("all")
  int slot;

  @Override
  public int compareTo(Slot other) {
    return 0;
  }
}
