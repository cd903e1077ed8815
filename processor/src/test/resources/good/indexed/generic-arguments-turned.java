package cache;

import dev.intrusive.*;
import dev.intrusive.pool.ObjectPool;

import java.util.List;

abstract class Entry<K, V extends Comparable<? super K>> {
  @PoolSlot
  @IntrusiveLink({"accessOrder", "writeOrder"})
  int slot;
}

abstract class Turned<V, K extends Comparable<? super List<V>>> extends Entry<List<V>, K> {
  @IntrusiveLink("turned")
  final Link<Turned<V, K>> turnedLink = new Link<>();
}

@Pooled
class Leaf<T> extends Turned<T, Leaf<T>> implements Comparable<List<T>> {
  @IntrusiveLink("leaves")
  Leaf<T> prev, next;

  @IntrusiveLink("leaves")
  LeafLeaves<T> owner;

  @Override
  public int compareTo(List<T> other) {
    return 0;
  }

  static <X> void use(LeafPool<X> pool, Leaf<X> leaf, ObjectPool<? extends Leaf<X>> any) {
    EntryAccessOrder<List<X>, Leaf<X>> order = new EntryAccessOrder<>(pool);
    order.add(leaf);
    EntryWriteOrder<List<X>, Leaf<X>> writes = new EntryWriteOrder<>(any);
    Entry<List<X>, Leaf<X>> next = EntryLinks.nextInAccessOrder(pool, leaf);
    boolean isLinked = next != null && LeafLinks.isLinked(any, leaf);
    int left = LeafLinks.unlinkAll(pool, leaf) + TurnedLinks.unlinkAll(any, leaf);
    writes.moveToFirst(isLinked ? leaf : order.peekFirst());
    TurnedLinks.describe(pool, leaf).charAt(left);
  }
}
