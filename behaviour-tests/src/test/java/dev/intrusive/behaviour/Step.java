package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One operation, on a list and on its specification.
 *
 * @param name the name for the trace
 * @param real what a list does
 * @param model what its specification does
 * @param <E> the type of the elements
 */
record Step<E>(String name, Call<IntrusiveList<E>, E> real, Call<ReferenceList<E>, E> model) {

  /** An operation; one that needs no element ignores it. */
  interface Call<L, E> {
    @Nullable Object on(L list, E anchor, E element);
  }

  /** An operation without a result. */
  interface Command<L, E> {
    void on(L list, E anchor, E element);
  }

  private static <E> Step<E> command(
      String name, Command<IntrusiveList<E>, E> real, Command<ReferenceList<E>, E> model) {
    return new Step<>(name, result(real), result(model));
  }

  private static <L, E> Call<L, E> result(Command<L, E> command) {
    return (list, anchor, element) -> {
      command.on(list, anchor, element);
      return null;
    };
  }

  /** Operations that can only make lists shorter. */
  static <E> List<Step<E>> removals() {
    return List.of(
        new Step<>("pollFirst", (l, a, e) -> l.pollFirst(), (l, a, e) -> l.pollFirst()),
        new Step<>("pollLast", (l, a, e) -> l.pollLast(), (l, a, e) -> l.pollLast()),
        new Step<>("remove", (l, a, e) -> l.remove(e), (l, a, e) -> l.remove(e)),
        new Step<>(
            "removeFirstOccurrence",
            (l, a, e) -> l.removeFirstOccurrence(e),
            (l, a, e) -> l.remove(e)),
        new Step<>("erase", (l, a, e) -> l.erase(e), (l, a, e) -> l.erase(e)),
        new Step<>(
            "iterator remove", (l, a, e) -> removeByIterator(l, e), (l, a, e) -> l.remove(e)),
        new Step<>(
            "removeFirst",
            (l, a, e) -> l.removeFirst(),
            (l, a, e) -> Refusal.orFail(l.pollFirst())),
        new Step<>(
            "removeLast", (l, a, e) -> l.removeLast(), (l, a, e) -> Refusal.orFail(l.pollLast())));
  }

  private static <E> boolean removeByIterator(IntrusiveList<E> list, E element) {
    boolean forwards = list.size() % 2 == 0;
    Iterator<E> iterator = forwards ? list.iterator() : list.descendingIterator();
    while (iterator.hasNext()) {
      if (iterator.next() == element) {
        iterator.remove();
        return true;
      }
    }
    return false;
  }

  /** Operations that add or move. */
  static <E> List<Step<E>> arrivals() {
    return List.of(
        command("add", (l, a, e) -> l.add(e), (l, a, e) -> l.addLast(e)),
        command("addFirst", (l, a, e) -> l.addFirst(e), (l, a, e) -> l.addFirst(e)),
        command("addLast", (l, a, e) -> l.addLast(e), (l, a, e) -> l.addLast(e)),
        command("push", (l, a, e) -> l.push(e), (l, a, e) -> l.addFirst(e)),
        new Step<>("offer", (l, a, e) -> l.offer(e), (l, a, e) -> l.offerLast(e)),
        new Step<>("offerFirst", (l, a, e) -> l.offerFirst(e), (l, a, e) -> l.offerFirst(e)),
        new Step<>("offerLast", (l, a, e) -> l.offerLast(e), (l, a, e) -> l.offerLast(e)),
        command("addAll", (l, a, e) -> l.addAll(List.of(a, e)), Step::addBoth),
        command("insertBefore", (l, a, e) -> l.insertBefore(a, e), ReferenceList::insertBefore),
        command("insertAfter", (l, a, e) -> l.insertAfter(a, e), ReferenceList::insertAfter),
        command("moveToFirst", (l, a, e) -> l.moveToFirst(e), (l, a, e) -> l.moveToFirst(e)),
        command("moveToLast", (l, a, e) -> l.moveToLast(e), (l, a, e) -> l.moveToLast(e)),
        command("moveBefore", (l, a, e) -> l.moveBefore(a, e), ReferenceList::moveBefore),
        command("moveAfter", (l, a, e) -> l.moveAfter(a, e), ReferenceList::moveAfter));
  }

  private static <E> void addBoth(ReferenceList<E> list, E anchor, E element) {
    list.addLast(anchor);
    list.addLast(element);
  }

  /** Operations that change nothing. */
  static <E> List<Step<E>> queries() {
    return List.of(
        new Step<>("size", (l, a, e) -> l.size(), (l, a, e) -> l.size()),
        new Step<>("isEmpty", (l, a, e) -> l.isEmpty(), (l, a, e) -> l.size() == 0),
        new Step<>("peekFirst", (l, a, e) -> l.peekFirst(), (l, a, e) -> l.peekFirst()),
        new Step<>("peekLast", (l, a, e) -> l.peekLast(), (l, a, e) -> l.peekLast()),
        new Step<>(
            "getFirst", (l, a, e) -> l.getFirst(), (l, a, e) -> Refusal.orFail(l.peekFirst())),
        new Step<>("getLast", (l, a, e) -> l.getLast(), (l, a, e) -> Refusal.orFail(l.peekLast())),
        new Step<>("contains", (l, a, e) -> l.contains(e), (l, a, e) -> l.contains(e)),
        new Step<>("next", (l, a, e) -> l.next(e), (l, a, e) -> l.next(e)),
        new Step<>("previous", (l, a, e) -> l.previous(e), (l, a, e) -> l.previous(e)));
  }

  static <E> Step<E> clear() {
    return command("clear", (l, a, e) -> l.clear(), (l, a, e) -> l.clear());
  }
}
