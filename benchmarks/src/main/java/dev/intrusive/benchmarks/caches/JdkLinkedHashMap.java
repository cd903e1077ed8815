package dev.intrusive.benchmarks.caches;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JDK's LinkedHashMap in the order of accesses, whose keys are objects. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class JdkLinkedHashMap extends Caches {

  private static final float LOAD_FACTOR = 0.75f;

  private Map<Long, Object> map;

  @Override
  protected void open(int capacity) {
    map = new Bounded(capacity);
  }

  @Override
  protected @Nullable Object get(long key) {
    return map.get(key);
  }

  @Override
  protected void put(long key, Object value) {
    map.put(key, value);
  }

  @Override
  protected int count() {
    return map.size();
  }

  @SuppressWarnings("serial") // nobody writes it
  private static final class Bounded extends LinkedHashMap<Long, Object> {

    private final int capacity;

    Bounded(int capacity) {
      super(2 * capacity, LOAD_FACTOR, true);
      this.capacity = capacity;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Long, Object> eldest) {
      return size() > capacity;
    }
  }
}
