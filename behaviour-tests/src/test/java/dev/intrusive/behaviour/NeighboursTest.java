package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Neighbours of an element, and inserting and erasing there. */
@EveryHost
final class NeighboursTest<E> extends ListContract<E> {

  NeighboursTest(Host host) {
    super(host);
  }

  @Test
  void next_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    assertSame(b, list.next(a));
    assertSame(c, list.next(b));
    assertNull(list.next(c));
  }

  @Test
  void previous_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    assertNull(list.previous(a));
    assertSame(a, list.previous(b));
    assertSame(b, list.previous(c));
  }

  @Test
  void neighbours_single() {
    E a = in(list);
    assertNull(list.next(a));
    assertNull(list.previous(a));
  }

  @Test
  void neighbours_loop() {
    List<E> elements = fill(list, 5);
    List<E> visited = new ArrayList<>();
    for (E e = list.peekFirst(); e != null && visited.size() < 10; e = list.next(e)) {
      visited.add(e);
    }
    assertEquals(labels(elements), labels(visited));
    visited.clear();
    for (E e = list.peekLast(); e != null && visited.size() < 10; e = list.previous(e)) {
      visited.add(0, e);
    }
    assertEquals(labels(elements), labels(visited));
  }

  @Test
  void insertBefore_first() {
    E a = in(list);
    E b = element();
    list.insertBefore(a, b);
    assertHolds(list, b, a);
  }

  @Test
  void insertBefore_middleAndLast() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = element();
    E y = element();
    list.insertBefore(b, x);
    assertHolds(list, a, x, b, c);
    list.insertBefore(c, y);
    assertHolds(list, a, x, b, y, c);
  }

  @Test
  void insertAfter_last() {
    E a = in(list);
    E b = element();
    list.insertAfter(a, b);
    assertHolds(list, a, b);
  }

  @Test
  void insertAfter_firstAndMiddle() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = element();
    E y = element();
    list.insertAfter(a, x);
    assertHolds(list, a, x, b, c);
    list.insertAfter(b, y);
    assertHolds(list, a, x, b, y, c);
  }

  @Test
  void insert_otherListUntouched() {
    E a = in(list);
    E b = in(other);
    E x = element();
    E y = element();
    list.insertAfter(a, x);
    other.insertBefore(b, y);
    assertHolds(list, a, x);
    assertHolds(other, y, b);
  }

  @Test
  void erase_eachPosition() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    assertSame(c, list.erase(b));
    assertHolds(list, a, c, d);
    assertSame(c, list.erase(a));
    assertHolds(list, c, d);
    assertNull(list.erase(d));
    assertHolds(list, c);
    assertNull(list.erase(c));
    assertHolds(list);
    assertFree(a, b, c, d);
  }

  @Test
  void erase_loop() {
    fill(list, 6);
    E e = list.peekFirst();
    while (e != null) {
      e = fixture.idOf(e) % 2 == 0 ? list.erase(e) : list.next(e);
    }
    assertEquals(3, list.size());
    list.forEach(each -> assertEquals(1, fixture.idOf(each) % 2));
  }
}
