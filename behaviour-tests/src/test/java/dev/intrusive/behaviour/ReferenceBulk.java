package dev.intrusive.behaviour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The specification of the operations on many elements at once. */
final class ReferenceBulk {

  private ReferenceBulk() {}

  private static void requireNonNull(@Nullable Object... arguments) {
    for (Object argument : arguments) {
      if (argument == null) {
        throw new Refusal(NullPointerException.class);
      }
    }
  }

  static <E> void replace(ReferenceList<E> list, E old, E fresh) {
    requireNonNull(old, fresh);
    int position = list.require(old);
    if (old != fresh) {
      list.requireFree(fresh);
      list.set(position, fresh);
    }
  }

  static <E> void swap(ReferenceList<E> list, E a, E b) {
    requireNonNull(a, b);
    int atA = list.require(a);
    list.world.requireNoCopy(b);
    ReferenceList<E> other = list.world.listOf(b);
    if (other == null) {
      throw new Refusal(IllegalStateException.class);
    }
    int atB = other.indexOf(b);
    if (a == b) {
      return;
    }
    list.remove(a);
    other.remove(b);
    if (other == list && atB < atA) {
      list.insert(atB, a);
      list.insert(atA, b);
    } else {
      list.insert(atA, b);
      other.insert(atB, a);
    }
  }

  static <E> void swapContents(ReferenceList<E> list, ReferenceList<E> other) {
    requireNonNull(other);
    if (list != other) {
      List<E> ours = takeRange(list, 0, list.size());
      List<E> theirs = takeRange(other, 0, other.size());
      insertAll(list, 0, theirs);
      insertAll(other, 0, ours);
    }
  }

  private static <E> List<E> takeRange(ReferenceList<E> list, int from, int end) {
    List<E> taken = new ArrayList<>();
    for (int i = from; i < end; i++) {
      taken.add(list.removeAt(from));
    }
    return taken;
  }

  private static <E> void insertAll(ReferenceList<E> list, int position, List<E> elements) {
    for (int i = 0; i < elements.size(); i++) {
      list.insert(position + i, elements.get(i));
    }
  }

  private static <E> void move(
      ReferenceList<E> list, int position, ReferenceList<E> source, int from, int end) {
    if (source != list) {
      insertAll(list, position, takeRange(source, from, end));
    } else if (position < from || position > end) {
      List<E> taken = takeRange(list, from, end);
      insertAll(list, position < from ? position : position - taken.size(), taken);
    }
  }

  static <E> void spliceFirst(ReferenceList<E> list, ReferenceList<E> source) {
    requireNonNull(source);
    move(list, 0, source, 0, source.size());
  }

  static <E> void spliceLast(ReferenceList<E> list, ReferenceList<E> source) {
    requireNonNull(source);
    move(list, list.size(), source, 0, source.size());
  }

  static <E> void spliceBeside(
      ReferenceList<E> list, E anchor, int offset, ReferenceList<E> source) {
    requireNonNull(anchor, source);
    int position = list.require(anchor) + offset;
    move(list, position, source, 0, source.size());
  }

  /** A splice of a range to the start or the end. */
  static <E> void spliceToEnd(
      ReferenceList<E> list, boolean first, ReferenceList<E> source, E from, E to) {
    requireNonNull(source, from, to);
    moveRange(list, first ? 0 : list.size(), source, from, to);
  }

  static <E> void spliceBeside(
      ReferenceList<E> list, E anchor, int offset, ReferenceList<E> source, E from, E to) {
    requireNonNull(anchor, source, from, to);
    moveRange(list, list.require(anchor) + offset, source, from, to);
  }

  private static <E> void moveRange(
      ReferenceList<E> list, int position, ReferenceList<E> source, E from, E to) {
    int start = source.require(from);
    int end = source.require(to) + 1;
    if (end <= start) {
      throw new Refusal(IllegalArgumentException.class);
    }
    move(list, position, source, start, end);
  }

  static <E> void split(ReferenceList<E> list, E element, int offset, ReferenceList<E> into) {
    requireNonNull(element, into);
    int position = list.require(element) + offset;
    if (into != list) {
      move(into, into.size(), list, position, list.size());
    }
  }

  static <E> void merge(
      ReferenceList<E> list, ReferenceList<E> source, Comparator<? super E> order) {
    requireNonNull(source);
    if (list == source) {
      return;
    }
    int position = 0;
    while (source.size() > 0 && position < list.size()) {
      if (order.compare(list.get(position), source.get(0)) > 0) {
        list.insert(position, source.removeAt(0));
      }
      position++;
    }
    spliceLast(list, source);
  }

  static <E> void reverse(ReferenceList<E> list) {
    for (int i = 1; i < list.size(); i++) {
      list.insert(0, list.removeAt(i));
    }
  }

  static <E> void rotate(ReferenceList<E> list, int distance) {
    if (list.size() > 0) {
      rotateBy(list, list.size() - Math.floorMod(distance, list.size()));
    }
  }

  static <E> void rotateToFirst(ReferenceList<E> list, E element) {
    requireNonNull(element);
    rotateBy(list, list.require(element));
  }

  private static <E> void rotateBy(ReferenceList<E> list, int toEnd) {
    if (toEnd < list.size()) {
      List<E> taken = takeRange(list, 0, toEnd);
      insertAll(list, list.size(), taken);
    }
  }

  static <E> void insertSorted(ReferenceList<E> list, E element, Comparator<? super E> order) {
    requireNonNull(element);
    list.requireFree(element);
    int position = list.size();
    while (position > 0 && order.compare(list.get(position - 1), element) > 0) {
      position--;
    }
    insertAll(list, position, new ArrayList<>(List.of(element)));
  }

  static <E> boolean isSorted(ReferenceList<E> list, Comparator<? super E> order) {
    for (int i = 1; i < list.size(); i++) {
      if (order.compare(list.get(i - 1), list.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  static <E> int removeIf(
      ReferenceList<E> list, Predicate<? super E> filter, Consumer<? super E> disposer) {
    int removed = 0;
    int position = 0;
    while (position < list.size()) {
      E element = list.get(position);
      if (filter.test(element)) {
        list.removeAt(position);
        removed++;
        int arrivals = list.arrivals();
        disposer.accept(element);
        if (list.arrivals() != arrivals) {
          throw new Refusal(ConcurrentModificationException.class);
        }
      } else {
        position++;
      }
    }
    return removed;
  }

  static <E> int removeAdjacentDuplicates(
      ReferenceList<E> list, BiPredicate<? super E, ? super E> duplicates) {
    int removed = 0;
    int position = 1;
    while (position < list.size()) {
      if (duplicates.test(list.get(position - 1), list.get(position))) {
        list.removeAt(position);
        removed++;
      } else {
        position++;
      }
    }
    return removed;
  }

  static <E> int drain(ReferenceList<E> list, Consumer<? super E> consumer) {
    int limit = list.size();
    for (int i = 0; i < limit; i++) {
      consumer.accept(list.removeAt(0));
    }
    return limit;
  }
}
