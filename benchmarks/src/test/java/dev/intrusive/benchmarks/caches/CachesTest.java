package dev.intrusive.benchmarks.caches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Subjects that are compared do the same. */
class CachesTest {

  private static final int CAPACITY = 1_000;
  private static final int STEPS = 20_000;

  @Test
  void caches_agreeOnWhatIsThere() {
    for (Caches cache : leastRecentlyUsed()) {
      cache.open(CAPACITY);
      Map<Long, Object> model = new LinkedHashMap<>(16, 0.75f, true);
      Random random = new Random(1);
      for (int step = 0; step < STEPS; step++) {
        long key = random.nextInt(2 * CAPACITY);
        Object value = model.get(key);
        assertEquals(value, cache.get(key), cache.getClass().getSimpleName());
        if (value == null) {
          cache.put(key, step);
          model.put(key, step);
          if (model.size() > CAPACITY) {
            model.remove(model.keySet().iterator().next());
          }
        }
        assertEquals(model.size(), cache.count());
      }
    }
  }

  @Test
  void caffeine_keepsAsMany() {
    CaffeineCache cache = new CaffeineCache();
    assertTrue(hits(cache) > 85_000);
    assertEquals(CAPACITY, cache.count());
    assertNull(cache.get(-1));
  }

  private static List<Caches> leastRecentlyUsed() {
    return List.of(new Flat(), new JdkLinkedHashMap(), new FastutilLinkedMap());
  }

  private static int hits(Caches cache) {
    cache.size = CAPACITY;
    cache.fill();
    int hits = 0;
    for (int i = 0; i < 100; i++) {
      hits += cache.getOrPut();
    }
    return hits;
  }
}
