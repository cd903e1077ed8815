package dev.intrusive.behaviour.allocation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Ordering and bulk removal, the generated accessors, and a kept list iterator. */
final class WholeListOperations<E extends Comparable<E>> {

  private final List<Operation<E>> operations = new ArrayList<>();

  private WholeListOperations() {}

  static <E extends Comparable<E>> List<Operation<E>> all() {
    WholeListOperations<E> made = new WholeListOperations<>();
    made.order();
    made.bulkRemoval();
    made.accessors();
    made.cursor();
    return made.operations;
  }

  private void order() {
    add(
        "sort reverse",
        b -> {
          b.list.reverse();
          b.list.sort(b.order);
        });
    add(
        "sort",
        b -> {
          b.list.sort(b.order);
        });
    add(
        "sort rotate",
        b -> {
          b.list.rotate(5);
          b.list.sort(null);
        });
    add(
        "merge",
        b -> {
          b.list.splitBefore(b.middle(), b.other);
          b.other.merge(b.list, b.order);
          b.list.merge(b.other, null);
        });
    add(
        "reverse",
        b -> {
          b.list.reverse();
          b.list.reverse();
        });
    add(
        "rotate",
        b -> {
          b.list.rotate(3);
          b.list.rotate(-3);
        });
    add(
        "rotateToFirst",
        b -> {
          b.list.rotateToFirst(b.middle());
          b.list.rotateToFirst(b.first());
        });
  }

  private void bulkRemoval() {
    add(
        "removeIf",
        b -> {
          b.see(b.list.removeIf(b.none));
          b.see(b.list.removeIf(b.all));
          b.refill();
        });
    add(
        "removeIf",
        b -> {
          b.see(b.list.removeIf(b.all, b.addToOther));
          b.restore();
        });
    add(
        "removeAdjacentDuplicates",
        b -> {
          b.see(b.list.removeAdjacentDuplicates(b.different));
          b.see(b.list.removeAdjacentDuplicates(b.same));
          b.list.clear();
          b.refill();
        });
    add(
        "drain",
        b -> {
          b.see(b.list.drain(b.addToOther));
          b.restore();
        });
    add(
        "clear",
        b -> {
          b.list.clear();
          b.refill();
        });
    add(
        "forEach",
        b -> {
          b.list.forEach(b.watch);
        });
    add(
        "forEach",
        b -> {
          b.list.forEach(b.moveToOther);
          b.restore();
        });
    add(
        "forEach",
        b -> {
          b.reversed.forEach(b.watch);
        });
    add(
        "forEach",
        b -> {
          b.reversed.forEach(b.moveToOther);
          b.restoreReversed();
        });
  }

  private void accessors() {
    add(
        "in",
        b -> {
          b.see(b.kind.isIn().test(b.first()));
          b.see(b.kind.isIn().test(b.spare));
        });
    add(
        "listOf",
        b -> {
          b.see(b.kind.listOf().apply(b.first()));
          b.see(b.kind.listOf().apply(b.spare));
        });
    add(
        "nextOf",
        b -> {
          b.see(b.kind.nextOf().apply(b.first()));
          b.see(b.kind.nextOf().apply(b.last()));
        });
    add(
        "previousOf",
        b -> {
          b.see(b.kind.previousOf().apply(b.first()));
          b.see(b.kind.previousOf().apply(b.last()));
        });
    add(
        "isLinked",
        b -> {
          b.see(b.kind.isLinked().test(b.first()));
          b.see(b.kind.isLinked().test(b.spare));
        });
    add(
        "unlink",
        b -> {
          b.see(b.kind.unlink().test(b.last()));
          b.see(b.kind.unlink().test(b.spare));
          b.list.addLast(b.last());
        });
    add(
        "unlinkAll",
        b -> {
          b.see(b.kind.unlinkAll().applyAsInt(b.last()));
          b.see(b.kind.unlinkAll().applyAsInt(b.spare));
          b.list.addLast(b.last());
        });
  }

  private void cursor() {
    add(
        "kept list iterator",
        b -> {
          b.see(b.cursor.hasPrevious());
          b.see(b.cursor.next());
          b.see(b.cursor.nextIndex());
          b.see(b.cursor.hasNext());
          b.cursor.set(b.spare);
          b.cursor.set(b.first());
          b.cursor.add(b.spare);
          b.see(b.cursor.previous());
          b.cursor.remove();
          b.see(b.cursor.previous());
          b.see(b.cursor.previousIndex());
        });
  }

  private void add(String name, Consumer<Bench<E>> body) {
    operations.add(new Operation<>(name, body));
  }
}
