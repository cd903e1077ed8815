package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A list that has become empty is kept alive by nobody, not even by what was in it. */
@EveryHost
final class EmptiedListTest<E> {

  private final ListFixture<E> fixture;
  private final IntrusiveList<E> other;
  private final List<E> elements = new ArrayList<>();

  EmptiedListTest(Host host) {
    fixture = host.newFixture();
    this.other = fixture.newList();
    for (int i = 0; i < 6; i++) {
      elements.add(fixture.newElement(i));
    }
    other.add(elements.get(5));
  }

  private Stream<Emptying<E>> emptyings() {
    return Stream.concat(Emptying.all(fixture).stream(), intoTheOther());
  }

  /** Ways in which the elements go into another list. */
  private Stream<Emptying<E>> intoTheOther() {
    return Stream.of(
        new Emptying<>("moves", list -> list.forEach(other::moveToLast)),
        new Emptying<>("splice", list -> other.spliceFirst(list)),
        new Emptying<>(
            "splice of a range", list -> other.spliceLast(list, list.getFirst(), list.getLast())),
        new Emptying<>("split", list -> list.splitBefore(list.getFirst(), other)),
        new Emptying<>("merge", list -> other.merge(list, byId())),
        new Emptying<>(
            "exchange",
            list -> {
              other.clear();
              list.swapContents(other);
            }),
        new Emptying<>(
            "replacement",
            list -> {
              other.clear();
              other.spliceLast(list, list.getFirst(), elements.get(3));
              list.replace(elements.get(4), elements.get(5));
              other.moveToLast(elements.get(5));
            }),
        new Emptying<>(
            "swap",
            list -> {
              list.swap(elements.get(0), elements.get(5));
              other.clear();
              list.forEach(other::moveToFirst);
            }));
  }

  private Comparator<E> byId() {
    return Comparator.comparingInt(fixture::idOf);
  }

  /** A collection takes long, so there is one for all ways. */
  @Test
  void list_emptied() {
    List<WeakReference<IntrusiveList<E>>> references = new ArrayList<>();
    emptyings()
        .forEach(
            each -> {
              other.clear();
              other.add(elements.get(5));
              references.add(fillAndEmpty(each.body()));
              other.checkInvariants();
            });
    assertCollected(references, List.of(this, elements));
  }

  private WeakReference<IntrusiveList<E>> fillAndEmpty(Consumer<IntrusiveList<E>> emptying) {
    IntrusiveList<E> list = fixture.newList();
    list.addAll(elements.subList(0, 5));
    emptying.accept(list);
    assertEquals(0, list.size());
    list.checkInvariants();
    return new WeakReference<>(list);
  }

  @Test
  void list_neverFilled() {
    List<WeakReference<IntrusiveList<E>>> references = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      references.add(new WeakReference<>(fixture.newList()));
    }
    assertCollected(references, this);
  }

  /** As long as an element is in it, the list can be asked for. */
  @Test
  void list_filled_isFoundByItsElements() {
    int number = numberOfNewListOf(elements.get(0));
    System.gc();
    IntrusiveList<E> holder = fixture.listOf(elements.get(0));
    assertTrue(holder != null && holder.contains(elements.get(0)));
    assertEquals(number, System.identityHashCode(holder));
  }

  private int numberOfNewListOf(E element) {
    IntrusiveList<E> list = fixture.newList();
    list.add(element);
    return System.identityHashCode(list);
  }
}
