package dev.intrusive.examples.demo.cache;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;

/** The caches that are compared. */
enum Contestant {
  /** The cache of this example, by access order. */
  LRU("LRU") {
    @Override
    LongPredicate newCache(int capacity, Lifetime lifetime) {
      return accesses(new Cache<>(new LeastRecentlyUsed<>(capacity), lifetime.clock()), lifetime);
    }
  },

  /** What the JDK has for the same purpose. */
  LINKED_HASH_MAP("LinkedHashMap") {
    @Override
    LongPredicate newCache(int capacity, Lifetime lifetime) {
      Map<Long, Boolean> map =
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, Boolean> eldest) {
              return size() > capacity;
            }
          };
      return block -> {
        boolean hit = map.get(block) != null;
        if (!hit) {
          map.put(block, true);
        }
        return hit;
      };
    }

    @Override
    boolean canExpire() {
      return false;
    }
  },

  /** The cache of this example, by frequency. */
  TINY_LFU("TinyLFU") {
    @Override
    LongPredicate newCache(int capacity, Lifetime lifetime) {
      return accesses(new Cache<>(new TinyLfu<>(capacity), lifetime.clock()), lifetime);
    }
  },

  /** What most programs use. */
  CAFFEINE("Caffeine") {
    @Override
    LongPredicate newCache(int capacity, Lifetime lifetime) {
      com.github.benmanes.caffeine.cache.Cache<Long, Boolean> cache =
          Caffeine.newBuilder()
              .maximumSize(capacity)
              // An access takes a microsecond, for the last bit of a nanosecond is not kept.
              .expireAfterWrite(lifetime.timeToLive(), TimeUnit.MICROSECONDS)
              .ticker(() -> TimeUnit.MICROSECONDS.toNanos(lifetime.clock().getAsLong()))
              // At once, so that what is measured is what is evicted, not when.
              .executor(Runnable::run)
              .build();
      return block -> {
        boolean hit = cache.getIfPresent(block) != null;
        if (!hit) {
          cache.put(block, true);
        }
        return hit;
      };
    }
  };

  private final String label;

  Contestant(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  /**
   * Creates an empty cache.
   *
   * @return what accesses a block and returns whether it was in the cache
   */
  abstract LongPredicate newCache(int capacity, Lifetime lifetime);

  /** Whether it lets entries expire. */
  boolean canExpire() {
    return true;
  }

  private static LongPredicate accesses(Cache<Long, Boolean> cache, Lifetime lifetime) {
    return block -> {
      boolean hit = cache.get(block) != null;
      if (!hit) {
        cache.put(block, true, lifetime.timeToLive());
      }
      return hit;
    };
  }
}
