package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Keys that change while their elements are in a map: nobody is lost. */
@EveryMapHost
final class MapKeysTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  MapKeysTest(MapHost host) {
    super(host);
  }

  private void renumber(E element, int number) {
    fixture.elements().renumber().accept(element, number);
  }

  /** Lets the keys of all elements be others. */
  private void shuffleKeys(List<E> elements) {
    Random random = new Random(5);
    for (E element : elements) {
      renumber(element, random.nextInt(fixture.numbers()));
    }
  }

  @Test
  void removalByElement() {
    List<E> elements = fill(map, many());
    shuffleKeys(elements);
    for (E element : new ArrayList<>(elements)) {
      assertTrue(map.contains(element));
      assertTrue(fixture.accessors().isIn().test(element));
      elements.remove(element);
      assertTrue(map.remove(element));
      assertFalse(map.contains(element));
      assertEquals(elements.size(), map.size());
      assertEquals(identities(elements), identities(map));
    }
    assertHolds(map, List.of());
  }

  @Test
  void unlinkAll() {
    List<E> elements = fill(map, many());
    shuffleKeys(elements);
    for (E element : elements) {
      assertEquals(1, fixture.accessors().unlinkAll().applyAsInt(element));
      assertFree(element);
    }
    assertHolds(map, List.of());
  }

  @Test
  void iteration() {
    List<E> elements = fill(map, many());
    shuffleKeys(elements);
    List<E> visited = new ArrayList<>();
    map.forEach(
        element -> {
          visited.add(element);
          renumber(element, visited.size() % fixture.numbers());
        });
    assertEquals(elements.size(), visited.size());
    assertEquals(identities(elements), identities(visited));
    Iterator<E> iterator = map.iterator();
    for (int i = 0; i < elements.size(); i++) {
      E element = iterator.next();
      renumber(element, 0);
      iterator.remove();
      assertFree(element);
    }
    assertFalse(iterator.hasNext());
    assertHolds(map, List.of());
  }

  @Test
  void growth() {
    int half = many() / 2;
    List<E> elements = fill(map, half);
    shuffleKeys(elements);
    for (int number = half; number < many(); number++) {
      E element = fixture.newElement(number);
      if (isAdded(element)) {
        elements.add(element);
      }
    }
    assertEquals(elements.size(), map.size());
    assertEquals(identities(elements), identities(map));
    for (E element : elements) {
      assertTrue(map.contains(element));
    }
    map.clear();
    elements.forEach(this::assertFree);
  }

  /** Adds an element, which debug mode refuses where it meets a changed key. */
  private boolean isAdded(E element) {
    try {
      return map.add(element);
    } catch (IllegalStateException e) {
      assertTrue(DebugMode.isEnabled());
      return false;
    }
  }

  @Test
  void bulkRemoval() {
    List<E> elements = fill(map, many());
    shuffleKeys(elements);
    assertTrue(map.removeIf(element -> element == elements.get(1)));
    assertFree(elements.remove(1));
    assertEquals(identities(elements), identities(map));
    assertEquals(elements.size(), map.drain(this::assertFree));
    assertHolds(map, List.of());
  }

  @Test
  void checkInvariants_namesTheElement() {
    List<E> elements = fill(map, Math.min(4, fixture.numbers()));
    E element = elements.get(1);
    String found = "";
    for (int number = 2; number < fixture.numbers() && found.isEmpty(); number++) {
      renumber(element, number);
      try {
        map.checkInvariants();
      } catch (IllegalStateException e) {
        found = String.valueOf(e.getMessage());
      }
    }
    assertTrue(found.contains(element.toString()), found);
    assertTrue(found.contains("key"), found);
    renumber(element, 1);
    assertHolds(map, elements);
  }

  @Test
  void debugMode_namesTheElementThatALookUpMeets() {
    List<E> elements = fill(map, many());
    E element = elements.get(1);
    int chainOfAnother = fixture.numbers() - 1;
    renumber(element, chainOfAnother);
    if (DebugMode.isEnabled() && fixture.numbers() > 1_000) {
      assertRefused(
          IllegalStateException.class, () -> fixture.get(map, 1), element.toString(), "changed");
    } else if (!DebugMode.isEnabled()) {
      assertNull(fixture.get(map, 1));
    }
    renumber(element, 1);
    assertSame(element, fixture.get(map, 1));
  }

  @Test
  void keyThatIsTakenAfterAChange_isFreeAgainOnceItIsBack() {
    assumeFalse(DebugMode.isEnabled(), "it reports the changed key");
    List<E> elements = fill(map, 2);
    E first = elements.get(0);
    renumber(first, 3);
    E second = fixture.newElement(0);
    assertTrue(map.add(second));
    assertEquals(3, map.size());
    renumber(first, 0);
    assertThrows(IllegalStateException.class, map::checkInvariants);
    assertTrue(map.remove(first));
    assertHolds(map, List.of(second, elements.get(1)));
  }
}
