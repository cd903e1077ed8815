package dev.intrusive.behaviour;

import java.util.function.Supplier;

/**
 * A kind of host.
 *
 * @param name the name by which it is chosen and reported
 * @param fixtures makes a fixture with lists and elements of its own
 */
record Host(String name, Supplier<ListFixture<?>> fixtures) {

  /** A new fixture. To the tests all types of elements are one. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  <E> ListFixture<E> newFixture() {
    return (ListFixture<E>) fixtures.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
