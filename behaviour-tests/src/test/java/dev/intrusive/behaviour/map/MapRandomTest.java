package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Random operations on two maps, each beside a {@link HashMap}. Now and then a map is replaced by a
 * new one, so that tables grow again and again.
 */
@EveryMapHost
final class MapRandomTest<E, M extends IntrusiveMap<E>, K> {

  private static final int OPERATIONS = 20_000 * Integer.getInteger("tests.factor", 1);

  private final MapFixture<E, M, K> fixture;
  private final Random random = new Random(11);
  private final List<M> maps = new ArrayList<>();
  private final List<Map<K, E>> models = List.of(new HashMap<>(), new HashMap<>());
  private final List<E> elements = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();

  MapRandomTest(MapHost host) {
    fixture = host.newFixture();
    for (int i = 0; i < models.size(); i++) {
      maps.add(fixture.newMap());
    }
    int most = Math.min(fixture.numbers(), 1_500);
    for (int i = 0; i < 2 * most; i++) {
      elements.add(fixture.newElement(i % most));
      numbers.add(i % most);
    }
  }

  @Test
  void operations_areThoseOfHashMaps() {
    run(OPERATIONS);
  }

  private void run(int operations) {
    int period = Math.max(1, operations / 16);
    for (int i = 0; i < operations; i++) {
      step(i / period % 2 == 0);
      if (random.nextInt(1_000) == 0 || i == operations - 1) {
        compare();
        rareStep();
      }
    }
  }

  private void compare() {
    for (int i = 0; i < maps.size(); i++) {
      M map = maps.get(i);
      map.checkInvariants();
      assertEquals(models.get(i), map.asMap());
    }
  }

  private @Nullable Map<K, E> modelOf(int index) {
    for (Map<K, E> model : models) {
      if (model.get(fixture.key(numbers.get(index))) == elements.get(index)) {
        return model;
      }
    }
    return null;
  }

  private void step(boolean isGrowing) {
    int index = random.nextInt(elements.size());
    int number = numbers.get(index);
    K key = fixture.key(number);
    E element = elements.get(index);
    int target = random.nextInt(maps.size());
    M map = maps.get(target);
    Map<K, E> model = models.get(target);
    Map<K, E> home = modelOf(index);
    switch (random.nextInt(isGrowing ? 6 : 10)) {
      case 0, 1 -> {
        if (home == null) {
          assertEquals(model.putIfAbsent(key, element) == null, map.add(element));
        } else {
          assertThrows(IllegalStateException.class, () -> map.add(element));
        }
      }
      case 2 -> {
        if (home == null) {
          assertSame(model.put(key, element), map.put(element));
        } else if (home == model) {
          assertNull(map.put(element));
        } else {
          assertThrows(IllegalStateException.class, () -> map.put(element));
        }
      }
      case 3 -> {
        if (home == null) {
          assertSame(
              model.computeIfAbsent(key, unused -> element),
              fixture.computeIfAbsent(map, number, unused -> element));
        } else {
          assertSame(model.get(key), fixture.computeIfAbsent(map, number, unused -> null));
        }
      }
      case 4 -> {
        assertSame(model.get(key), fixture.get(map, number));
        assertEquals(model.containsKey(key), fixture.containsKey(map, number));
        assertEquals(home == model, map.contains(element));
      }
      case 5, 6 -> assertSame(model.remove(key), fixture.removeKey(map, number));
      case 7 -> {
        assertEquals(home == model, map.remove(element));
        forget(home == model ? home : null, key);
      }
      case 8 -> {
        assertEquals(home != null, fixture.accessors().unlink().test(element));
        forget(home, key);
      }
      default -> {
        assertEquals(home != null, fixture.accessors().unlinkAll().applyAsInt(element) == 1);
        forget(home, key);
      }
    }
    assertEquals(model.size(), map.size());
  }

  private void forget(@Nullable Map<K, E> home, K key) {
    if (home != null) {
      home.remove(key);
    }
  }

  /** What takes as long as the map is large. */
  private void rareStep() {
    int target = random.nextInt(maps.size());
    M map = maps.get(target);
    Map<K, E> model = models.get(target);
    switch (random.nextInt(6)) {
      case 0 -> {
        int rest = random.nextInt(7);
        int removed = model.size();
        model.values().removeIf(each -> Math.floorMod(each.hashCode(), 7) == rest);
        removed -= model.size();
        assertEquals(
            removed, map.removeIf(each -> Math.floorMod(each.hashCode(), 7) == rest, each -> {}));
      }
      case 1 -> {
        for (Iterator<E> iterator = map.iterator(); iterator.hasNext(); ) {
          E element = iterator.next();
          if (random.nextInt(4) == 0) {
            iterator.remove();
            model.values().remove(element);
          }
        }
      }
      case 2 -> {
        map.clear();
        model.clear();
        maps.set(target, fixture.newMap());
      }
      case 3 -> {
        assertEquals(model.size(), map.drain(element -> {}));
        model.clear();
        maps.set(target, fixture.maps().sized().apply(random.nextInt(100)));
      }
      default ->
          map.forEach(element -> assertSame(map, fixture.accessors().mapOf().apply(element)));
    }
    compare();
  }
}
