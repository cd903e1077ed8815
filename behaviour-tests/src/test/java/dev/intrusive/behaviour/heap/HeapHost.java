package dev.intrusive.behaviour.heap;

import java.util.function.Supplier;

/**
 * A kind of host.
 *
 * @param name the name by which it is chosen and reported
 * @param fixtures makes a fixture with a pool of its own
 */
public record HeapHost(String name, Supplier<HeapFixture<?>> fixtures) {

  /** A new fixture. To the tests all types of elements are one. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  public <E extends Ranked> HeapFixture<E> newFixture() {
    return (HeapFixture<E>) fixtures.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
