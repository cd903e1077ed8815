package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.ArrayBackedList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.stream.Collectors;

/**
 * An operation that calls user code.
 *
 * @param name the name for messages
 * @param rule what the user code may do
 * @param body the operation
 * @param <E> the type of the elements
 */
record CallingOperation<E>(String name, Rule rule, Body<E> body) {

  /** What user code may do to the list. */
  enum Rule {
    /** No change; each is reported. */
    NONE,
    /** What an iterator can follow; the rest is reported. */
    SOME,
    /** Any change. */
    ANY
  }

  /** What the operation runs with: each call of user code goes through it. */
  interface Probe<E> {
    /** Stands for one call of user code, which looks at an element. */
    void call(E current);

    /** Notes that the user's code accepted or took an element, which then is out of the list. */
    void handedOver(E element);

    /** The key by which the test sorts. */
    int key(E element);
  }

  /** The operation. */
  interface Body<E> {
    void run(IntrusiveList<E> list, IntrusiveList<E> other, Probe<E> probe);
  }

  /** Whether changes are reported when the user code will not be called any more. */
  boolean isReportedAtItsEnd(IntrusiveList<E> list) {
    return name.equals("sort") && list instanceof ArrayBackedList;
  }

  static <E> List<CallingOperation<E>> all() {
    return List.of(
        new CallingOperation<>("sort", Rule.NONE, (l, o, p) -> l.sort((a, b) -> compare(p, a, b))),
        new CallingOperation<>(
            "merge", Rule.NONE, (l, o, p) -> l.merge(o, (a, b) -> compare(p, a, b))),
        new CallingOperation<>(
            "merge, seen from the source",
            Rule.NONE,
            (l, o, p) -> o.merge(l, (a, b) -> compare(p, b, a))),
        new CallingOperation<>(
            "isSorted",
            Rule.NONE,
            (l, o, p) -> l.isSorted((a, b) -> Math.min(0, compare(p, a, b)))),
        new CallingOperation<>("removeIf", Rule.NONE, (l, o, p) -> l.removeIf(e -> accept(p, e))),
        new CallingOperation<>(
            "removeIf, disposer",
            Rule.NONE,
            (l, o, p) -> l.removeIf(e -> p.key(e) > 1, e -> take(p, e))),
        new CallingOperation<>(
            "removeAdjacentDuplicates",
            Rule.NONE,
            (l, o, p) -> l.removeAdjacentDuplicates((kept, e) -> accept(p, e))),
        new CallingOperation<>("drain", Rule.ANY, (l, o, p) -> l.drain(e -> take(p, e))),
        new CallingOperation<>("forEach", Rule.ANY, (l, o, p) -> l.forEach(p::call)),
        new CallingOperation<>(
            "forEach descending", Rule.ANY, (l, o, p) -> l.reversed().forEach(p::call)),
        new CallingOperation<>(
            "forEach of the view", Rule.ANY, (l, o, p) -> l.unmodifiable().forEach(p::call)),
        new CallingOperation<>("stream", Rule.SOME, (l, o, p) -> collect(l, p)),
        new CallingOperation<>("iterator", Rule.SOME, (l, o, p) -> walk(l.iterator(), p)),
        new CallingOperation<>(
            "descending iterator", Rule.SOME, (l, o, p) -> walk(l.descendingIterator(), p)),
        new CallingOperation<>("list iterator", Rule.SOME, (l, o, p) -> walk(l.listIterator(), p)),
        new CallingOperation<>(
            "list iterator backwards", Rule.SOME, (l, o, p) -> walkBack(l.listIterator(), p)));
  }

  private static <E> int compare(Probe<E> probe, E a, E b) {
    probe.call(b);
    return Integer.compare(probe.key(a), probe.key(b));
  }

  private static <E> boolean accept(Probe<E> probe, E element) {
    probe.call(element);
    if (probe.key(element) > 1) {
      probe.handedOver(element);
      return true;
    }
    return false;
  }

  private static <E> void take(Probe<E> probe, E element) {
    probe.handedOver(element);
    probe.call(element);
  }

  private static <E> void collect(IntrusiveList<E> list, Probe<E> probe) {
    List<E> collected = list.stream().peek(probe::call).collect(Collectors.toList());
    collected.forEach(probe::key);
  }

  private static <E> void walk(Iterator<E> iterator, Probe<E> probe) {
    while (iterator.hasNext()) {
      probe.call(iterator.next());
    }
  }

  private static <E> void walkBack(ListIterator<E> iterator, Probe<E> probe) {
    while (iterator.hasNext()) {
      iterator.next();
    }
    while (iterator.hasPrevious()) {
      probe.call(iterator.previous());
    }
  }
}
