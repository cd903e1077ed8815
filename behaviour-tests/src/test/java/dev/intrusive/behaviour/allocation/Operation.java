package dev.intrusive.behaviour.allocation;

import java.util.List;
import java.util.function.Consumer;

/**
 * Something that allocates nothing and leaves the bench as it was.
 *
 * @param name the names of the methods that it calls, separated by spaces
 * @param body what to do
 * @param <E> the type of the elements
 */
record Operation<E extends Comparable<E>>(String name, Consumer<Bench<E>> body) {

  /** The names of the methods that this calls. */
  List<String> methods() {
    return List.of(name.split(" ", -1));
  }

  @Override
  public String toString() {
    return name;
  }
}
