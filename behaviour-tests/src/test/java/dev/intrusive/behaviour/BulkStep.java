package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An operation on a list, another list and up to three elements, and what it must do.
 *
 * @param name the name for messages
 * @param usesSource whether it needs the other list
 * @param arity how many elements it needs
 * @param real what a list does
 * @param model what its specification does
 * @param <E> the type of the elements
 */
record BulkStep<E>(
    String name,
    boolean usesSource,
    int arity,
    Call<IntrusiveList<E>, E> real,
    Call<ReferenceList<E>, E> model) {

  /** An operation; one that needs less ignores the rest. */
  interface Call<L, E> {
    @Nullable Object on(L list, L source, E a, E b, E c);
  }

  /** An operation without a result. */
  interface Command<L, E> {
    void on(L list, L source, E a, E b, E c);
  }

  /** An operation on one list without a result. */
  static <E> BulkStep<E> simple(
      String name, Consumer<IntrusiveList<E>> real, Consumer<ReferenceList<E>> model) {
    return new BulkStep<>(
        name,
        false,
        0,
        result((l, s, a, b, c) -> real.accept(l)),
        result((l, s, a, b, c) -> model.accept(l)));
  }

  /** An operation on elements of one list without a result. */
  static <E> BulkStep<E> onElements(
      String name,
      int arity,
      Command<IntrusiveList<E>, E> real,
      Command<ReferenceList<E>, E> model) {
    return new BulkStep<>(name, false, arity, result(real), result(model));
  }

  /** An operation on two lists without a result. */
  static <E> BulkStep<E> onLists(
      String name,
      int arity,
      Command<IntrusiveList<E>, E> real,
      Command<ReferenceList<E>, E> model) {
    return new BulkStep<>(name, true, arity, result(real), result(model));
  }

  private static <L, E> Call<L, E> result(Command<L, E> command) {
    return (list, source, a, b, c) -> {
      command.on(list, source, a, b, c);
      return null;
    };
  }
}
