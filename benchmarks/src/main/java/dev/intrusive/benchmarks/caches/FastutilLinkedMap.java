package dev.intrusive.benchmarks.caches;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import org.jspecify.annotations.Nullable;

/** fastutil's map with an order, whose keys are numbers and whose links are in an array. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class FastutilLinkedMap extends Caches {

  private Long2ObjectLinkedOpenHashMap<Object> map;
  private int capacity;

  @Override
  protected void open(int newCapacity) {
    capacity = newCapacity;
    map = new Long2ObjectLinkedOpenHashMap<>(capacity + 1);
  }

  @Override
  protected @Nullable Object get(long key) {
    return map.getAndMoveToLast(key);
  }

  @Override
  protected void put(long key, Object value) {
    map.putAndMoveToLast(key, value);
    if (map.size() > capacity) {
      map.removeFirst();
    }
  }

  @Override
  protected int count() {
    return map.size();
  }
}
