package dev.intrusive.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The templates are maps as they stand: random operations on two, against hash maps. */
class MapTemplatesTest {

  private static final int ELEMENTS = 300;
  private static final int OPERATIONS = 200_000;

  /** The methods that take a key, which no class of the runtime declares. */
  interface Keyed {
    @Nullable Element<String> get(Key key);

    boolean containsKey(Key key);

    @Nullable Element<String> removeKey(Key key);

    @Nullable Element<String> computeIfAbsent(
        Key key, KeyFunction<? extends @Nullable Element<String>> function);
  }

  /** Makes maps of one layout. */
  enum Layout {
    FLAT,
    INDEXED;

    IntrusiveMap<Element<String>> newMap(ElementPool pool) {
      return this == FLAT ? new FlatMapElements<>() : new IndexedMapElements<>(pool);
    }
  }

  /** A pool like those that are generated. */
  static final class ElementPool extends ObjectPool<Element<String>> {

    ElementPool() {
      super(
          ELEMENTS,
          Element::new,
          PoolOptions.defaults(),
          IndexedLinks.of(IndexedMapElements.class));
    }

    Element<String> emplace() {
      return begin(claim());
    }

    @Override
    protected int slotOf(Element<String> object) {
      return object.slot;
    }

    @Override
    protected void assignSlot(Element<String> object, int slot) {
      object.slot = slot;
    }
  }

  private final Random random = new Random(7);
  private final ElementPool pool = new ElementPool();
  private final List<Element<String>> elements = new ArrayList<>();
  private final List<IntrusiveMap<Element<String>>> maps = new ArrayList<>();
  private final List<Map<Key, Element<String>>> models = List.of(new HashMap<>(), new HashMap<>());

  private void makeElements(Layout layout) {
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(pool.emplace());
    }
    for (int i = 0; i < models.size(); i++) {
      maps.add(layout.newMap(pool));
    }
  }

  private static Keyed keyed(IntrusiveMap<Element<String>> map) {
    if (map instanceof FlatMapElements) {
      FlatMapElements<String> flat = (FlatMapElements<String>) map;
      return new Keyed() {
        @Override
        public @Nullable Element<String> get(Key key) {
          return flat.get(key);
        }

        @Override
        public boolean containsKey(Key key) {
          return flat.containsKey(key);
        }

        @Override
        public @Nullable Element<String> removeKey(Key key) {
          return flat.removeKey(key);
        }

        @Override
        public @Nullable Element<String> computeIfAbsent(
            Key key, KeyFunction<? extends @Nullable Element<String>> function) {
          return flat.computeIfAbsent(key, function);
        }
      };
    }
    IndexedMapElements<String> indexed = (IndexedMapElements<String>) map;
    return new Keyed() {
      @Override
      public @Nullable Element<String> get(Key key) {
        return indexed.get(key);
      }

      @Override
      public boolean containsKey(Key key) {
        return indexed.containsKey(key);
      }

      @Override
      public @Nullable Element<String> removeKey(Key key) {
        return indexed.removeKey(key);
      }

      @Override
      public @Nullable Element<String> computeIfAbsent(
          Key key, KeyFunction<? extends @Nullable Element<String>> function) {
        return indexed.computeIfAbsent(key, function);
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void operations_atRandom_areThoseOfHashMaps(Layout layout) {
    makeElements(layout);
    for (int i = 0; i < OPERATIONS; i++) {
      int target = random.nextInt(maps.size());
      operate(maps.get(target), models.get(target));
      assertEquals(models.get(target).size(), maps.get(target).size());
      if (i % 500 == 0) {
        checkAll();
      }
    }
  }

  private void checkAll() {
    for (int j = 0; j < maps.size(); j++) {
      assertEquals(new HashSet<>(models.get(j).values()), new HashSet<>(maps.get(j)));
      assertEquals(models.get(j), maps.get(j).asMap());
      maps.get(j).checkInvariants();
    }
  }

  private boolean isLinked(Element<String> element) {
    return models.stream().anyMatch(model -> model.containsValue(element));
  }

  private Key randomKey() {
    int number = random.nextInt(200);
    return new Key(random.nextBoolean() ? number : number << 20);
  }

  private void operate(IntrusiveMap<Element<String>> map, Map<Key, Element<String>> model) {
    Element<String> element = elements.get(random.nextInt(ELEMENTS));
    Key key = randomKey();
    switch (random.nextInt(10)) {
      case 0, 1 -> {
        if (isLinked(element)) {
          assertThrows(IllegalStateException.class, () -> map.add(element));
        } else {
          element.elementKey = key;
          assertEquals(model.putIfAbsent(key, element) == null, map.add(element));
        }
      }
      case 2, 3 -> {
        if (model.get(element.elementKey) == element) {
          assertNull(map.put(element));
        } else if (isLinked(element)) {
          assertThrows(IllegalStateException.class, () -> map.put(element));
        } else {
          element.elementKey = key;
          assertSame(model.put(key, element), map.put(element));
        }
      }
      case 4 -> assertSame(model.get(key), keyed(map).get(key));
      case 5 -> assertSame(model.remove(key), keyed(map).removeKey(key));
      case 6 -> assertEquals(model.remove(element.elementKey, element), map.remove(element));
      case 7 -> {
        if (!isLinked(element)) {
          Element<String> computed =
              keyed(map)
                  .computeIfAbsent(
                      key,
                      wanted -> {
                        element.elementKey = wanted;
                        return element;
                      });
          assertSame(model.computeIfAbsent(key, unused -> element), computed);
        }
      }
      case 8 -> {
        assertEquals(model.containsKey(key), keyed(map).containsKey(key));
        assertEquals(model.get(element.elementKey) == element, map.contains(element));
      }
      default -> {
        if (random.nextInt(2000) == 0) {
          map.clear();
          model.clear();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void passes_withChangesAtRandom_visitEachThatStaysOnce(Layout layout) {
    makeElements(layout);
    IntrusiveMap<Element<String>> map = maps.get(0);
    for (int round = 0; round < 2_000; round++) {
      elements.forEach(
          element -> {
            if (!map.contains(element) && random.nextInt(3) == 0) {
              element.elementKey = randomKey();
              map.add(element);
            }
          });
      Set<Element<String>> stayed = Collections.newSetFromMap(new IdentityHashMap<>());
      stayed.addAll(map);
      Set<Element<String>> left = Collections.newSetFromMap(new IdentityHashMap<>());
      List<Element<String>> visited = new ArrayList<>();
      int changes = random.nextInt(4);
      map.forEach(
          element -> {
            assertTrue(map.contains(element));
            visited.add(element);
            for (int i = random.nextInt(1 + changes); i > 0; i--) {
              Element<String> other =
                  random.nextBoolean() ? element : elements.get(random.nextInt(ELEMENTS));
              if (map.remove(other)) {
                stayed.remove(other);
                left.add(other);
              }
              if (random.nextBoolean() && !map.contains(other)) {
                left.add(other);
                other.elementKey = randomKey();
                Element<String> displaced = map.put(other);
                if (displaced != null) {
                  stayed.remove(displaced);
                  left.add(displaced);
                }
              }
            }
            stayed.removeIf(each -> !map.contains(each));
          });
      Set<Element<String>> once = Collections.newSetFromMap(new IdentityHashMap<>());
      for (Element<String> element : visited) {
        assertTrue(once.add(element) || left.contains(element), "twice");
      }
      assertTrue(once.containsAll(stayed), "missed");
      map.checkInvariants();
    }
  }

  @ParameterizedTest
  @EnumSource
  void iterators_withRemovalsAtRandom_visitEachThatStaysOnceOrFail(Layout layout) {
    makeElements(layout);
    IntrusiveMap<Element<String>> map = maps.get(0);
    for (int round = 0; round < 3_000; round++) {
      elements.forEach(
          element -> {
            element.elementKey = map.contains(element) ? element.elementKey : randomKey();
            if (!map.contains(element)) {
              map.add(element);
            }
          });
      Set<Element<String>> stayed = Collections.newSetFromMap(new IdentityHashMap<>());
      stayed.addAll(map);
      Set<Element<String>> visited = Collections.newSetFromMap(new IdentityHashMap<>());
      Iterator<Element<String>> iterator = map.iterator();
      boolean isComplete = true;
      try {
        while (iterator.hasNext()) {
          Element<String> element = iterator.next();
          assertTrue(visited.add(element));
          assertTrue(stayed.contains(element));
          if (random.nextInt(3) == 0) {
            iterator.remove();
            stayed.remove(element);
          } else if (random.nextInt(4) == 0) {
            Element<String> other = elements.get(random.nextInt(ELEMENTS));
            map.remove(other);
            stayed.remove(other);
          }
        }
      } catch (java.util.ConcurrentModificationException e) {
        isComplete = false;
      }
      assertTrue(!isComplete || visited.containsAll(stayed));
    }
  }

  @ParameterizedTest
  @EnumSource
  void keysThatChange_anyOperation_losesNobodyElse(Layout layout) {
    assumeFalse(DebugMode.isEnabled(), "debug mode reports what has changed");
    makeElements(layout);
    IntrusiveMap<Element<String>> map = maps.get(0);
    for (int i = 0; i < ELEMENTS; i++) {
      elements.get(i).elementKey = new Key(i);
      map.add(elements.get(i));
      if (i % 7 == 3) {
        elements.get(i).elementKey = new Key(1000 + i * 64);
      }
    }
    assertThrows(IllegalStateException.class, map::checkInvariants);
    assertEquals(ELEMENTS, new HashSet<>(map).size());
    for (int i = 0; i < ELEMENTS; i++) {
      if (i % 7 != 3) {
        assertSame(elements.get(i), keyed(map).get(new Key(i)));
      }
    }
    for (int i = 0; i < ELEMENTS; i++) {
      assertTrue(map.contains(elements.get(i)));
      assertTrue(map.remove(elements.get(i)));
      assertFalse(map.contains(elements.get(i)));
    }
    map.checkInvariants();
    assertTrue(map.isEmpty());
  }
}
