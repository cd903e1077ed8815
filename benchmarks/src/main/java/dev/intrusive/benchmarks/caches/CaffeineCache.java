package dev.intrusive.benchmarks.caches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jspecify.annotations.Nullable;

/**
 * Caffeine, for many threads, which knows better than the order of accesses what to keep. The
 * thread that asks does its upkeep, too, so that this is measured.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class CaffeineCache extends Caches {

  private Cache<Long, Object> cache;

  @Override
  protected void open(int capacity) {
    cache =
        Caffeine.newBuilder()
            .maximumSize(capacity)
            .initialCapacity(capacity)
            .executor(Runnable::run)
            .build();
  }

  @Override
  protected @Nullable Object get(long key) {
    return cache.getIfPresent(key);
  }

  @Override
  protected void put(long key, Object value) {
    cache.put(key, value);
  }

  @Override
  protected int count() {
    cache.cleanUp();
    return (int) cache.estimatedSize();
  }
}
