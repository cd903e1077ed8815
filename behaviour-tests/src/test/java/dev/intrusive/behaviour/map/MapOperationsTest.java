package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import dev.intrusive.generated.IndexedMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Single operations: what they return, change and refuse. */
@EveryMapHost
@SuppressWarnings("NullAway") // nulls are passed to be refused
final class MapOperationsTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  MapOperationsTest(MapHost host) {
    super(host);
  }

  @Test
  void emptyMap() {
    assertTrue(map.isEmpty());
    assertNull(fixture.get(map, 0));
    assertFalse(fixture.containsKey(map, 0));
    assertNull(fixture.removeKey(map, 0));
    assertFalse(map.iterator().hasNext());
    assertEquals(0, map.drain(element -> {}));
    map.clear();
    assertHolds(map, List.of());
    assertEquals("[]", map.toString());
  }

  @Test
  void add_get_removeKey() {
    List<E> elements = fill(map, many());
    assertHolds(map, elements);
    for (int number = 0; number < elements.size(); number++) {
      E element = elements.get(number);
      assertSame(element, fixture.get(map, number));
      assertTrue(fixture.containsKey(map, number));
    }
    assertSame(elements.get(2), fixture.removeKey(map, 2));
    assertNull(fixture.get(map, 2));
    assertFalse(fixture.containsKey(map, 2));
    assertNull(fixture.removeKey(map, 2));
    assertFree(elements.remove(2));
    assertHolds(map, elements);
  }

  @Test
  void add_whereTheKeyIsTaken_isFalse() {
    List<E> elements = fill(map, 3);
    E second = fixture.newElement(1);
    assertFalse(map.add(second));
    assertFree(second);
    assertHolds(map, elements);
    assertTrue(other.add(second));
    assertHolds(other, List.of(second));
  }

  @Test
  void add_whatIsLinked_isRefused() {
    List<E> elements = fill(map, 3);
    E element = elements.get(1);
    String link = fixture.maps().link();
    assertRefused(
        IllegalStateException.class,
        () -> map.add(element),
        element.toString(),
        "linked in it; an element is in at most one map per link");
    assertRefused(
        IllegalStateException.class,
        () -> other.add(element),
        element.toString(),
        "linked in " + link + " (");
    assertRefused(IllegalStateException.class, () -> other.put(element), element.toString(), link);
    assertRefused(
        IllegalStateException.class,
        () -> fixture.computeIfAbsent(other, 1, key -> element),
        element.toString(),
        link);
    assertHolds(map, elements);
    assertHolds(other, List.of());
  }

  @Test
  void put() {
    List<E> elements = fill(map, 3);
    E second = fixture.newElement(1);
    E old = elements.set(1, second);
    assertSame(old, map.put(second));
    assertFree(old);
    assertHolds(map, elements);
    assertNull(map.put(second));
    assertHolds(map, elements);
    assertNull(other.put(old));
    assertHolds(other, List.of(old));
  }

  @Test
  void put_eachElementOfAChain() {
    List<E> elements = fill(map, many());
    for (int number = 0; number < elements.size(); number++) {
      E fresh = fixture.newElement(number);
      assertSame(elements.set(number, fresh), map.put(fresh));
    }
    assertHolds(map, elements);
  }

  @Test
  void put_ofAnElementWithTheKeyOfAnother_changesNothing() {
    List<E> elements = fill(map, 2);
    E element = elements.get(0);
    fixture.elements().renumber().accept(element, 1);
    try {
      assertNull(map.put(element)); // it is found by the key that it has now
    } catch (IllegalStateException expected) {
      assertTrue(map.contains(element));
    }
    fixture.elements().renumber().accept(element, 0);
    assertNull(map.put(element));
    assertHolds(map, elements);
  }

  @Test
  void computeIfAbsent() {
    E element = fixture.newElement(1);
    List<K> keys = new ArrayList<>();
    assertSame(
        element,
        fixture.computeIfAbsent(
            map,
            1,
            key -> {
              keys.add(key);
              return element;
            }));
    assertEquals(List.of(fixture.key(1)), keys);
    assertSame(
        element,
        fixture.computeIfAbsent(
            map,
            1,
            key -> {
              throw new AssertionError();
            }));
    assertNull(fixture.computeIfAbsent(map, 2, key -> null));
    assertHolds(map, List.of(element));
  }

  @Test
  void computeIfAbsent_ofAnElementWithAnotherKey_isRefused() {
    E element = fixture.newElement(1);
    assertRefused(
        IllegalArgumentException.class,
        () -> fixture.computeIfAbsent(map, 2, key -> element),
        element.toString(),
        fixture.maps().link());
    assertFree(element);
    assertHolds(map, List.of());
  }

  /** No more elements than the pool has can come, so no more room is made. */
  @Test
  void expectedSize_isBoundedByThePool() {
    if (fixture.maps().isIndexed()) {
      assertTrue(fixture.maps().sized().apply(Integer.MAX_VALUE).isEmpty());
    }
  }

  /** The habit of HashMap must not be answered with false in silence. */
  @Test
  void remove_contains_ofAKey_areRefused() {
    List<E> elements = fill(map, 2);
    for (Object object : new Object[] {fixture.key(0), "text", 5L, new int[0]}) {
      assertRefused(
          ClassCastException.class, () -> map.contains(object), "removeKey", "containsKey");
      assertRefused(ClassCastException.class, () -> map.remove(object), "removeKey", "containsKey");
    }
    assertTrue(map.asMap().containsKey(fixture.key(0)));
    assertFalse(map.asMap().containsValue("text"));
    assertFalse(map.asMap().values().contains("text"));
    assertFalse(map.asMap().keySet().contains("no key"));
    assertHolds(map, elements);
  }

  @Test
  void remove_contains_byIdentity() {
    List<E> elements = fill(map, many());
    E stranger = fixture.newElement(1);
    assertFalse(map.contains(stranger));
    assertFalse(map.remove(stranger));
    assertFalse(other.contains(elements.get(1)));
    assertFalse(other.remove(elements.get(1)));
    assertFalse(map.contains(null));
    assertFalse(map.remove(null));
    while (!elements.isEmpty()) {
      E element = elements.remove(elements.size() / 2);
      assertTrue(map.remove(element));
      assertFree(element);
      assertFalse(map.remove(element));
      assertHolds(map, elements);
    }
  }

  @Test
  void nulls() {
    fill(map, 2);
    assertThrows(NullPointerException.class, () -> map.add(null));
    assertThrows(NullPointerException.class, () -> map.put(null));
    assertThrows(NullPointerException.class, () -> map.addAll(null));
    assertThrows(NullPointerException.class, () -> map.forEach(null));
    assertThrows(NullPointerException.class, () -> map.removeIf(null));
    assertThrows(NullPointerException.class, () -> map.removeIf(null, element -> {}));
    assertThrows(NullPointerException.class, () -> map.removeIf(element -> true, null));
    assertThrows(NullPointerException.class, () -> map.drain(null));
    assertThrows(NullPointerException.class, () -> fixture.keyed().get().apply(map, null));
    assertThrows(NullPointerException.class, () -> fixture.keyed().containsKey().test(map, null));
    assertThrows(NullPointerException.class, () -> fixture.keyed().removeKey().apply(map, null));
    assertThrows(
        NullPointerException.class,
        () -> fixture.keyed().computeIfAbsent().apply(map, null, key -> null));
    assertThrows(NullPointerException.class, () -> fixture.computeIfAbsent(map, 0, null));
    assertEquals(2, map.size());
    assertFalse(map.asMap().containsKey(null));
    assertNull(map.asMap().get(null));
  }

  @Test
  void addAll_addsWhatComesBeforeAnOffendingElement() {
    List<E> elements = fill(other, 1);
    E first = fixture.newElement(1);
    E second = fixture.newElement(2);
    E third = fixture.newElement(3);
    assertTrue(map.addAll(List.of(first, second)));
    assertFalse(map.addAll(List.of(fixture.newElement(1))));
    assertThrows(
        IllegalStateException.class, () -> map.addAll(List.of(third, elements.get(0), first)));
    assertHolds(map, List.of(first, second, third));
    assertHolds(other, elements);
  }

  @Test
  void bulkRemoval() {
    List<E> elements = fill(map, many());
    List<E> handed = new ArrayList<>();
    List<E> leaving = elements.subList(1, 3);
    assertEquals(2, map.removeIf(leaving::contains, handed::add));
    assertEquals(identities(leaving), identities(handed));
    handed.forEach(this::assertFree);
    leaving.clear();
    assertHolds(map, elements);
    assertFalse(map.removeIf(element -> false));
    assertTrue(map.removeIf(element -> element == elements.get(0)));
    assertFree(elements.remove(0));
    assertHolds(map, elements);
    handed.clear();
    int size = map.size();
    assertEquals(size, map.drain(handed::add));
    assertEquals(identities(elements), identities(handed));
    handed.forEach(this::assertFree);
    assertHolds(map, List.of());
    assertTrue(map.addAll(elements));
    map.clear();
    elements.forEach(this::assertFree);
    assertHolds(map, List.of());
    assertTrue(map.addAll(elements));
    assertEquals(elements.size() > 1, map.retainAll(List.of(elements.get(0))));
    assertHolds(map, List.of(elements.get(0)));
  }

  @Test
  void drain_handsOverNoMoreThanWereThere() {
    fill(map, 2);
    int[] count = {0};
    assertEquals(
        2,
        map.drain(
            element -> {
              assertTrue(count[0]++ < 2);
              assertFalse(map.contains(element));
              for (int number = 0; number < many(); number++) {
                map.add(fixture.newElement(number));
              }
            }));
    assertEquals(2, count[0]);
    assertEquals(many(), map.size());
    map.checkInvariants();
  }

  @Test
  void removeIf_testsEachElementOnce() {
    List<E> elements = fill(map, many());
    List<E> tested = new ArrayList<>();
    assertFalse(
        map.removeIf(
            element -> {
              tested.add(element);
              return false;
            }));
    assertEquals(elements.size(), tested.size());
    assertEquals(identities(elements), identities(tested));
  }

  @Test
  void streams_arrays_text() {
    List<E> elements = fill(map, 4);
    assertEquals(identities(elements), identities(map.stream().collect(Collectors.toList())));
    assertEquals(identities(elements), identities(Arrays.asList(map.toArray())));
    assertTrue(map.spliterator().hasCharacteristics(Spliterator.SIZED | Spliterator.NONNULL));
    assertFalse(map.spliterator().hasCharacteristics(Spliterator.ORDERED));
    assertFalse(map.spliterator().hasCharacteristics(Spliterator.DISTINCT));
    elements.forEach(element -> assertTrue(map.toString().contains(element.toString())));
  }

  @Test
  void asMap_isALiveView() {
    Map<?, E> view = map.asMap();
    assertTrue(view.isEmpty());
    List<E> elements = fill(map, 4);
    assertEquals(4, view.size());
    for (int number = 0; number < 4; number++) {
      assertSame(elements.get(number), view.get(fixture.key(number)));
      assertTrue(view.containsKey(fixture.key(number)));
    }
    view.forEach((key, element) -> assertSame(element, view.get(key)));
    assertEquals(identities(elements), identities(view.values()));
    assertNull(view.get(new Object()));
    assertEquals(4, view.entrySet().size());
    assertTrue(view.entrySet().contains(Map.entry(fixture.key(1), elements.get(1))));
    assertFalse(view.entrySet().contains(Map.entry(fixture.key(1), elements.get(2))));
    assertFalse(view.entrySet().contains(Map.entry("none", elements.get(1))));
    assertFalse(view.entrySet().contains(fixture.key(1)));
    assertTrue(view.containsValue(elements.get(1)));
    assertThrows(UnsupportedOperationException.class, view::clear);
    assertThrows(UnsupportedOperationException.class, () -> view.remove(fixture.key(1)));
    assertThrows(UnsupportedOperationException.class, () -> view.values().clear());
    assertThrows(UnsupportedOperationException.class, () -> view.keySet().remove(fixture.key(1)));
    map.remove(elements.get(0));
    assertEquals(3, view.size());
    assertNull(view.get(fixture.key(0)));
  }

  @Test
  void constructors() {
    for (int size : new int[] {0, 1, 16, 17, 1000}) {
      M sized = fixture.maps().sized().apply(size);
      List<E> elements = fill(sized, many());
      assertHolds(sized, elements);
    }
    assertRefused(
        IllegalArgumentException.class, () -> fixture.maps().sized().apply(-1), "-1", "negative");
  }

  @Test
  void accessors() {
    List<E> elements = fill(map, 3);
    E element = elements.remove(1);
    String link = fixture.maps().link();
    assertTrue(fixture.accessors().isLinked().test(element));
    assertTrue(
        fixture.accessors().describe().apply(element).contains(link + ": in"),
        fixture.accessors().describe().apply(element));
    assertTrue(fixture.accessors().unlink().test(element));
    assertFalse(fixture.accessors().unlink().test(element));
    assertFalse(fixture.accessors().isIn().test(element));
    assertFalse(fixture.accessors().isLinked().test(element));
    assertTrue(fixture.accessors().describe().apply(element).contains(link + ": not linked"));
    assertEquals(0, fixture.accessors().unlinkAll().applyAsInt(element));
    assertHolds(map, elements);
    assertEquals(1, fixture.accessors().unlinkAll().applyAsInt(elements.remove(0)));
    assertHolds(map, elements);
  }

  @Test
  void copies_areRefused() {
    // To a pool, a copy is an object of another pool.
    boolean isIndexed = map instanceof IndexedMap;
    Class<? extends RuntimeException> refusal =
        isIndexed ? IllegalArgumentException.class : IllegalStateException.class;
    List<E> elements = fill(map, 4);
    for (E element : elements) {
      E copy = fixture.elements().copy().apply(element);
      assertFalse(map.contains(copy));
      assertFalse(map.remove(copy));
      if (isIndexed) {
        assertThrows(refusal, () -> fixture.accessors().isIn().test(copy));
        assertThrows(refusal, () -> fixture.accessors().unlink().test(copy));
        assertThrows(refusal, () -> fixture.accessors().mapOf().apply(copy));
        assertThrows(refusal, () -> fixture.accessors().unlinkAll().applyAsInt(copy));
      } else {
        assertFalse(fixture.accessors().isIn().test(copy));
        assertFalse(fixture.accessors().unlink().test(copy));
        assertNull(fixture.accessors().mapOf().apply(copy));
        assertEquals(0, fixture.accessors().unlinkAll().applyAsInt(copy));
      }
      String name = copy.toString();
      assertRefused(refusal, () -> map.add(copy), name);
      assertRefused(refusal, () -> other.add(copy), name, "copy");
      assertRefused(refusal, () -> map.put(copy), name, "copy");
      assertRefused(refusal, () -> fixture.computeIfAbsent(other, 0, key -> copy), name);
    }
    assertHolds(map, elements);
    assertHolds(other, List.of());
  }
}
