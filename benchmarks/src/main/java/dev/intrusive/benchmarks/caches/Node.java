package dev.intrusive.benchmarks.caches;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;

/** fastutil's hash table, with a generated list of the node layout for the order of accesses. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Node extends Caches {

  private final NodeEntryAccessOrder order = new NodeEntryAccessOrder();
  private Long2ObjectOpenHashMap<NodeEntry> entries;
  private int capacity;

  @Override
  protected void open(int newCapacity) {
    capacity = newCapacity;
    entries = new Long2ObjectOpenHashMap<>(capacity + 1);
  }

  @Override
  protected @Nullable Object get(long key) {
    NodeEntry entry = entries.get(key);
    if (entry == null) {
      return null;
    }
    order.moveToLast(entry);
    return entry.value;
  }

  @Override
  protected void put(long key, Object value) {
    NodeEntry entry = new NodeEntry(key, value);
    entries.put(key, entry);
    order.addLast(entry);
    if (order.size() > capacity) {
      entries.remove(order.removeFirst().key);
    }
  }

  @Override
  protected int count() {
    return entries.size();
  }
}
