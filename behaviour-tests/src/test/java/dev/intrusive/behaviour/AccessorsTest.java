package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The generated accessors, which need no list. */
@EveryHost
final class AccessorsTest<E> extends ListContract<E> {

  AccessorsTest(Host host) {
    super(host);
  }

  private void assertAccessorsOfFree(E element) {
    assertFalse(fixture.isInList(element));
    assertNull(fixture.listOf(element));
    assertFalse(fixture.isLinked(element));
    String before = state();
    for (UnaryOperator<E> neighbour : neighbours()) {
      String message =
          String.valueOf(
              assertThrows(IllegalArgumentException.class, () -> neighbour.apply(element))
                  .getMessage());
      assertTrue(message.contains(" is in no list of "), message);
      assertTrue(message.contains("call next before the removal"), message);
    }
    assertFalse(fixture.unlink(element));
    assertEquals(0, fixture.unlinkAll(element));
    assertUnchanged(before);
  }

  @SuppressWarnings("NullAway") // null is at the end
  private List<UnaryOperator<E>> neighbours() {
    return List.of(fixture::nextOf, fixture::previousOf);
  }

  /** The loop of every C port, which must not end in silence. */
  @Test
  void loopThatRemovesTheCurrentElement_isReported() {
    fill(list, 6);
    assertThrows(
        IllegalArgumentException.class,
        () -> {
          for (E each = list.peekFirst(); each != null; each = fixture.nextOf(each)) {
            list.remove(each);
          }
        });
    assertEquals(5, list.size());
  }

  @Test
  void accessors_neverLinked() {
    fill(list, 2);
    assertAccessorsOfFree(element());
  }

  @Test
  void accessors_onceLinked() {
    E a = in(list);
    E b = in(list);
    list.remove(a);
    assertAccessorsOfFree(a);
    list.clear();
    assertAccessorsOfFree(b);
  }

  @Test
  void accessors_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(other);
    for (E element : List.of(a, b, c)) {
      assertTrue(fixture.isInList(element));
      assertTrue(fixture.isLinked(element));
    }
    assertSame(list, fixture.listOf(a));
    assertSame(list, fixture.listOf(b));
    assertSame(other, fixture.listOf(c));
    assertSame(b, fixture.nextOf(a));
    assertNull(fixture.nextOf(b));
    assertNull(fixture.nextOf(c));
    assertNull(fixture.previousOf(a));
    assertSame(a, fixture.previousOf(b));
    assertNull(fixture.previousOf(c));
  }

  @Test
  void accessors_followMoves() {
    E a = in(list);
    E b = in(other);
    other.moveToFirst(a);
    assertSame(other, fixture.listOf(a));
    assertSame(b, fixture.nextOf(a));
    list.moveToLast(b);
    assertSame(list, fixture.listOf(b));
    assertNull(fixture.nextOf(a));
    assertNull(fixture.previousOf(b));
  }

  @Test
  void unlink_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    E elsewhere = in(other);
    assertTrue(fixture.unlink(b));
    assertHolds(list, a, c, d);
    assertTrue(fixture.unlink(d));
    assertHolds(list, a, c);
    assertTrue(fixture.unlink(a));
    assertHolds(list, c);
    assertTrue(fixture.unlink(c));
    assertHolds(list);
    assertFree(a, b, c, d);
    assertHolds(other, elsewhere);
  }

  @Test
  void unlinkAll_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    assertEquals(1, fixture.unlinkAll(b));
    assertHolds(list, a, c);
    assertEquals(1, fixture.unlinkAll(a));
    assertEquals(1, fixture.unlinkAll(c));
    assertHolds(list);
    assertFree(a, b, c);
  }

  @Test
  void describe_freeAndLinked() {
    assumeTrue(fixture.isGenerated(), "the list is written by hand");
    E a = element();
    String name = fixture.linkName();
    String free = fixture.describe(a);
    assertTrue(free.startsWith(a.getClass().getSimpleName() + "@"), free);
    assertTrue(free.contains(name + ": not linked"), free);
    list.add(a);
    in(list);
    String linked = fixture.describe(a);
    String place = name + ": in " + list.getClass().getSimpleName() + "@";
    assertTrue(linked.contains(place), linked);
    assertTrue(linked.contains("of size 2"), linked);
  }

  @Test
  void accessors_null() {
    List<Consumer<E>> accessors =
        List.of(
            fixture::isInList,
            fixture::listOf,
            fixture::nextOf,
            fixture::previousOf,
            fixture::unlink,
            fixture::unlinkAll,
            fixture::isLinked,
            fixture::describe);
    for (Consumer<E> accessor : accessors) {
      assertRefused(NullPointerException.class, () -> accessor.accept(nothing()));
    }
  }
}
