package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.List;

/**
 * An operation on a list and one element, with its name for messages.
 *
 * @param <E> the type of the elements
 */
public record ElementOperation<E>(String name, Body<E> body) {

  /** What the operation does. */
  public interface Body<E> {
    void run(IntrusiveList<E> list, E element);
  }

  /** Runs the operation. */
  public void run(IntrusiveList<E> list, E element) {
    body.run(list, element);
  }

  /** The operations that refuse a linked element. */
  public static <E> List<ElementOperation<E>> additions() {
    return List.of(
        new ElementOperation<>("add", IntrusiveList::add),
        new ElementOperation<>("addFirst", IntrusiveList::addFirst),
        new ElementOperation<>("addLast", IntrusiveList::addLast),
        new ElementOperation<>("push", IntrusiveList::push),
        new ElementOperation<>("addAll", (list, element) -> list.addAll(List.of(element))));
  }

  /** The operations that answer false for a linked element. */
  public static <E> List<ElementOperation<E>> offers() {
    return List.of(
        new ElementOperation<>("offer", IntrusiveList::offer),
        new ElementOperation<>("offerFirst", IntrusiveList::offerFirst),
        new ElementOperation<>("offerLast", IntrusiveList::offerLast));
  }

  /** The moves that need no anchor. */
  public static <E> List<ElementOperation<E>> moves() {
    return List.of(
        new ElementOperation<>("moveToFirst", IntrusiveList::moveToFirst),
        new ElementOperation<>("moveToLast", IntrusiveList::moveToLast));
  }

  /** The operations whose element must be in the list. */
  public static <E> List<ElementOperation<E>> positions() {
    return List.of(
        new ElementOperation<>("next", IntrusiveList::next),
        new ElementOperation<>("previous", IntrusiveList::previous),
        new ElementOperation<>("erase", IntrusiveList::erase));
  }
}
