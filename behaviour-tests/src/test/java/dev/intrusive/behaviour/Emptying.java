package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A way in which all elements leave a list of five.
 *
 * @param name the name for messages
 * @param body what takes them out
 * @param <E> the type of the elements
 */
record Emptying<E>(String name, Consumer<IntrusiveList<E>> body) {

  /** All ways that need no other list. */
  static <E> List<Emptying<E>> all(ListFixture<E> fixture) {
    return List.of(
        new Emptying<>("removals", Emptying::removeEach),
        new Emptying<>("unlinkAll", list -> unlinkAll(fixture, list)),
        new Emptying<>("clear", IntrusiveList::clear),
        new Emptying<>("removeIf", list -> list.removeIf(element -> true)),
        new Emptying<>("drain", list -> list.drain(element -> {})),
        new Emptying<>("removals in a pass", list -> list.forEach(list::remove)),
        new Emptying<>("removals of others in a pass", Emptying::removeOthersInPass),
        new Emptying<>(
            "removals in a nested pass", list -> list.forEach(outer -> list.forEach(list::remove))),
        new Emptying<>("pass that ends early", Emptying::removeInFailingPass),
        new Emptying<>("removals after a pass", Emptying::removeAfterPass),
        new Emptying<>("removals after a descending pass", Emptying::removeAfterDescendingPass));
  }

  private static <E> void removeEach(IntrusiveList<E> list) {
    list.removeFirst();
    list.removeLast();
    list.pollFirst();
    list.remove(list.getLast());
    list.erase(list.getFirst());
  }

  private static <E> void unlinkAll(ListFixture<E> fixture, IntrusiveList<E> list) {
    for (int i = list.size(); i > 0; i--) {
      fixture.unlinkAll(list.getLast());
    }
  }

  private static <E> void removeOthersInPass(IntrusiveList<E> list) {
    list.forEach(
        element -> {
          list.removeLast();
          list.removeLast();
          list.clear();
        });
  }

  private static <E> void removeInFailingPass(IntrusiveList<E> list) {
    try {
      list.forEach(
          element -> {
            for (int i = list.size(); i > 0; i--) {
              list.removeLast();
            }
            throw new IllegalCallerException("expected");
          });
      throw new AssertionError("the pass must pass the exception on");
    } catch (IllegalCallerException expected) {
      // What the caller of a pass does that fails.
    }
  }

  /** Removals while no pass runs are no concern of a pass that has ended. */
  private static <E> void removeAfterPass(IntrusiveList<E> list) {
    list.forEach(element -> {});
    while (!list.isEmpty()) {
      list.removeLast();
    }
  }

  private static <E> void removeAfterDescendingPass(IntrusiveList<E> list) {
    list.reversed().forEach(element -> {});
    while (!list.isEmpty()) {
      list.removeFirst();
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
