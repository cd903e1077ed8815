package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveMap;
import java.util.function.Supplier;

/**
 * A kind of map.
 *
 * @param name the name by which it is chosen and reported
 * @param fixtures makes a fixture with maps and elements of its own
 */
record MapHost(String name, Supplier<MapFixture<?, ?, ?>> fixtures) {

  /** A new fixture. To the tests all types of elements are one. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  <E, M extends IntrusiveMap<E>, K> MapFixture<E, M, K> newFixture() {
    return (MapFixture<E, M, K>) fixtures.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
