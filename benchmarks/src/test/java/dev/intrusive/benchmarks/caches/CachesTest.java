package dev.intrusive.benchmarks.caches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is compared does the same. */
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
  void ofTenKeys_nineAreThere() {
    for (Caches cache : leastRecentlyUsed()) {
      assertTrue(Math.abs(hits(cache) - 90_000) < 2_000);
    }
  }

  @Test
  void caches_hitTheSame() {
    int expected = hits(new JdkLinkedHashMap());
    leastRecentlyUsed().forEach(cache -> assertEquals(expected, hits(cache)));
  }

  @Test
  void caffeine_keepsAsMany() {
    CaffeineCache cache = new CaffeineCache();
    assertTrue(hits(cache) > 85_000);
    assertEquals(CAPACITY, cache.count());
    assertNull(cache.get(-1));
  }

  @Test
  void putAndEvict_replacesAll() {
    for (Caches cache : leastRecentlyUsed()) {
      int before = hits(cache);
      cache.putAndEvict();
      assertEquals(CAPACITY, cache.count());
      assertTrue(cache.getOrPut() < before / 100);
    }
  }

  private static List<Caches> leastRecentlyUsed() {
    return List.of(
        new Node(),
        new Flat(),
        new FlatInJdkHashMap(),
        new JdkLinkedHashMap(),
        new FastutilLinkedMap());
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
