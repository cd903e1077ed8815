package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Two lists with elements, on which each operation can be performed.
 *
 * @param <E> the type of the elements
 */
final class ListWorld<E> {

  private static final int IN_LIST = 4;
  private static final int IN_OTHER = 3;

  final ListFixture<E> fixture;
  final IntrusiveList<E> list;
  final IntrusiveList<E> other;
  final List<E> elements = new ArrayList<>();

  ListWorld(ListFixture<E> fixture) {
    this.fixture = fixture;
    list = fixture.newList();
    other = fixture.newList();
    for (int i = 0; i <= IN_LIST + IN_OTHER; i++) {
      elements.add(fixture.newElement(i * 5 % 7));
    }
    restore();
  }

  /**
   * An operation.
   *
   * @param name the name for messages
   * @param body what it does
   */
  record Operation<E>(String name, Consumer<ListWorld<E>> body) {}

  /** All operations. */
  static <E> List<Operation<E>> operations(ListFixture<E> fixture) {
    List<Operation<E>> operations = new ArrayList<>();
    List<Step<E>> steps = new ArrayList<>(Step.removals());
    steps.addAll(Step.arrivals());
    steps.addAll(Step.queries());
    steps.add(Step.clear());
    for (Step<E> step : steps) {
      operations.add(
          new Operation<>(step.name(), w -> ignore(step.real().on(w.list, w.at(1), w.at(2)))));
      operations.add(
          new Operation<>(
              step.name() + " of a free one",
              w -> ignore(step.real().on(w.list, w.at(1), w.free()))));
      operations.add(
          new Operation<>(
              step.name() + " of another list's",
              w -> ignore(step.real().on(w.list, w.at(1), w.at(IN_LIST)))));
    }
    for (BulkStep<E> step : BulkSteps.all(fixture)) {
      operations.add(
          new Operation<>(
              step.name(),
              w -> ignore(step.real().on(w.list, w.other, w.at(0), w.at(1), w.at(2)))));
    }
    for (CallingOperation<E> operation : CallingOperation.<E>all()) {
      operations.add(
          new Operation<>(
              operation.name(), w -> operation.body().run(w.list, w.other, w.new Observer())));
    }
    operations.add(new Operation<>("unlink", w -> ignore(w.fixture.unlink(w.at(1)))));
    operations.add(new Operation<>("unlinkAll", w -> ignore(w.fixture.unlinkAll(w.at(1)))));
    operations.add(new Operation<>("describe", w -> ignore(w.fixture.describe(w.at(1)))));
    operations.add(new Operation<>("toString", w -> ignore(w.list.toString())));
    operations.add(new Operation<>("toArray", w -> ignore(w.list.toArray())));
    operations.add(new Operation<>("new list", w -> w.fixture.newList().add(w.free())));
    operations.add(new Operation<>("removal in a pass", w -> w.list.forEach(w.list::remove)));
    operations.add(new Operation<>("leaving in a pass", w -> w.list.forEach(w.other::moveToLast)));
    operations.add(
        new Operation<>(
            "nested removals",
            w -> w.list.forEach(e -> w.list.reversed().forEach(w.list::remove))));
    return operations;
  }

  private static void ignore(@Nullable Object unused) {}

  private E at(int index) {
    return elements.get(index);
  }

  private E free() {
    return elements.get(elements.size() - 1);
  }

  /** What the functions that operations call do: nothing. */
  private final class Observer implements CallingOperation.Probe<E> {
    @Override
    public void call(E current) {}

    @Override
    public void handedOver(E element) {}

    @Override
    public int key(E element) {
      return fixture.idOf(element);
    }
  }

  /** Puts all elements back where they were at first. */
  void restore() {
    for (int i = 0; i < IN_LIST; i++) {
      list.moveToLast(at(i));
    }
    for (int i = IN_LIST; i < IN_LIST + IN_OTHER; i++) {
      other.moveToLast(at(i));
    }
    IntrusiveList<E> home = fixture.listOf(free());
    if (home != null) {
      home.remove(free());
    }
  }

  /** Makes sure that each element is in the list that says so, and that passes see them all. */
  void requireWhole() {
    int linked = 0;
    for (E element : elements) {
      IntrusiveList<E> home = fixture.listOf(element);
      if (home == list || home == other) {
        assertTrue(home.contains(element));
        linked++;
      } else if (home != null) {
        home.checkInvariants();
        home.clear();
      }
    }
    assertEquals(linked, list.size() + other.size());
    requireWhole(list);
    requireWhole(other);
  }

  private void requireWhole(IntrusiveList<E> each) {
    each.checkInvariants();
    List<E> visited = new ArrayList<>();
    each.forEach(visited::add);
    assertEquals(new ArrayList<>(each), visited);
    assertEquals(each.size(), visited.size());
  }
}
