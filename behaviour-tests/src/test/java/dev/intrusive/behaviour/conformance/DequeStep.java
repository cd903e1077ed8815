package dev.intrusive.behaviour.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An operation of a deque.
 *
 * @param name the name of the method
 * @param action does it, with an element, and returns a result that can be compared
 * @param <E> the type of the elements
 */
record DequeStep<E>(String name, BiFunction<Deque<E>, E, @Nullable Object> action) {

  private static <E> DequeStep<E> with(
      String name, BiFunction<Deque<E>, E, @Nullable Object> action) {
    return new DequeStep<>(name, action);
  }

  private static <E> DequeStep<E> of(String name, Function<Deque<E>, @Nullable Object> action) {
    return new DequeStep<>(name, (deque, element) -> action.apply(deque));
  }

  private static <E> DequeStep<E> quiet(String name, BiConsumer<Deque<E>, E> action) {
    return new DequeStep<>(
        name,
        (deque, element) -> {
          action.accept(deque, element);
          return null;
        });
  }

  /** The operations that add an element. */
  static <E> List<DequeStep<E>> joining() {
    return List.of(
        with("add", Deque::add),
        quiet("addFirst", Deque::addFirst),
        quiet("addLast", Deque::addLast),
        with("offer", Deque::offer),
        with("offerFirst", Deque::offerFirst),
        with("offerLast", Deque::offerLast),
        quiet("push", Deque::push),
        with("addAll", (deque, element) -> deque.addAll(List.of(element))),
        with("addAll of nothing", (deque, element) -> deque.addAll(List.of())));
  }

  /** The operations that add nothing. */
  static <E> List<DequeStep<E>> others() {
    List<DequeStep<E>> steps = new ArrayList<>(removals());
    steps.addAll(bulkRemovals());
    steps.addAll(queries());
    steps.addAll(walks());
    return steps;
  }

  private static <E> List<DequeStep<E>> removals() {
    return List.of(
        of("remove", Deque::remove),
        of("removeFirst", Deque::removeFirst),
        of("removeLast", Deque::removeLast),
        of("poll", Deque::poll),
        of("pollFirst", Deque::pollFirst),
        of("pollLast", Deque::pollLast),
        of("pop", Deque::pop),
        with("remove", (deque, element) -> deque.remove((Object) element)),
        with("removeFirstOccurrence", Deque::removeFirstOccurrence),
        with("removeLastOccurrence", Deque::removeLastOccurrence),
        of("remove of null", deque -> deque.remove(null)),
        of("removeFirstOccurrence of null", deque -> deque.removeFirstOccurrence(null)),
        of("removeLastOccurrence of null", deque -> deque.removeLastOccurrence(null)));
  }

  private static <E> List<DequeStep<E>> bulkRemovals() {
    return List.of(
        with("removeAll", (deque, element) -> deque.removeAll(List.of(element))),
        with("removeIf", (deque, element) -> deque.removeIf(each -> each == element)),
        of("removeIf nothing", deque -> deque.removeIf(each -> false)),
        with("retainAll", DequeStep::retainAllBut),
        with("iterator remove", (deque, element) -> removeBy(deque.iterator(), element)),
        with(
            "descendingIterator remove",
            (deque, element) -> removeBy(deque.descendingIterator(), element)));
  }

  private static <E> boolean retainAllBut(Deque<E> deque, E element) {
    List<E> kept = new ArrayList<>(deque);
    kept.remove(element);
    return deque.retainAll(kept);
  }

  private static <E> List<E> removeBy(Iterator<E> iterator, E element) {
    List<E> seen = new ArrayList<>();
    while (iterator.hasNext()) {
      E each = iterator.next();
      seen.add(each);
      if (each == element) {
        iterator.remove();
      }
    }
    return seen;
  }

  private static <E> List<DequeStep<E>> queries() {
    return List.of(
        of("element", Deque::element),
        of("getFirst", Deque::getFirst),
        of("getLast", Deque::getLast),
        of("peek", Deque::peek),
        of("peekFirst", Deque::peekFirst),
        of("peekLast", Deque::peekLast),
        of("size", Deque::size),
        of("isEmpty", Deque::isEmpty),
        with("contains", (deque, element) -> deque.contains(element)),
        of("contains of null", deque -> deque.contains(null)),
        with("containsAll", (deque, element) -> deque.containsAll(List.of(element))),
        of("containsAll of a copy", deque -> deque.containsAll(new ArrayList<>(deque))),
        of("toString", Deque::toString));
  }

  private static <E> List<DequeStep<E>> walks() {
    return List.of(
        of("iterator", deque -> contentOf(deque.iterator())),
        of("descendingIterator", deque -> contentOf(deque.descendingIterator())),
        of("iterator past the end", deque -> pastTheEnd(deque.iterator())),
        of("forEach", DequeStep::visited),
        of("stream", deque -> deque.stream().toList()),
        of("toArray", deque -> Arrays.asList(deque.toArray())),
        of("toArray of a type", deque -> Arrays.asList(deque.toArray(new Object[1]))),
        of("toArray of a generator", deque -> Arrays.asList(deque.toArray(Object[]::new))));
  }

  private static <E> List<E> visited(Deque<E> deque) {
    List<E> seen = new ArrayList<>();
    deque.forEach(seen::add);
    return seen;
  }

  private static <E> List<E> contentOf(Iterator<E> iterator) {
    List<E> content = new ArrayList<>();
    iterator.forEachRemaining(content::add);
    return content;
  }

  private static <E> E pastTheEnd(Iterator<E> iterator) {
    iterator.forEachRemaining(each -> {});
    return iterator.next();
  }
}
