package dev.intrusive.behaviour.allocation;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** What a list and its reversed view have in common. */
final class DequeOperations<E extends Comparable<E>> {

  private final List<Operation<E>> operations = new ArrayList<>();

  private final Function<Bench<E>, Deque<E>> view;

  private DequeOperations(Function<Bench<E>, Deque<E>> view) {
    this.view = view;
  }

  /** The operations on the list itself, or on a view of it. */
  static <E extends Comparable<E>> List<Operation<E>> of(Function<Bench<E>, Deque<E>> view) {
    DequeOperations<E> made = new DequeOperations<>(view);
    made.queries();
    made.joining();
    made.leaving();
    return made.operations;
  }

  private Deque<E> deque(Bench<E> b) {
    return view.apply(b);
  }

  private void add(String name, Consumer<Bench<E>> body) {
    operations.add(new Operation<>(name, body));
  }

  private void queries() {
    add(
        "size isEmpty contains",
        b -> {
          b.see(deque(b).size());
          b.see(deque(b).isEmpty());
          b.see(deque(b).contains(b.middle()));
        });
    add(
        "peek peekFirst peekLast",
        b -> {
          b.see(deque(b).peek());
          b.see(deque(b).peekFirst());
          b.see(deque(b).peekLast());
        });
    add(
        "element getFirst getLast",
        b -> {
          b.see(deque(b).element());
          b.see(deque(b).getFirst());
          b.see(deque(b).getLast());
        });
  }

  private void joining() {
    add(
        "add",
        b -> {
          b.see(deque(b).add(b.spare));
          b.see(deque(b).remove(b.spare));
        });
    add(
        "addFirst remove",
        b -> {
          deque(b).addFirst(b.spare);
          b.see(deque(b).remove(b.spare));
          b.see(deque(b).remove(b.spare));
          b.see(deque(b).remove(null));
        });
    add(
        "addLast removeFirstOccurrence",
        b -> {
          deque(b).addLast(b.spare);
          b.see(deque(b).removeFirstOccurrence(b.spare));
        });
    add(
        "push pop",
        b -> {
          deque(b).push(b.spare);
          b.see(deque(b).pop());
        });
    add(
        "offer removeLastOccurrence",
        b -> {
          b.see(deque(b).offer(b.spare));
          b.see(deque(b).offer(b.spare));
          b.see(deque(b).removeLastOccurrence(b.spare));
        });
    add(
        "offerFirst removeFirst",
        b -> {
          b.see(deque(b).offerFirst(b.spare));
          b.see(deque(b).offerFirst(b.spare));
          b.see(deque(b).removeFirst());
        });
    add(
        "offerLast removeLast",
        b -> {
          b.see(deque(b).offerLast(b.spare));
          b.see(deque(b).offerLast(b.spare));
          b.see(deque(b).removeLast());
        });
  }

  private void leaving() {
    add(
        "poll",
        b -> {
          deque(b).push(b.spare);
          b.see(deque(b).poll());
        });
    add(
        "remove",
        b -> {
          deque(b).push(b.spare);
          b.see(deque(b).remove());
        });
    add(
        "pollFirst",
        b -> {
          deque(b).push(b.spare);
          b.see(deque(b).pollFirst());
        });
    add(
        "pollLast",
        b -> {
          b.see(deque(b).add(b.spare));
          b.see(deque(b).pollLast());
        });
    add(
        "pollFirst pollLast peek",
        b -> {
          b.list.clear();
          b.see(deque(b).pollFirst());
          b.see(deque(b).pollLast());
          b.see(deque(b).poll());
          b.see(deque(b).peek());
          b.refill();
        });
    add(
        "clear",
        b -> {
          deque(b).clear();
          b.refill();
        });
    add(
        "forEach",
        b -> {
          deque(b).forEach(b.watch);
        });
  }
}
