package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;

/** What the parts of the contract share: a map, another one, and elements. */
abstract class MapContract<E, M extends IntrusiveMap<E>, K> {

  final MapFixture<E, M, K> fixture;
  final M map;
  final M other;

  MapContract(MapHost host) {
    fixture = host.newFixture();
    map = fixture.newMap();
    other = fixture.newMap();
  }

  /** How many elements tests use that go beyond a few. */
  final int many() {
    return Math.min(fixture.numbers(), 100);
  }

  /** Adds elements with the keys of the first numbers. */
  final List<E> fill(M target, int count) {
    List<E> elements = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      E element = fixture.newElement(number);
      assertTrue(target.add(element));
      elements.add(element);
    }
    return elements;
  }

  static <T> Set<T> identities(Collection<? extends T> elements) {
    Set<T> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(elements);
    return set;
  }

  /** Asserts that a map has these elements, once each, found in every way. */
  final void assertHolds(M target, Collection<E> elements) {
    target.checkInvariants();
    assertEquals(elements.size(), target.size());
    List<E> visited = new ArrayList<>();
    target.forEach(visited::add);
    assertEquals(elements.size(), visited.size());
    assertEquals(identities(elements), identities(visited));
    assertEquals(visited, new ArrayList<>(target));
    for (E element : elements) {
      assertTrue(target.contains(element));
      assertTrue(fixture.accessors().isIn().test(element));
      assertSame(target, fixture.accessors().mapOf().apply(element));
    }
  }

  final void assertFree(E element) {
    assertFalse(map.contains(element));
    assertFalse(other.contains(element));
    assertNull(fixture.accessors().mapOf().apply(element));
  }

  /** Asserts that an operation is refused with a message that has some words, and returns it. */
  static String assertRefused(
      Class<? extends RuntimeException> expected, Executable operation, String... words) {
    String message = String.valueOf(assertThrows(expected, operation).getMessage());
    for (String word : words) {
      assertTrue(message.contains(word), message);
    }
    return message;
  }
}
