package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs random operations on lists and on their specification, and fails where they differ.
 *
 * @param <E> the type of the elements
 */
final class Lockstep<E> {

  private static final int TRACE_LENGTH = 30;
  private static final int CLEAR_ONE_IN = 200;
  private static final int COPY_ONE_IN = 50;
  private static final int COPIES = 2;
  private static final int BULK_ONE_IN = 3;

  final ListFixture<E> fixture;
  final Random random;
  final List<IntrusiveList<E>> lists = new ArrayList<>();
  final ReferenceWorld<E> world;

  private final long seed;
  private final int originals;

  /** The originals, followed by copies of some of them. */
  private final List<E> elements = new ArrayList<>();

  private final List<Step<E>> removals;
  private final List<Step<E>> all;
  private final List<BulkStep<E>> bulk;
  private final Deque<String> trace = new ArrayDeque<>();

  Lockstep(ListFixture<E> fixture, long seed, int listCount, int elementCount) {
    this.fixture = fixture;
    this.seed = seed;
    this.random = new Random(seed);
    this.world = new ReferenceWorld<>(listCount, fixture.refusalOfCopies());
    this.originals = elementCount;
    fixture.recycle();
    for (int i = 0; i < listCount; i++) {
      lists.add(fixture.newList());
    }
    for (int i = 0; i < elementCount; i++) {
      elements.add(fixture.newElement(i));
    }
    removals = new ArrayList<>(Step.removals());
    removals.add(
        new Step<>("unlink", (l, a, e) -> fixture.unlink(e), (l, a, e) -> world.unlink(e)));
    removals.add(
        new Step<>(
            "unlinkAll", (l, a, e) -> fixture.unlinkAll(e), (l, a, e) -> world.unlink(e) ? 1 : 0));
    bulk = BulkSteps.all(fixture);
    all = new ArrayList<>(removals);
    all.addAll(Step.arrivals());
    all.addAll(Step.queries());
    all.add(new Step<>("in", (l, a, e) -> fixture.isInList(e), (l, a, e) -> holder(e) >= 0));
    all.add(new Step<>("listOf", (l, a, e) -> indexOfList(e), (l, a, e) -> holder(e)));
    all.add(new Step<>("nextOf", (l, a, e) -> fixture.nextOf(e), (l, a, e) -> neighbour(e, true)));
    all.add(
        new Step<>(
            "previousOf", (l, a, e) -> fixture.previousOf(e), (l, a, e) -> neighbour(e, false)));
  }

  private int holder(E element) {
    ReferenceList<E> holder = world.listOf(element);
    return holder == null ? -1 : holder.index;
  }

  private int indexOfList(E element) {
    IntrusiveList<E> holder = fixture.listOf(element);
    for (int i = 0; i < lists.size(); i++) {
      if (lists.get(i) == holder) {
        return i;
      }
    }
    return -1;
  }

  private @Nullable E neighbour(E element, boolean next) {
    ReferenceList<E> holder = world.listOf(element);
    if (holder == null) {
      throw new Refusal(IllegalArgumentException.class);
    }
    return next ? holder.next(element) : holder.previous(element);
  }

  /** Runs any operation. */
  void stepAny() {
    if (random.nextInt(BULK_ONE_IN) == 0) {
      stepBulk();
    } else if (random.nextInt(CLEAR_ONE_IN) == 0) {
      run(Step.clear(), randomList(), randomElement(), randomElement());
    } else {
      run(randomOf(all), randomList(), randomElement(), randomElement());
    }
    if (random.nextInt(COPY_ONE_IN) == 0 && elements.size() < originals + COPIES) {
      copyOne();
    }
  }

  /** Runs an operation that removes at most. */
  void stepRemoval() {
    run(randomOf(removals), randomList(), randomElement(), randomElement());
  }

  /** Runs an operation on many elements, most often with arguments that it does not refuse. */
  private void stepBulk() {
    BulkStep<E> step = randomOf(bulk);
    int index = randomList();
    int source = randomList();
    ReferenceList<E> model = world.lists.get(index);
    ReferenceList<E> from = world.lists.get(source);
    E a = step.arity() < 2 ? randomOf(model) : randomOf(from);
    E b = randomOf(from);
    E c = randomOf(model);
    note(step.name() + " list " + index + ", list " + source + names(a, b, c));
    run(
        () -> step.model().on(model, from, a, b, c),
        () -> step.real().on(lists.get(index), lists.get(source), a, b, c));
  }

  private E randomOf(ReferenceList<E> list) {
    boolean isAny = list.size() == 0 || random.nextInt(4) == 0;
    return isAny ? randomElement() : list.get(random.nextInt(list.size()));
  }

  private void copyOne() {
    E original = elements.get(random.nextInt(originals));
    if (world.listOf(original) != null) {
      E copy = fixture.copyOf(original);
      note("copy of " + fixture.idOf(original));
      elements.add(copy);
      world.addCopy(copy);
    }
  }

  private <T> T randomOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  int randomList() {
    return random.nextInt(lists.size());
  }

  private E randomElement() {
    return randomOf(elements);
  }

  private void run(Step<E> step, int index, E anchor, E element) {
    note(step.name() + " list " + index + names(anchor, element));
    run(
        () -> step.model().on(world.lists.get(index), anchor, element),
        () -> step.real().on(lists.get(index), anchor, element));
  }

  private void run(Supplier<@Nullable Object> model, Supplier<@Nullable Object> real) {
    Object expected;
    try {
      expected = model.get();
    } catch (Refusal refusal) {
      expected = refusal.type();
    }
    Object actual;
    try {
      actual = real.get();
    } catch (RuntimeException e) {
      actual = e.getClass();
    }
    if (!same(expected, actual)) {
      throw failure("expected " + expected + " but got " + actual);
    }
    checkInvariants();
  }

  /** Elements are compared by identity, other results by value. */
  private boolean same(@Nullable Object expected, @Nullable Object actual) {
    boolean isValue = expected instanceof Boolean || expected instanceof Integer;
    return isValue ? Objects.equals(expected, actual) : expected == actual;
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private String names(E... named) {
    StringBuilder text = new StringBuilder();
    for (E element : named) {
      text.append(", ").append(name(element));
    }
    return text.toString();
  }

  private String name(E element) {
    return (world.isCopy(element) ? "copy of " : "") + fixture.idOf(element);
  }

  /** Adds a line to the trace. */
  void note(String line) {
    if (trace.size() == TRACE_LENGTH) {
      trace.removeFirst();
    }
    trace.addLast(line);
  }

  void checkInvariants() {
    for (IntrusiveList<E> list : lists) {
      try {
        list.checkInvariants();
      } catch (IllegalStateException e) {
        throw failure(String.valueOf(e.getMessage()));
      }
    }
  }

  /** Compares all elements of all lists, in both directions. */
  void compareContents() {
    for (int i = 0; i < lists.size(); i++) {
      ReferenceList<E> model = world.lists.get(i);
      IntrusiveList<E> list = lists.get(i);
      Iterator<E> forwards = list.iterator();
      Iterator<E> backwards = list.descendingIterator();
      for (int k = 0; k < model.size(); k++) {
        if (forwards.next() != model.get(k)
            || backwards.next() != model.get(model.size() - 1 - k)) {
          throw failure("list " + i + " differs at " + k);
        }
      }
      if (forwards.hasNext() || backwards.hasNext() || list.size() != model.size()) {
        throw failure("list " + i + " is too long");
      }
    }
  }

  AssertionError failure(String what) {
    return new AssertionError(
        what + "; seed " + seed + ", last operations:\n" + String.join("\n", trace));
  }
}
