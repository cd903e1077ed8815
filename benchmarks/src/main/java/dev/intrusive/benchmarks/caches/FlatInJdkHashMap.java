package dev.intrusive.benchmarks.caches;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JDK's HashMap, with a generated list of the flat layout for the order of accesses. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class FlatInJdkHashMap extends Caches {

  private final FlatEntryAccessOrder order = new FlatEntryAccessOrder();
  private Map<Long, FlatEntry> entries;
  private int capacity;

  @Override
  protected void open(int newCapacity) {
    capacity = newCapacity;
    entries = new HashMap<>(2 * newCapacity);
  }

  @Override
  protected @Nullable Object get(long key) {
    FlatEntry entry = entries.get(key);
    if (entry == null) {
      return null;
    }
    order.moveToLast(entry);
    return entry.value;
  }

  @Override
  protected void put(long key, Object value) {
    FlatEntry entry = new FlatEntry(key, value);
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
