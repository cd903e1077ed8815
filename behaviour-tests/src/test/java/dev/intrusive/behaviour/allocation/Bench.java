package dev.intrusive.behaviour.allocation;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What operations work on. Each repetition of an operation leaves it as it was: the list holds its
 * elements in the order of their ids, the other list is empty, the spare element is free.
 *
 * @param <E> the type of the elements
 */
final class Bench<E extends Comparable<E>> {

  static final int SIZE = 12;

  final HostKind<E> kind;
  final IntrusiveList<E> list;
  final IntrusiveList<E> other;
  final Deque<E> reversed;
  final ListIterator<E> cursor;
  final List<E> elements = new ArrayList<>();
  final E spare;
  final Object stranger = new Object();

  // Functions are made once, so that only the lists can allocate.

  final Comparator<E> order = Comparable::compareTo;
  final Consumer<E> watch = this::see;
  final Consumer<E> addToOther;
  final Consumer<E> moveToOther;
  final Predicate<E> all = element -> true;
  final Predicate<E> none = element -> false;
  final BiPredicate<E, E> different = (kept, candidate) -> false;
  final BiPredicate<E, E> same = (kept, candidate) -> true;

  /** Keeps the results alive. */
  @Nullable Object seen;

  private boolean seenTrue;
  private int seenNumber;

  Bench(HostKind<E> kind) {
    this.kind = kind;
    this.list = kind.lists().get();
    this.other = kind.lists().get();
    this.reversed = list.reversed();
    for (int i = 0; i < SIZE; i++) {
      elements.add(kind.elements().apply(i));
    }
    list.addAll(elements);
    this.spare = kind.elements().apply(SIZE);
    this.cursor = list.listIterator();
    this.addToOther = other::addLast;
    this.moveToOther = other::moveToLast;
  }

  /** An element of the list. */
  E at(int index) {
    return elements.get(index);
  }

  E first() {
    return at(0);
  }

  E middle() {
    return at(SIZE / 2);
  }

  E last() {
    return at(SIZE - 1);
  }

  /** Moves all elements of the other list back into the empty list. */
  void restore() {
    while (!other.isEmpty()) {
      list.addLast(other.removeFirst());
    }
  }

  /** Moves all elements of the other list back into the empty list, in reverse order. */
  void restoreReversed() {
    while (!other.isEmpty()) {
      list.addLast(other.removeLast());
    }
  }

  /** Fills the empty list. */
  void refill() {
    for (int i = 0; i < SIZE; i++) {
      list.addLast(elements.get(i));
    }
  }

  void see(@Nullable Object result) {
    seen = result;
  }

  void see(boolean result) {
    seenTrue ^= result;
  }

  void see(int result) {
    seenNumber += result;
  }

  /** What was seen, so that nothing is left out as unused. */
  String summary() {
    return seen + " " + seenTrue + " " + seenNumber;
  }
}
