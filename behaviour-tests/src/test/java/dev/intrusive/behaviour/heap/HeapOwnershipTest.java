package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.generated.IndexedHeap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No operation works on the wrong heap; what is refused changes nothing. */
@EveryHeapHost
final class HeapOwnershipTest<E extends Ranked> extends HeapContract<E> {

  private final E mine = in(heap, 4);
  private final E theirs = in(other, 2);
  private final E spare = free(3);

  HeapOwnershipTest(HeapHost host) {
    super(host);
  }

  private void assertUnchanged() {
    assertHolds(heap, List.of(mine));
    assertHolds(other, List.of(theirs));
    assertFree(spare);
  }

  @Test
  void add_linkedElement_isRefused() {
    String link = fixture.generated().describe().apply(mine);
    assertFails(
        IllegalStateException.class,
        () -> heap.add(mine),
        mine,
        "already linked in it",
        "at most one heap per link");
    assertFails(
        IllegalStateException.class,
        () -> heap.add(theirs),
        theirs,
        "already linked in",
        Integer.toHexString(System.identityHashCode(other)));
    assertFalse(heap.offer(mine));
    assertFalse(heap.offer(theirs));
    assertUnchanged();
    assertEquals(link, fixture.generated().describe().apply(mine));
  }

  @Test
  void add_withinAPass_refusesWhatItRefusesOtherwise() {
    E copy = fixture.copyOf(mine);
    List<E> visited = new ArrayList<>();
    heap.forEach(
        element -> {
          visited.add(element);
          assertFails(
              IllegalStateException.class, () -> heap.add(mine), mine, "already linked in it");
          assertFails(
              IllegalStateException.class, () -> heap.add(theirs), theirs, "already linked in");
          assertFails(refusalOfCopies(), () -> heap.add(copy), copy, "copy");
        });
    assertEquals(List.of(mine), visited);
    assertUnchanged();
  }

  @Test
  void offer_tellsWhetherItAdded() {
    assertTrue(heap.offer(spare));
    assertFalse(heap.offer(spare));
    assertFalse(other.offer(spare));
    assertHolds(heap, List.of(mine, spare));
    assertHolds(other, List.of(theirs));
  }

  @Test
  void addAll_addsWhatComesBeforeTheOffender() {
    E last = free(9);
    assertThrows(IllegalStateException.class, () -> heap.addAll(List.of(spare, theirs, last)));
    assertHolds(heap, List.of(mine, spare));
    assertHolds(other, List.of(theirs));
    assertFree(last);
  }

  @Test
  @SuppressWarnings("CollectionIncompatibleType") // that it is no element is tested
  void queries_ofOthers_areFalse() {
    assertFalse(heap.contains(theirs));
    assertFalse(heap.remove(theirs));
    assertFalse(heap.contains(spare));
    assertFalse(heap.remove(spare));
    assertFalse(heap.contains(null));
    assertFalse(heap.remove(null));
    assertFalse(heap.contains("a text"));
    assertFalse(heap.remove("a text"));
    assertFalse(fixture.generated().unlink().test(spare));
    assertEquals(0, fixture.generated().unlinkAll().applyAsInt(spare));
    assertUnchanged();
  }

  @Test
  void update_ofOthers_isRefused() {
    for (E element : List.of(theirs, spare)) {
      assertFails(
          IllegalArgumentException.class,
          () -> heap.update(element),
          element,
          "is not in",
          "moveHere");
    }
    assertUnchanged();
  }

  @Test
  void nulls_areRefused() {
    assertThrows(NullPointerException.class, () -> heap.add(nothing()));
    assertThrows(NullPointerException.class, () -> heap.offer(nothing()));
    assertThrows(NullPointerException.class, () -> heap.update(nothing()));
    assertThrows(NullPointerException.class, () -> heap.moveHere(nothing()));
    assertThrows(NullPointerException.class, () -> heap.forEach(nothing()));
    assertThrows(NullPointerException.class, () -> heap.drain(nothing()));
    assertThrows(NullPointerException.class, () -> heap.removeIf(nothing()));
    assertThrows(NullPointerException.class, () -> heap.pollWhile(nothing(), each -> {}));
    assertThrows(NullPointerException.class, () -> heap.pollWhile(each -> true, nothing()));
    assertUnchanged();
  }

  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // that it is refused is tested
  private static <T> T nothing() {
    return null;
  }

  @Test
  void moveHere_takesAnElementFromWhereverItIs() {
    heap.moveHere(theirs);
    assertSame(theirs, heap.peek());
    heap.moveHere(spare);
    assertHolds(heap, List.of(mine, theirs, spare));
    assertHolds(other, List.of());
    mine.setRank(1);
    heap.moveHere(mine);
    assertSame(mine, heap.peek());
    assertHolds(heap, List.of(mine, theirs, spare));
    assertOrdered(heap);
  }

  @Test
  void copy_isNotLinked_andIsRefused() {
    for (int i = 0; i < 6; i++) {
      in(heap, i);
    }
    E copy = fixture.copyOf(mine);
    assertNotLinked(copy);
    assertFalse(heap.remove(copy));
    assertThrows(IllegalArgumentException.class, () -> heap.update(copy));
    for (int i = 0; i < 2; i++) {
      assertFails(refusalOfCopies(), () -> heap.add(copy), copy, "copy");
      assertFails(refusalOfCopies(), () -> other.moveHere(copy), "copy");
      assertFails(refusalOfCopies(), () -> other.offer(copy), "copy");
      assertNotLinked(copy);
      heap.remove(mine); // the copy is refused, too, when its original has left
    }
    heap.checkInvariants();
    assertOrdered(heap);
  }

  /** To a pool, a copy is an object of another pool. */
  private Class<? extends RuntimeException> refusalOfCopies() {
    return heap instanceof IndexedHeap
        ? IllegalArgumentException.class
        : IllegalStateException.class;
  }

  private void assertNotLinked(E copy) {
    if (heap instanceof IndexedHeap) {
      assertThrows(refusalOfCopies(), () -> fixture.generated().unlink().test(copy));
      assertThrows(refusalOfCopies(), () -> fixture.generated().unlinkAll().applyAsInt(copy));
    } else {
      assertFree(copy);
      assertFalse(fixture.generated().unlink().test(copy));
    }
  }

  @Test
  void accessors_describeWhereAnElementIs() {
    String name = fixture.generated().describe().apply(mine);
    assertTrue(name.contains(": in " + heap.getClass().getSimpleName()), name);
    assertTrue(name.contains("of size 1"), name);
    assertTrue(fixture.generated().unlink().test(mine));
    assertFree(mine);
    assertEquals(1, fixture.generated().unlinkAll().applyAsInt(theirs));
    assertFree(theirs);
  }
}
