package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The moves, which take an element from wherever it is. */
@EveryHost
final class MovesTest<E> extends ListContract<E> {

  MovesTest(Host host) {
    super(host);
  }

  @Test
  void moveToFirst_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    list.moveToFirst(c);
    assertHolds(list, c, a, b);
    list.moveToFirst(a);
    assertHolds(list, a, c, b);
    list.moveToFirst(a);
    assertHolds(list, a, c, b);
  }

  @Test
  void moveToLast_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    list.moveToLast(a);
    assertHolds(list, b, c, a);
    list.moveToLast(c);
    assertHolds(list, b, a, c);
    list.moveToLast(c);
    assertHolds(list, b, a, c);
  }

  @Test
  void move_single() {
    E a = in(list);
    list.moveToFirst(a);
    assertHolds(list, a);
    list.moveToLast(a);
    assertHolds(list, a);
    list.moveBefore(a, a);
    assertHolds(list, a);
    list.moveAfter(a, a);
    assertHolds(list, a);
  }

  @Test
  void moveToEnd_free() {
    E a = element();
    E b = element();
    E c = element();
    list.moveToFirst(a);
    assertHolds(list, a);
    list.moveToFirst(b);
    assertHolds(list, b, a);
    list.moveToLast(c);
    assertHolds(list, b, a, c);
    E d = element();
    other.moveToLast(d);
    assertHolds(other, d);
  }

  @Test
  void moveToEnd_ofOtherList() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = in(other);
    other.moveToFirst(b);
    assertHolds(list, a, c);
    assertHolds(other, b, x);
    other.moveToLast(a);
    assertHolds(list, c);
    assertHolds(other, b, x, a);
    other.moveToLast(c);
    assertHolds(list);
    assertHolds(other, b, x, a, c);
    list.moveToFirst(x);
    assertHolds(list, x);
    assertHolds(other, b, a, c);
  }

  @Test
  void move_besideFreeOne() {
    E a = in(list);
    E x = element();
    E y = element();
    list.moveBefore(a, x);
    assertHolds(list, x, a);
    list.moveAfter(a, y);
    assertHolds(list, x, a, y);
  }

  @Test
  void move_besideOneOfOtherList() {
    E a = in(list);
    E b = in(list);
    E x = in(other);
    E y = in(other);
    E z = in(other);
    list.moveBefore(b, y);
    assertHolds(list, a, y, b);
    assertHolds(other, x, z);
    list.moveAfter(b, z);
    assertHolds(list, a, y, b, z);
    assertHolds(other, x);
    list.moveBefore(a, x);
    assertHolds(list, x, a, y, b, z);
    assertHolds(other);
  }

  /** Every pair of positions in lists of up to four elements, both directions. */
  @Test
  void move_besideEachPair() {
    for (int size = 1; size <= 4; size++) {
      for (int from = 0; from < size; from++) {
        for (int at = 0; at < size; at++) {
          assertMoves(size, from, at, true);
          assertMoves(size, from, at, false);
        }
      }
    }
  }

  private void assertMoves(int size, int from, int at, boolean before) {
    List<E> expected = new ArrayList<>(fill(list, size));
    E element = expected.get(from);
    E anchor = expected.get(at);
    if (before) {
      list.moveBefore(anchor, element);
    } else {
      list.moveAfter(anchor, element);
    }
    if (from != at) {
      expected.remove(from);
      int position = at > from ? at - 1 : at;
      assertSame(anchor, expected.get(position));
      expected.add(before ? position : position + 1, element);
    }
    assertHolds(list, expected);
    list.clear();
  }

  @Test
  void move_eachPositionToOtherList() {
    for (int size = 1; size <= 4; size++) {
      for (int from = 0; from < size; from++) {
        List<E> expected = new ArrayList<>(fill(list, size));
        E anchor = in(other);
        E moved = expected.remove(from);
        other.moveAfter(anchor, moved);
        assertHolds(list, expected);
        assertHolds(other, anchor, moved);
        list.clear();
        other.clear();
      }
    }
  }
}
