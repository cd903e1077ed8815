package dev.intrusive.behaviour.allocation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What lists have beyond {@link java.util.Deque} that starts from an element or a range. */
final class ListOperations<E extends Comparable<E>> {

  private final List<Operation<E>> operations = new ArrayList<>();

  private ListOperations() {}

  static <E extends Comparable<E>> List<Operation<E>> all() {
    ListOperations<E> made = new ListOperations<>();
    made.queries();
    made.neighbours();
    made.splices();
    return made.operations;
  }

  private void queries() {
    add(
        "size isEmpty",
        b -> {
          b.see(b.list.size());
          b.see(b.list.isEmpty());
        });
    add(
        "contains",
        b -> {
          b.see(b.list.contains(b.middle()));
          b.see(b.list.contains(b.spare));
          b.see(b.list.contains(b.stranger));
        });
    add(
        "next",
        b -> {
          b.see(b.list.next(b.middle()));
          b.see(b.list.next(b.last()));
        });
    add(
        "previous",
        b -> {
          b.see(b.list.previous(b.middle()));
          b.see(b.list.previous(b.first()));
        });
    add(
        "insertSorted",
        b -> {
          b.list.insertSorted(b.spare, b.order);
          b.list.remove(b.spare);
          b.list.insertSorted(b.spare, null);
          b.list.remove(b.spare);
        });
    add(
        "isSorted",
        b -> {
          b.see(b.list.isSorted(b.order));
          b.see(b.list.isSorted(null));
        });
    add(
        "checkInvariants",
        b -> {
          b.list.checkInvariants();
        });
    add(
        "next loop",
        b -> {
          for (E e = b.list.peekFirst(); e != null; e = b.list.next(e)) {
            b.see(e);
          }
        });
    add(
        "previous loop",
        b -> {
          for (E e = b.list.peekLast(); e != null; e = b.list.previous(e)) {
            b.see(e);
          }
        });
  }

  private void neighbours() {
    add(
        "insertBefore erase",
        b -> {
          b.list.insertBefore(b.middle(), b.spare);
          b.see(b.list.erase(b.spare));
        });
    add(
        "insertAfter erase",
        b -> {
          b.list.insertAfter(b.last(), b.spare);
          b.see(b.list.erase(b.spare));
        });
    add(
        "moveToFirst",
        b -> {
          b.list.moveToFirst(b.spare);
          b.other.moveToFirst(b.spare);
          b.see(b.other.remove(b.spare));
        });
    add(
        "moveToLast",
        b -> {
          b.list.moveToLast(b.first());
          b.list.moveToFirst(b.first());
        });
    add(
        "moveBefore",
        b -> {
          b.list.moveBefore(b.first(), b.last());
          b.list.moveBefore(b.last(), b.last());
          b.list.moveToLast(b.last());
        });
    add(
        "moveAfter",
        b -> {
          b.list.moveAfter(b.last(), b.first());
          b.list.moveToFirst(b.first());
        });
    add(
        "replace",
        b -> {
          b.list.replace(b.middle(), b.spare);
          b.list.replace(b.spare, b.middle());
        });
    add(
        "swap",
        b -> {
          b.list.swap(b.first(), b.last());
          b.list.swap(b.first(), b.last());
          b.list.swap(b.at(2), b.at(3));
          b.list.swap(b.at(2), b.at(3));
        });
  }

  private void splices() {
    add(
        "swapContents",
        b -> {
          b.list.swapContents(b.other);
          b.list.swapContents(b.other);
        });
    add(
        "spliceFirst",
        b -> {
          b.other.spliceFirst(b.list);
          b.list.spliceFirst(b.other);
        });
    add(
        "spliceLast",
        b -> {
          b.other.spliceLast(b.list);
          b.list.spliceLast(b.other);
        });
    add(
        "spliceFirst",
        b -> {
          b.other.spliceFirst(b.list, b.first(), b.middle());
          b.list.spliceFirst(b.other, b.first(), b.middle());
        });
    add(
        "spliceLast",
        b -> {
          b.other.spliceLast(b.list, b.middle(), b.last());
          b.list.spliceLast(b.other, b.middle(), b.last());
        });
    add(
        "spliceBefore spliceAfter",
        b -> {
          b.list.splitAfter(b.middle(), b.other);
          b.other.spliceBefore(b.last(), b.list);
          b.list.addLast(b.spare);
          b.list.spliceAfter(b.spare, b.other);
          b.list.remove(b.spare);
          b.list.sort(b.order);
        });
    add(
        "spliceBefore",
        b -> {
          b.list.spliceBefore(b.first(), b.list, b.at(2), b.at(4));
          b.list.spliceBefore(b.at(5), b.list, b.at(2), b.at(4));
          b.list.sort(b.order);
        });
    add(
        "spliceAfter",
        b -> {
          b.list.spliceAfter(b.last(), b.list, b.at(2), b.at(4));
          b.list.spliceAfter(b.at(1), b.list, b.at(2), b.at(4));
        });
    add(
        "splitBefore",
        b -> {
          b.list.splitBefore(b.middle(), b.other);
          b.restore();
        });
    add(
        "splitAfter",
        b -> {
          b.list.splitAfter(b.middle(), b.other);
          b.restore();
        });
  }

  private void add(String name, Consumer<Bench<E>> body) {
    operations.add(new Operation<>(name, body));
  }
}
