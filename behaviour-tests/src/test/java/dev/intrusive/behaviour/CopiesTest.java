package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Shallow copies, which share links with their originals and must not break anything. */
@EveryHost
final class CopiesTest<E> extends ListContract<E> {

  private static final String NOT_OF_THE_POOL = " is not an object of ";

  CopiesTest(Host host) {
    super(host);
  }

  private void assertExplained(Executable operation) {
    String message = assertRefused(fixture.refusalOfCopies(), operation);
    assertTrue(message.contains("copy"), message);
    assertTrue(message.contains(fixture.linkName()), message);
    assertTrue(message.contains(list.getClass().getSimpleName()), message);
  }

  private void assertNotLinked(E copy) {
    assertFalse(fixture.isInList(copy));
    assertFalse(fixture.isLinked(copy));
    assertFalse(fixture.unlink(copy));
    assertEquals(0, fixture.unlinkAll(copy));
    assertNull(fixture.listOf(copy));
    assertThrows(IllegalArgumentException.class, () -> fixture.nextOf(copy));
    assertThrows(IllegalArgumentException.class, () -> fixture.previousOf(copy));
    if (fixture.isGenerated()) {
      String description = fixture.describe(copy);
      assertTrue(
          description.contains(fixture.linkName() + ": not linked")
              || description.contains(NOT_OF_THE_POOL),
          description);
    }
  }

  /** Asserts that a copy can neither join nor be found, and that trying changes nothing. */
  private void assertRefusedEverywhere(E copy, E anchor) {
    String before = state();
    assertFalse(list.contains(copy));
    assertFalse(list.remove(copy));
    assertFalse(list.removeFirstOccurrence(copy));
    assertFalse(list.removeLastOccurrence(copy));
    assertFalse(other.contains(copy));
    assertFalse(other.remove(copy));
    assertNotLinked(copy);
    assertUnchanged(before);
    List<ElementOperation<E>> takes = new ArrayList<>(ElementOperation.additions());
    takes.addAll(ElementOperation.offers());
    takes.addAll(ElementOperation.moves());
    for (ElementOperation<E> take : takes) {
      assertExplained(() -> take.run(list, copy));
      assertExplained(() -> take.run(other, copy));
      assertExplained(() -> take.run(fixture.newList(), copy));
    }
    for (AnchoredOperation<E> operation : AnchoredOperation.<E>all()) {
      assertExplained(() -> operation.run(list, anchor, copy));
      assertRefused(IllegalArgumentException.class, () -> operation.run(list, copy, anchor));
      assertRefused(IllegalArgumentException.class, () -> operation.run(list, copy, copy));
    }
    for (ElementOperation<E> operation : ElementOperation.<E>positions()) {
      assertRefused(IllegalArgumentException.class, () -> operation.run(list, copy));
    }
  }

  @Test
  void copy_ofEachPosition() {
    List<E> elements = fill(list, 4);
    in(other);
    for (E original : elements) {
      assertRefusedEverywhere(fixture.copyOf(original), elements.get(0));
      assertRefusedEverywhere(fixture.copyOf(original), original);
    }
    assertHolds(list, elements);
  }

  @Test
  void copy_ofSingle() {
    E a = in(list);
    assertRefusedEverywhere(fixture.copyOf(a), a);
  }

  /** A copy that keeps any of the links of its original, as one made with transient fields may. */
  @Test
  void copy_someLinksReset() {
    LinkSurgery<E> surgery = fixture.surgery();
    assumeFalse(surgery.sharesLinksWithCopies());
    assumeTrue(surgery.writesNeighbours());
    List<E> elements = fill(list, 3);
    in(other);
    for (E original : elements) {
      for (int kept = 1; kept < 8; kept++) {
        boolean keepsList = (kept & 1) != 0;
        boolean keepsPrevious = (kept & 2) != 0;
        boolean keepsNext = (kept & 4) != 0;
        E copy = fixture.copyOf(original);
        if (!keepsList) {
          surgery.setList(copy, null);
        }
        if (!keepsPrevious) {
          surgery.setPrevious(copy, null);
        }
        if (!keepsNext) {
          surgery.setNext(copy, null);
        }
        boolean hasPrevious = keepsPrevious && original != elements.get(0);
        boolean hasNext = keepsNext && original != elements.get(2);
        if (keepsList || hasPrevious || hasNext) {
          assertRefusedEverywhere(copy, elements.get(1));
        }
      }
    }
    assertHolds(list, elements);
  }

  /** A copy that keeps the index alone. */
  @Test
  void copy_listFieldReset() {
    LinkSurgery<E> surgery = fixture.surgery();
    assumeFalse(surgery.sharesLinksWithCopies() || surgery.writesNeighbours());
    List<E> elements = fill(list, 3);
    in(other);
    for (E original : elements) {
      E copy = fixture.copyOf(original);
      surgery.setList(copy, null);
      assertRefusedEverywhere(copy, elements.get(1));
    }
    assertHolds(list, elements);
  }

  /** Where the original stands must not matter; in front it may lie before all room there was. */
  @Test
  void copy_listFieldReset_originalAddedInFront() {
    LinkSurgery<E> surgery = fixture.surgery();
    assumeFalse(surgery.sharesLinksWithCopies() || surgery.writesNeighbours());
    E anchor = in(other);
    for (int i = 0; i < 30; i++) {
      E original = element();
      list.addFirst(original);
      E copy = fixture.copyOf(original);
      surgery.setList(copy, null);
      assertExplained(() -> list.addLast(copy));
      assertExplained(() -> other.insertBefore(anchor, copy));
      assertNotLinked(copy);
    }
    assertHolds(other, anchor);
    assertEquals(30, list.size());
    list.checkInvariants();
  }

  @Test
  void copy_originalMovedOn() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = in(other);
    E copyOfFirst = fixture.copyOf(a);
    E copyOfMiddle = fixture.copyOf(b);
    E copyOfLast = fixture.copyOf(c);
    other.moveAfter(x, b);
    list.moveToLast(a);
    for (E copy : List.of(copyOfFirst, copyOfMiddle, copyOfLast)) {
      assertRefusedEverywhere(copy, c);
    }
    assertHolds(list, c, a);
    assertHolds(other, x, b);
  }

  @Test
  void copy_listEmptiedMeanwhile() {
    E a = in(list);
    E b = in(list);
    E copyOfFirst = fixture.copyOf(a);
    E copyOfLast = fixture.copyOf(b);
    list.clear();
    E anchor = in(list);
    assertRefusedEverywhere(copyOfFirst, anchor);
    assertRefusedEverywhere(copyOfLast, anchor);
    list.addFirst(a);
    list.addLast(b);
    assertRefusedEverywhere(copyOfFirst, anchor);
    assertRefusedEverywhere(copyOfLast, anchor);
    assertHolds(list, a, anchor, b);
  }

  @Test
  void copy_ofCopy() {
    E a = in(list);
    assertRefusedEverywhere(fixture.copyOf(fixture.copyOf(a)), a);
  }

  /** A race leaves fields set, too, so the message must name both causes. */
  @Test
  void copy_orRace_messageNamesBoth() {
    E copy = fixture.copyOf(in(list));
    String message = assertRefused(fixture.refusalOfCopies(), () -> list.addLast(copy));
    if (!fixture.surgery().sharesLinksWithCopies() && !message.contains(NOT_OF_THE_POOL.strip())) {
      assertTrue(message.contains("shallow copy"), message);
      assertTrue(message.contains("another thread made a change"), message);
      assertTrue(message.contains("-Ddev.intrusive.debug=true"), message);
    }
  }

  @Test
  void copy_originalStaysUsable() {
    E a = in(list);
    E copy = fixture.copyOf(a);
    assertRefusedEverywhere(copy, a);
    assertTrue(list.remove(a));
    assertFree(a);
    assertHolds(list);
    other.addLast(a);
    assertHolds(other, a);
    assertRefusedEverywhere(copy, in(list));
  }

  /**
   * Where links are objects, a copy shares them for ever; where they are fields, it has its own.
   */
  @Test
  void copy_ofOnceLinked() {
    E anchor = in(list);
    E a = in(list);
    list.remove(a);
    E copy = fixture.copyOf(a);
    if (fixture.surgery().sharesLinksWithCopies()) {
      assertRefusedEverywhere(copy, anchor);
      list.addLast(a);
      assertRefusedEverywhere(copy, anchor);
      assertHolds(list, anchor, a);
    } else {
      assertFalse(fixture.isLinked(copy));
      other.add(copy);
      assertFree(a);
      list.addLast(a);
      assertHolds(list, anchor, a);
      assertTrue(other.contains(copy));
      assertTrue(other.remove(copy));
      assertHolds(list, anchor, a);
    }
  }

  /** Before the first linking nobody knows which is the original: the first to be linked is. */
  @Test
  void copy_ofNeverLinked() {
    E anchor = in(list);
    E a = element();
    E copy = fixture.copyOf(a);
    list.addLast(a);
    if (fixture.surgery().sharesLinksWithCopies()) {
      assertRefusedEverywhere(copy, anchor);
    } else {
      other.add(copy);
      assertTrue(other.remove(copy));
    }
    assertHolds(list, anchor, a);
  }

  @Test
  void copy_duringPass() {
    List<E> elements = fill(list, 3);
    List<E> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          E copy = fixture.copyOf(element);
          assertFalse(list.remove(copy));
          assertRefused(fixture.refusalOfCopies(), () -> list.moveToLast(copy));
        });
    assertEquals(labels(elements), labels(visited));
  }
}
