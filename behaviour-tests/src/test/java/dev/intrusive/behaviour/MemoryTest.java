package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.IntrusiveList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What left a list is not kept alive by it, nor by what was its neighbour. */
@EveryHost
@Tag("extended")
final class MemoryTest<E> {

  private final ListFixture<E> fixture;

  MemoryTest(Host host) {
    fixture = host.newFixture();
    assumeFalse(fixture.isPooled(), "the pool keeps its objects");
  }

  /** Adds new elements to a list and keeps no reference to them but weak ones. */
  private List<WeakReference<E>> fill(IntrusiveList<E> list, int count) {
    List<WeakReference<E>> references = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      E element = fixture.newElement(i);
      list.add(element);
      references.add(new WeakReference<>(element));
    }
    return references;
  }

  @TestFactory
  Stream<DynamicTest> list_emptied() {
    return Emptying.all(fixture).stream()
        .map(emptying -> DynamicTest.dynamicTest(emptying.name(), () -> assertForgets(emptying)));
  }

  private void assertForgets(Emptying<E> emptying) {
    IntrusiveList<E> list = fixture.newList();
    List<WeakReference<E>> references = fill(list, 5);
    emptying.body().accept(list);
    assertEquals(0, list.size());
    assertCollected(references, list);
  }

  @Test
  void list_moves() {
    IntrusiveList<E> list = fixture.newList();
    IntrusiveList<E> other = fixture.newList();
    List<WeakReference<E>> references = fill(list, 5);
    for (int i = list.size(); i > 0; i--) {
      other.moveToFirst(list.getFirst());
    }
    other.clear();
    assertCollected(references, List.of(list, other));
  }

  @Test
  void pass_manyRemovals() {
    IntrusiveList<E> list = fixture.newList();
    List<WeakReference<E>> references = fill(list, 3000);
    list.forEach(
        element -> {
          for (int i = list.size(); i > 0; i--) {
            list.removeLast();
          }
        });
    assertCollected(references, list);
  }

  /** Joins and leaves again, some way, in a list that has an element and one that is for others. */
  private interface Visit<E> {
    void accept(IntrusiveList<E> list, E anchor, IntrusiveList<E> other, E visitor);
  }

  /** A call of the action may be as long as the program: what joins and leaves must not be kept. */
  private void assertForgetsDuringOneCall(Visit<E> visit) {
    IntrusiveList<E> list = fixture.newList();
    fill(list, 3);
    List<WeakReference<E>> references = new ArrayList<>();
    list.forEach(
        element -> {
          if (references.isEmpty()) {
            IntrusiveList<E> other = fixture.newList();
            for (int i = 0; i < 1000; i++) {
              E visitor = fixture.newElement(i);
              references.add(new WeakReference<>(visitor));
              visit.accept(list, list.getFirst(), other, visitor);
              assertEquals(3, list.size());
              other.clear();
            }
            assertCollected(references.subList(0, 800), list);
          }
        });
    assertEquals(1000, references.size());
  }

  @Test
  void longCall_forgetsWhatJoinedAndLeft() {
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          list.add(visitor);
          list.remove(visitor);
        });
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          list.moveToFirst(visitor);
          list.moveAfter(anchor, visitor);
          other.moveToLast(visitor);
        });
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          other.add(visitor);
          list.spliceAfter(anchor, other);
          other.spliceLast(list, visitor, visitor);
        });
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          other.add(visitor);
          list.swap(anchor, visitor);
          list.swap(visitor, anchor);
        });
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          list.replace(anchor, visitor);
          list.replace(visitor, anchor);
        });
    assertForgetsDuringOneCall(
        (list, anchor, other, visitor) -> {
          list.insertBefore(anchor, visitor);
          list.forEach(unused -> list.reverse());
          list.remove(visitor);
        });
  }

  /** An element that left must not keep a whole list alive. */
  private void assertLeaverForgets(BiConsumer<IntrusiveList<E>, E> removal) {
    E leaver = fixture.newElement(7);
    List<WeakReference<E>> references = fillAndRemove(leaver, removal);
    assertCollected(references, leaver);
    assertEquals(7, fixture.idOf(leaver));
  }

  private List<WeakReference<E>> fillAndRemove(E leaver, BiConsumer<IntrusiveList<E>, E> removal) {
    IntrusiveList<E> list = fixture.newList();
    List<WeakReference<E>> references = new ArrayList<>(fill(list, 2));
    list.add(leaver);
    references.addAll(fill(list, 2));
    removal.accept(list, leaver);
    return references;
  }

  @Test
  void leaver_forgetsItsNeighbours() {
    assertLeaverForgets((list, leaver) -> list.remove(leaver));
    assertLeaverForgets((list, leaver) -> list.erase(leaver));
    assertLeaverForgets((list, leaver) -> fixture.unlink(leaver));
    assertLeaverForgets((list, leaver) -> list.clear());
    assertLeaverForgets((list, leaver) -> list.forEach(list::remove));
    assertLeaverForgets((list, leaver) -> fixture.newList().moveToLast(leaver));
  }

  @Test
  void pass_goesOn() {
    IntrusiveList<E> list = fixture.newList();
    List<WeakReference<E>> leaving = fill(list, 3);
    fill(list, 2);
    int[] visits = {0};
    list.forEach(
        element -> {
          if (visits[0]++ == 0) {
            for (int i = leaving.size(); i > 0; i--) {
              list.removeFirst();
            }
          } else if (visits[0] == 3) {
            assertCollected(leaving, list);
          }
        });
    assertEquals(3, visits[0]);
  }
}
