package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.List;
import java.util.stream.Stream;

/**
 * An operation on a list, an element that names a position, and another one, with its name for
 * messages.
 *
 * @param <E> the type of the elements
 */
public record AnchoredOperation<E>(String name, Body<E> body) {

  /** What the operation does. */
  public interface Body<E> {
    void run(IntrusiveList<E> list, E anchor, E element);
  }

  /** Runs the operation. */
  public void run(IntrusiveList<E> list, E anchor, E element) {
    body.run(list, anchor, element);
  }

  /** The operations that refuse a linked element. */
  public static <E> List<AnchoredOperation<E>> inserts() {
    return List.of(
        new AnchoredOperation<>("insertBefore", IntrusiveList::insertBefore),
        new AnchoredOperation<>("insertAfter", IntrusiveList::insertAfter));
  }

  /** The operations that take an element from wherever it is. */
  public static <E> List<AnchoredOperation<E>> moves() {
    return List.of(
        new AnchoredOperation<>("moveBefore", IntrusiveList::moveBefore),
        new AnchoredOperation<>("moveAfter", IntrusiveList::moveAfter));
  }

  public static <E> List<AnchoredOperation<E>> all() {
    return Stream.of(AnchoredOperation.<E>inserts(), AnchoredOperation.<E>moves())
        .flatMap(List::stream)
        .toList();
  }
}
