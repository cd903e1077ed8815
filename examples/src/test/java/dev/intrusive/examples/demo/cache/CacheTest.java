package dev.intrusive.examples.demo.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CacheTest {

  private static final int MANY = 1000;

  private long now;

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 5", "10, 12", "10, 100", "100, 130"})
  void get_leastRecentlyUsed_asLinkedHashMap(int capacity, int keys) {
    Cache<Integer, Integer> cache = new Cache<>(new LeastRecentlyUsed<>(capacity), () -> now);
    Map<Integer, Integer> model = newLinkedHashMap(capacity);
    Random random = new Random(keys);
    for (int step = 0; step < 5000; step++) {
      int key = (int) (keys * random.nextDouble() * random.nextDouble());
      int choice = random.nextInt(10);
      if (choice == 0) {
        assertEquals(model.remove(key) != null, cache.remove(key));
      } else if (choice < 4) {
        cache.put(key, step);
        model.put(key, step);
      } else {
        assertEquals(model.get(key), cache.get(key));
      }
      assertEquals(model.keySet(), cache.keys().collect(Collectors.toSet()));
      cache.checkInvariants();
    }
  }

  private static Map<Integer, Integer> newLinkedHashMap(int capacity) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1;

      @Override
      protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
        return size() > capacity;
      }
    };
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -50, Long.MAX_VALUE - 3000})
  void get_withTimesToLive_asPlainModel(long start) {
    now = start;
    long[] timesToLive = {1, 5, 20, 100, Long.MAX_VALUE - 1, Expiry.NEVER};
    Cache<Integer, Integer> cache = new Cache<>(new LeastRecentlyUsed<>(MANY), () -> now);
    Map<Integer, Integer> values = new HashMap<>();
    Map<Integer, Long> ages = new HashMap<>();
    Map<Integer, Long> limits = new HashMap<>();
    Random random = new Random(start);
    for (int step = 0; step < 5000; step++) {
      int key = random.nextInt(50);
      int choice = random.nextInt(10);
      if (choice == 0) {
        int passed = random.nextInt(8);
        now += passed;
        ages.replaceAll((unused, age) -> age + passed);
        values.keySet().removeIf(k -> ages.getOrDefault(k, 0L) >= limits.getOrDefault(k, 0L));
      } else if (choice == 1) {
        assertEquals(values.remove(key) != null, cache.remove(key));
      } else if (choice < 5) {
        long timeToLive = timesToLive[random.nextInt(timesToLive.length)];
        cache.put(key, step, timeToLive);
        values.put(key, step);
        ages.put(key, 0L);
        limits.put(key, timeToLive);
        assertEquals(values.keySet(), cache.keys().collect(Collectors.toSet()));
      } else {
        assertEquals(values.get(key), cache.get(key));
      }
      cache.checkInvariants();
    }
  }

  @Test
  void put_again_beginsAnotherLife() {
    Cache<String, Integer> cache = new Cache<>(new LeastRecentlyUsed<>(MANY), () -> now);
    cache.put("again", 1, 10);
    cache.put("once", 1, 10);
    now = 9;
    cache.put("again", 2, 10);
    now = 10;
    assertNull(cache.get("once"));
    assertEquals(2, cache.get("again"));
    cache.put("again", 3);
    now = 1000;
    assertEquals(3, cache.get("again"));
    cache.checkInvariants();
  }

  @Test
  void put_withoutTimeToLive_isRefused() {
    Cache<String, Integer> cache = new Cache<>(new LeastRecentlyUsed<>(MANY), () -> now);
    assertThrows(IllegalArgumentException.class, () -> cache.put("key", 1, 0));
    assertThrows(IllegalArgumentException.class, () -> cache.put("key", 1, -1));
    assertEquals(0, cache.size());
    cache.checkInvariants();
  }

  @Test
  void remove_whatHasExpired_isNoRemoval() {
    Cache<String, Integer> cache = new Cache<>(new LeastRecentlyUsed<>(MANY), () -> now);
    cache.put("key", 1, 5);
    now = 5;
    assertFalse(cache.remove("key"));
    assertEquals(0, cache.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 100, 250})
  void randomOperations_tinyLfu_loseNothing(int capacity) {
    Cache<Integer, Integer> cache = new Cache<>(new TinyLfu<>(capacity), () -> now);
    Map<Integer, Integer> newest = new HashMap<>();
    Random random = new Random(capacity);
    for (int step = 0; step < 10_000; step++) {
      int key = (int) (3 * capacity * random.nextDouble() * random.nextDouble());
      Integer value = cache.get(key);
      if (value != null) {
        assertEquals(newest.get(key), value);
      } else if (random.nextInt(20) > 0) {
        cache.put(key, step, 1 + random.nextInt(4) * 500L);
        newest.put(key, step);
      } else {
        assertFalse(cache.remove(key));
      }
      now += random.nextInt(3);
      assertTrue(cache.size() <= capacity);
      cache.checkInvariants();
    }
    assertTrue(cache.size() > 0);
  }

  @Test
  void put_tinyLfu_fillsItsRoom() {
    Cache<Integer, Integer> cache = new Cache<>(new TinyLfu<>(100), () -> now);
    for (int key = 0; key < 100; key++) {
      cache.put(key, key);
    }
    assertEquals(100, cache.size());
    cache.checkInvariants();
  }

  @Test
  void put_tinyLfu_aScanDisplacesNothing() {
    Cache<Integer, Integer> cache = new Cache<>(new TinyLfu<>(100), () -> now);
    for (int round = 0; round < 3; round++) {
      for (int key = 0; key < 99; key++) {
        cache.put(key, key);
      }
    }
    for (int key = 1000; key < 1400; key++) {
      cache.put(key, key);
    }
    for (int key = 0; key < 99; key++) {
      assertEquals(key, cache.get(key));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void capacity_noRoom_isRefused(int capacity) {
    assertThrows(IllegalArgumentException.class, () -> new LeastRecentlyUsed<>(capacity));
    assertThrows(IllegalArgumentException.class, () -> new TinyLfu<>(capacity));
  }
}
