package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** User code throws, or changes the map, at each of its calls; nobody is lost. */
@EveryMapHost
final class MapCallbacksTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  /** What a callback throws. */
  private static final class Planned extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final List<E> handed = new ArrayList<>();

  MapCallbacksTest(MapHost host) {
    super(host);
  }

  private void assertEachIsThereOrWasHandedOver(List<E> elements) {
    List<E> staying = new ArrayList<>(elements);
    staying.removeAll(handed);
    assertEquals(elements.size(), staying.size() + handed.size());
    assertHolds(map, staying);
    handed.forEach(this::assertFree);
  }

  /** A predicate that accepts each second call, and throws at one. */
  private static <T> Predicate<T> throwingAt(int call) {
    int[] calls = {0};
    return element -> {
      if (calls[0] == call) {
        throw new Planned();
      }
      return calls[0]++ % 2 == 0;
    };
  }

  private static <T> Consumer<T> throwingAfter(Consumer<T> action, int call) {
    int[] calls = {0};
    return element -> {
      action.accept(element);
      if (calls[0]++ == call) {
        throw new Planned();
      }
    };
  }

  private int fewer() {
    return Math.min(20, many());
  }

  @Test
  void removeIf_predicateThrows() {
    for (int call = 0; call < fewer(); call++) {
      List<E> elements = fill(map, fewer());
      handed.clear();
      Predicate<E> filter = throwingAt(call);
      assertThrows(Planned.class, () -> map.removeIf(filter, handed::add));
      assertEquals((call + 1) / 2, handed.size());
      assertEachIsThereOrWasHandedOver(elements);
      map.clear();
    }
  }

  @Test
  void removeIf_disposerThrows() {
    for (int call = 0; call < fewer(); call++) {
      List<E> elements = fill(map, fewer());
      handed.clear();
      Consumer<E> disposer = throwingAfter(handed::add, call);
      assertThrows(Planned.class, () -> map.removeIf(element -> true, disposer));
      assertEquals(call + 1, handed.size());
      assertEachIsThereOrWasHandedOver(elements);
      map.clear();
    }
  }

  @Test
  void drain_consumerThrows() {
    for (int call = 0; call < fewer(); call++) {
      List<E> elements = fill(map, fewer());
      handed.clear();
      Consumer<E> consumer = throwingAfter(handed::add, call);
      assertThrows(Planned.class, () -> map.drain(consumer));
      assertEquals(call + 1, handed.size());
      assertEachIsThereOrWasHandedOver(elements);
      map.clear();
    }
  }

  @Test
  void forEach_actionThrows() {
    List<E> elements = fill(map, fewer());
    for (int call = 0; call < fewer(); call++) {
      Consumer<E> action = throwingAfter(element -> {}, call);
      assertThrows(Planned.class, () -> map.forEach(action));
      assertHolds(map, elements);
    }
  }

  @Test
  void removeIf_changesOfTheMap_areReported() {
    for (int call = 0; call < fewer(); call++) {
      int changing = call;
      for (Consumer<E> change : changes()) {
        List<E> elements = fill(map, fewer());
        int[] calls = {0};
        assertThrows(
            ConcurrentModificationException.class,
            () ->
                map.removeIf(
                    element -> {
                      if (calls[0]++ == changing) {
                        change.accept(element);
                      }
                      return false;
                    }));
        map.checkInvariants();
        elements.forEach(element -> map.remove(element));
        map.clear();
        calls[0] = 0;
        fill(map, fewer());
        assertThrows(
            ConcurrentModificationException.class,
            () ->
                map.removeIf(
                    element -> true,
                    element -> {
                      if (calls[0]++ == changing) {
                        map.add(fixture.newElement(fixture.numbers() - 1));
                        map.removeIf(each -> true);
                        map.add(element);
                      }
                    }));
        map.checkInvariants();
        map.clear();
        other.clear();
      }
    }
  }

  /** Changes of the map by a callback, which has the element at hand. */
  private List<Consumer<E>> changes() {
    return List.of(
        map::remove,
        element -> map.clear(),
        element -> assertTrue(fixture.accessors().unlink().test(element)),
        element -> {
          map.remove(element);
          map.add(element);
        },
        element -> {
          map.remove(element);
          other.add(element);
        },
        element -> map.drain(each -> {}));
  }

  @Test
  void computeIfAbsent_functionThrows() {
    List<E> elements = fill(map, 2);
    assertThrows(
        Planned.class,
        () ->
            fixture.computeIfAbsent(
                map,
                2,
                key -> {
                  throw new Planned();
                }));
    assertHolds(map, elements);
  }

  @Test
  void computeIfAbsent_functionChangesTheMap() {
    // Also where the table grows meanwhile, and where the function adds the key itself.
    int full = Math.min(16, fixture.numbers() - 1);
    for (int size = 1; size <= full; size++) {
      List<E> elements = fill(map, size);
      E mine = fixture.newElement(size);
      E theirs = fixture.newElement(size);
      int number = size;
      assertThrows(
          ConcurrentModificationException.class,
          () ->
              fixture.computeIfAbsent(
                  map,
                  number,
                  key -> {
                    assertTrue(map.add(theirs));
                    return mine;
                  }));
      elements.add(theirs);
      assertFree(mine);
      assertHolds(map, elements);
      assertSame(theirs, fixture.get(map, number));
      map.remove(theirs);
      assertThrows(
          ConcurrentModificationException.class,
          () ->
              fixture.computeIfAbsent(
                  map,
                  number,
                  key -> {
                    assertTrue(map.add(theirs));
                    return theirs;
                  }));
      assertHolds(map, elements);
      assertTrue(map.remove(theirs));
      assertThrows(
          ConcurrentModificationException.class,
          () ->
              fixture.computeIfAbsent(
                  map,
                  number,
                  key -> {
                    map.remove(elements.get(0));
                    return null;
                  }));
      map.clear();
    }
  }

  @Test
  void computeIfAbsent_functionUsesOtherMaps() {
    E theirs = fixture.newElement(0);
    E mine = fixture.newElement(0);
    assertSame(
        mine,
        fixture.computeIfAbsent(
            map,
            0,
            key -> {
              assertTrue(other.add(theirs));
              return mine;
            }));
    assertFalse(map.contains(theirs));
    assertThrows(
        IllegalStateException.class,
        () ->
            fixture.computeIfAbsent(
                map,
                1,
                key -> {
                  E element = fixture.newElement(1);
                  assertTrue(other.add(element));
                  return element;
                }));
    assertHolds(map, List.of(mine));
    assertEquals(2, other.size());
  }
}
