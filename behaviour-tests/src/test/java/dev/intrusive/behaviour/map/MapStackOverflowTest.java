package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import dev.intrusive.behaviour.SmallStack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recursions that use up the stack, caught by the caller: the maps are whole afterwards. */
@EveryMapHost
final class MapStackOverflowTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  private static final int ROUNDS = 40;

  private final SmallStack stack = new SmallStack();

  MapStackOverflowTest(MapHost host) {
    super(host);
  }

  private void assertSurvives(List<E> elements, Runnable operation) throws InterruptedException {
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflow(operation);
            map.checkInvariants();
            other.checkInvariants();
            int linked = 0;
            for (E element : elements) {
              if (fixture.accessors().isIn().test(element)) {
                linked++;
              }
            }
            assertEquals(linked, map.size() + other.size());
          }
        });
  }

  @Test
  void addAndRemove() throws InterruptedException {
    List<E> elements = fill(map, 4);
    E element = elements.get(1);
    assertSurvives(
        elements,
        () -> {
          map.remove(element);
          add(map, element);
          fixture.removeKey(map, 1);
          add(other, element);
          other.clear();
          add(map, element);
          fixture.unlinkAll(element);
        });
  }

  @Test
  void put() throws InterruptedException {
    List<E> elements = fill(map, 4);
    List<E> others = new ArrayList<>(elements);
    E first = elements.get(1);
    E second = fixture.newElement(1);
    others.add(second);
    assertSurvives(
        others,
        () -> {
          if (map.contains(first)) {
            putFree(second);
          } else {
            putFree(first);
          }
        });
  }

  private void putFree(E element) {
    if (!fixture.accessors().isIn().test(element)) {
      map.put(element);
    }
  }

  private void add(M target, E element) {
    if (!fixture.accessors().isIn().test(element)) {
      target.add(element);
    }
  }

  @Test
  void growth() throws InterruptedException {
    int count = Math.min(40, fixture.numbers());
    List<E> elements = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      elements.add(fixture.newElement(number));
    }
    List<M> fresh = new ArrayList<>();
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflow(
                () -> {
                  M grown = fixture.newMap();
                  fresh.add(grown);
                  for (E element : elements) {
                    add(grown, element);
                  }
                  grown.clear();
                  fresh.clear();
                });
            int linked = 0;
            for (E element : elements) {
              linked += fixture.accessors().isIn().test(element) ? 1 : 0;
            }
            int size = 0;
            for (M each : fresh) {
              each.checkInvariants();
              size += each.size();
              each.clear();
            }
            fresh.clear();
            assertEquals(linked, size);
          }
        });
  }

  @Test
  void nestedPasses() throws InterruptedException {
    List<E> elements = fill(map, 4);
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflowOnce(this::nest);
            map.checkInvariants();
          }
        });
    List<E> visited = new ArrayList<>();
    map.forEach(
        element -> {
          visited.add(element);
          map.remove(element);
        });
    assertEquals(identities(elements), identities(visited));
    assertEquals(4, visited.size());
    assertTrue(map.isEmpty());
  }

  private void nest() {
    map.forEach(element -> nest());
  }
}
