package game;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Comparator;
import java.util.List;

abstract class Base<K extends Comparable<K>> {
  @IntrusiveKey({"ages", "later"}) long age;
  @HeapLink("ages") int ageIndex;
  @HeapLink("ages") BaseAges<K> ages;
}

class Derived<V> extends Base<String> implements Comparable<Derived<V>> {
  @HeapLink("later") int laterIndex;
  @HeapLink("later") DerivedLater<V> later;
  @HeapLink("natural") int naturalIndex;
  @HeapLink("natural") DerivedNatural<V> natural;

  @Override
  public int compareTo(Derived<V> other) {
    return 0;
  }
}

class World {
  static class Entity {
    @HeapLink("turns") int turnIndex;
    @HeapLink("turns") World_EntityTurns turns;

    final World_EntityTurns children = new World_EntityTurns(Comparator.comparing(Object::toString));
  }
}

@Pooled
class Cell<T extends List<? super T>> implements Comparable<Cell<T>> {
  @PoolSlot
  @HeapLink("all")
  int slot;

  @Override
  public int compareTo(Cell<T> other) {
    return 0;
  }
}
