package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is refused: linked elements, foreign positions, nulls; and that nothing changes then. */
@EveryHost
final class OwnershipTest<E> extends ListContract<E> {

  OwnershipTest(Host host) {
    super(host);
  }

  private void assertNames(String message, Object element, IntrusiveList<E> named) {
    assertTrue(message.contains(element.toString()), message);
    assertTrue(message.contains(fixture.linkName()), message);
    assertTrue(message.contains(named.getClass().getSimpleName()), message);
    assertTrue(message.contains(Integer.toHexString(System.identityHashCode(named))), message);
  }

  @Test
  void add_linkedHere() {
    for (E linked : fill(list, 3)) {
      for (ElementOperation<E> addition : ElementOperation.<E>additions()) {
        String message =
            assertRefused(IllegalStateException.class, () -> addition.run(list, linked));
        assertNames(message, linked, list);
        assertTrue(message.contains("already linked"), addition.name() + ": " + message);
      }
    }
  }

  @Test
  void add_linkedElsewhere() {
    fill(list, 2);
    for (E linked : fill(other, 3)) {
      for (ElementOperation<E> addition : ElementOperation.<E>additions()) {
        String message =
            assertRefused(IllegalStateException.class, () -> addition.run(list, linked));
        assertNames(message, linked, list);
        assertNames(message, linked, other);
        assertTrue(message.contains("already linked"), addition.name() + ": " + message);
      }
    }
  }

  @Test
  void offer_linked() {
    fill(list, 3);
    fill(other, 3);
    String before = state();
    for (IntrusiveList<E> holder : List.of(list, other)) {
      for (E linked : List.copyOf(holder)) {
        assertFalse(list.offer(linked));
        assertFalse(list.offerFirst(linked));
        assertFalse(list.offerLast(linked));
        assertUnchanged(before);
      }
    }
  }

  @Test
  void query_elementOfOtherListOrNone() {
    fill(list, 2);
    E free = element();
    String before;
    for (E foreign : List.of(free, in(other), in(other), in(other))) {
      before = state();
      assertFalse(list.contains(foreign));
      assertFalse(list.remove(foreign));
      assertFalse(list.removeFirstOccurrence(foreign));
      assertFalse(list.removeLastOccurrence(foreign));
      assertUnchanged(before);
    }
  }

  @Test
  void query_noElement() {
    fill(list, 2);
    String before = state();
    for (Object stranger : List.of("text", 1, list, new Object())) {
      assertFalse(list.contains(stranger));
      assertFalse(list.remove(stranger));
      assertFalse(list.removeFirstOccurrence(stranger));
      assertFalse(list.removeLastOccurrence(stranger));
    }
    assertUnchanged(before);
  }

  @Test
  void position_notHere() {
    fill(list, 2);
    E free = element();
    for (E foreign : List.of(free, in(other), in(other), in(other))) {
      for (ElementOperation<E> operation : ElementOperation.<E>positions()) {
        String message =
            assertRefused(IllegalArgumentException.class, () -> operation.run(list, foreign));
        assertNames(message, foreign, list);
      }
    }
  }

  @Test
  void anchor_notHere() {
    E here = in(list);
    in(list);
    E elsewhere = in(other);
    E free = element();
    E gone = in(list);
    list.remove(gone);
    for (AnchoredOperation<E> operation : AnchoredOperation.<E>all()) {
      for (E anchor : List.of(elsewhere, free, gone)) {
        for (E element : List.of(here, elsewhere, free, gone)) {
          String message =
              assertRefused(
                  IllegalArgumentException.class, () -> operation.run(list, anchor, element));
          assertNames(message, anchor, list);
        }
      }
    }
  }

  @Test
  void insert_linked() {
    E a = in(list);
    E b = in(list);
    E c = in(other);
    for (AnchoredOperation<E> insert : AnchoredOperation.<E>inserts()) {
      for (E anchor : List.of(a, b)) {
        for (E linked : List.of(a, b, c)) {
          String message =
              assertRefused(IllegalStateException.class, () -> insert.run(list, anchor, linked));
          assertNames(message, linked, list);
        }
        assertNames(
            assertRefused(IllegalStateException.class, () -> insert.run(list, anchor, c)),
            c,
            other);
      }
    }
  }

  @Test
  void query_null() {
    fill(list, 2);
    String before = state();
    @Nullable Object none = null;
    assertFalse(list.contains(none));
    assertFalse(list.remove(none));
    assertFalse(list.removeFirstOccurrence(none));
    assertFalse(list.removeLastOccurrence(none));
    assertUnchanged(before);
  }

  @Test
  void add_null() {
    fill(list, 2);
    for (List<ElementOperation<E>> operations :
        List.of(ElementOperation.<E>offers(), ElementOperation.<E>moves())) {
      for (ElementOperation<E> operation : operations) {
        assertRefused(NullPointerException.class, () -> operation.run(list, nothing()));
        assertRefused(
            NullPointerException.class, () -> operation.run(fixture.newList(), nothing()));
      }
    }
    assertRefused(NullPointerException.class, () -> list.add(nothing()));
    assertRefused(NullPointerException.class, () -> list.addFirst(nothing()));
    assertRefused(NullPointerException.class, () -> list.addLast(nothing()));
    assertRefused(NullPointerException.class, () -> list.push(nothing()));
  }

  /** Null is found before a position that is not here. */
  @Test
  void element_nullBesideAnyAnchor() {
    E here = in(list);
    E elsewhere = in(other);
    E free = element();
    for (AnchoredOperation<E> operation : AnchoredOperation.<E>all()) {
      for (E anchor : List.of(here, elsewhere, free)) {
        assertRefused(NullPointerException.class, () -> operation.run(list, anchor, nothing()));
      }
    }
  }

  @Test
  void forEach_null() {
    assertRefused(NullPointerException.class, () -> list.forEach(nothing()));
    fill(list, 2);
    assertRefused(NullPointerException.class, () -> list.forEach(nothing()));
  }
}
