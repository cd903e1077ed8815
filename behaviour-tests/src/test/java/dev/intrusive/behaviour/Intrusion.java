package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.List;

/**
 * What a callback does to the list that called it.
 *
 * @param name the name for messages
 * @param body the change
 * @param <E> the type of the elements
 */
record Intrusion<E>(String name, Body<E> body) {

  /** The change; a spare list holds two elements and a fresh one is in no list. */
  interface Body<E> {
    void run(IntrusiveList<E> list, IntrusiveList<E> spare, E current, E fresh);
  }

  /** Changes that are possible whatever the list holds. */
  static <E> List<Intrusion<E>> all(ListFixture<E> fixture) {
    return List.of(
        new Intrusion<>("addFirst", (l, s, current, fresh) -> l.addFirst(fresh)),
        new Intrusion<>("addLast", (l, s, current, fresh) -> l.addLast(fresh)),
        new Intrusion<>("removal of the current", (l, s, current, fresh) -> l.remove(current)),
        new Intrusion<>("pollFirst", (l, s, current, fresh) -> l.pollFirst()),
        new Intrusion<>("pollLast", (l, s, current, fresh) -> l.pollLast()),
        new Intrusion<>("unlinking of all", (l, s, current, fresh) -> unlinkAll(fixture, l)),
        new Intrusion<>("clear", (l, s, current, fresh) -> l.clear()),
        new Intrusion<>("moveToFirst", (l, s, current, fresh) -> l.moveToFirst(current)),
        new Intrusion<>("moveToLast", (l, s, current, fresh) -> l.moveToLast(current)),
        new Intrusion<>("move out", (l, s, current, fresh) -> s.moveToLast(current)),
        new Intrusion<>("splice out", (l, s, current, fresh) -> s.spliceFirst(l)),
        new Intrusion<>("splice in", (l, s, current, fresh) -> l.spliceFirst(s)),
        new Intrusion<>("splice in at the end", (l, s, current, fresh) -> l.spliceLast(s)),
        new Intrusion<>("swapContents", (l, s, current, fresh) -> l.swapContents(s)),
        new Intrusion<>("exchange", (l, s, current, fresh) -> exchange(l, fresh)),
        new Intrusion<>("swap of the ends", (l, s, current, fresh) -> swapEnds(l)),
        new Intrusion<>("sort", (l, s, current, fresh) -> l.sort(descending(fixture))),
        new Intrusion<>("reverse", (l, s, current, fresh) -> l.reverse()),
        new Intrusion<>("rotate", (l, s, current, fresh) -> l.rotate(1)),
        new Intrusion<>("removeIf", (l, s, current, fresh) -> l.removeIf(e -> e == current)),
        new Intrusion<>("drain", (l, s, current, fresh) -> l.drain(s::addLast)),
        new Intrusion<>("nested pass", (l, s, current, fresh) -> l.forEach(e -> {})),
        new Intrusion<>("nested drain", (l, s, current, fresh) -> l.forEach(l::remove)));
  }

  private static <E> void unlinkAll(ListFixture<E> fixture, IntrusiveList<E> list) {
    for (E e = list.peekLast(); e != null; e = list.peekLast()) {
      fixture.unlinkAll(e);
    }
  }

  private static <E> void exchange(IntrusiveList<E> list, E fresh) {
    E first = list.peekFirst();
    if (first != null) {
      list.replace(first, fresh);
    }
  }

  private static <E> void swapEnds(IntrusiveList<E> list) {
    E first = list.peekFirst();
    E last = list.peekLast();
    if (first != null && last != null) {
      list.swap(first, last);
    }
  }

  private static <E> java.util.Comparator<E> descending(ListFixture<E> fixture) {
    return (a, b) -> Integer.compare(fixture.idOf(b), fixture.idOf(a));
  }
}
