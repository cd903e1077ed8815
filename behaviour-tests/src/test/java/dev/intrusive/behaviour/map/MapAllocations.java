package dev.intrusive.behaviour.map;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static dev.intrusive.behaviour.failing.EachAllocation.ignore;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import dev.intrusive.behaviour.failing.EachAllocation;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Lets the allocations of all operations on maps fail, for a kind of host with a name. */
public final class MapAllocations implements Consumer<String> {

  /** A public constructor, since the class is loaded by name. */
  public MapAllocations() {}

  @Override
  public void accept(String host) {
    for (MapHost each : MapHosts.chosen()) {
      if (each.name().equals(host)) {
        failEach(each.newFixture());
        return;
      }
    }
    throw new AssertionError(host);
  }

  /** A map, an empty one, and elements, of which the last half is free. */
  private static final class World<E, M extends IntrusiveMap<E>, K> {
    final MapFixture<E, M, K> fixture;
    final M map;
    final M other;
    final List<E> elements = new ArrayList<>();

    World(MapFixture<E, M, K> fixture) {
      this.fixture = fixture;
      map = fixture.newMap();
      other = fixture.newMap();
      int count = Math.min(30, fixture.numbers());
      for (int number = 0; number < count; number++) {
        elements.add(fixture.newElement(number));
      }
      map.addAll(elements.subList(0, count / 2));
    }

    E at(int index) {
      return elements.get(index);
    }

    int freeNumber() {
      return elements.size() / 2;
    }

    E free() {
      return at(freeNumber());
    }

    void requireWhole() {
      int linked = 0;
      for (E element : elements) {
        if (fixture.accessors().isIn().test(element)) {
          linked++;
        }
      }
      assertEquals(linked, map.size() + other.size());
      requireWhole(map);
      requireWhole(other);
    }

    private void requireWhole(M each) {
      each.checkInvariants();
      List<E> visited = new ArrayList<>();
      each.forEach(visited::add);
      assertEquals(each.size(), MapContract.identities(visited).size());
      for (int number = 0; number < elements.size(); number++) {
        assertEquals(each.contains(at(number)), fixture.get(each, number) == at(number));
      }
    }
  }

  private static <E, M extends IntrusiveMap<E>, K>
      Map<String, Consumer<World<E, M, K>>> operations() {
    Map<String, Consumer<World<E, M, K>>> all = new LinkedHashMap<>();
    all.put("add", w -> w.map.add(w.free()));
    all.put("add to the empty one", w -> w.other.add(w.free()));
    all.put("add of a linked one", w -> w.other.add(w.at(1)));
    all.put(
        "growth", w -> w.elements.subList(w.freeNumber(), w.elements.size()).forEach(w.map::add));
    all.put("addAll", w -> w.other.addAll(w.elements.subList(w.freeNumber(), w.elements.size())));
    all.put("put", w -> w.map.put(w.free()));
    all.put("put of a linked one", w -> w.other.put(w.at(1)));
    all.put("get", w -> w.fixture.get(w.map, 1));
    all.put("containsKey", w -> w.fixture.containsKey(w.map, 1));
    all.put("removeKey", w -> w.fixture.removeKey(w.map, 1));
    all.put(
        "computeIfAbsent", w -> w.fixture.computeIfAbsent(w.map, w.freeNumber(), key -> w.free()));
    all.put("remove", w -> w.map.remove(w.at(1)));
    all.put("clear", w -> w.map.clear());
    all.put("removeIf", w -> w.map.removeIf(e -> e == w.at(1)));
    all.put("removeAll", w -> w.map.removeAll(w.elements.subList(1, 3)));
    all.put("drain", w -> w.map.drain(e -> {}));
    all.put("forEach", w -> w.map.forEach(e -> {}));
    all.put("removal in a pass", w -> w.map.forEach(w.map::remove));
    all.put("nested passes", w -> w.map.forEach(e -> w.map.forEach(each -> w.map.remove(w.at(1)))));
    all.put("iterator", w -> removeEach(w.map.iterator()));
    all.put("stream", w -> w.map.stream().forEach(e -> {}));
    all.put("asMap", w -> w.map.asMap().entrySet().forEach(entry -> ignore(entry.getValue())));
    all.put("asMap, removal", w -> w.map.asMap().remove(w.fixture.key(1)));
    all.put("toArray", w -> ignore(w.map.toArray()));
    all.put("toString", w -> ignore(w.map.toString()));
    all.put("unlink", w -> ignore(w.fixture.accessors().unlink().test(w.at(1))));
    all.put("unlinkAll", w -> w.fixture.unlinkAll(w.at(1)));
    all.put("describe", w -> ignore(w.fixture.accessors().describe().apply(w.at(1))));
    return all;
  }

  private static void removeEach(Iterator<?> iterator) {
    while (iterator.hasNext()) {
      iterator.next();
      iterator.remove();
    }
  }

  private static <E, M extends IntrusiveMap<E>, K> void failEach(MapFixture<E, M, K> fixture) {
    List<WeakReference<E>> gone = new ArrayList<>();
    List<Object> maps = new ArrayList<>();
    int failures = 0;
    for (Map.Entry<String, Consumer<World<E, M, K>>> operation :
        MapAllocations.<E, M, K>operations().entrySet()) {
      failures +=
          EachAllocation.fail(
              () -> new World<>(fixture),
              operation.getValue(),
              world -> {
                try {
                  world.requireWhole();
                  world.elements.forEach(world.fixture::unlinkAll);
                  world.elements.forEach(world.map::add);
                  world.requireWhole();
                } catch (AssertionError | RuntimeException e) {
                  throw new AssertionError(operation.getKey(), e);
                }
                assertEquals(world.elements.size(), world.map.size());
                world.map.clear();
                maps.add(world.map);
                maps.add(world.other);
                world.elements.forEach(element -> gone.add(new WeakReference<>(element)));
              });
    }
    assertTrue(failures > 10, "hardly anything failed: " + failures);
    if (!fixture.maps().isIndexed()) {
      assertCollected(gone, maps);
    }
  }
}
