package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a list promises as a {@link Collection}. */
@EveryHost
final class CollectionTest<E> extends ListContract<E> {

  CollectionTest(Host host) {
    super(host);
  }

  @Test
  void toString_elementsInOrder() {
    assertEquals("[]", list.toString());
    E a = in(list);
    assertEquals("[" + a + "]", list.toString());
    E b = in(list);
    assertEquals("[" + a + ", " + b + "]", list.toString());
  }

  @Test
  void toArray_elementsInOrder() {
    assertEquals(0, list.toArray().length);
    List<E> elements = fill(list, 3);
    assertSameElements(elements, list.toArray());
    assertSameElements(elements, list.toArray(new Object[0]));
    Object[] exact = new Object[3];
    assertSame(exact, list.toArray(exact));
    assertSameElements(elements, exact);
    Object[] longer = {1, 2, 3, 4, 5};
    assertSame(longer, list.toArray(longer));
    assertSameElements(elements, Arrays.copyOf(longer, 3));
    assertArrayEquals(new Object[] {null, 5}, Arrays.copyOfRange(longer, 3, 5));
  }

  private static void assertSameElements(List<?> expected, Object[] actual) {
    assertEquals(expected.size(), actual.length);
    for (int i = 0; i < actual.length; i++) {
      assertSame(expected.get(i), actual[i]);
    }
  }

  @Test
  void stream_elementsInOrder() {
    List<E> elements = fill(list, 4);
    assertEquals(labels(elements), labels(list.stream().collect(Collectors.toList())));
    assertEquals(4, list.stream().filter(list::contains).count());
    assertEquals(0, other.stream().count());
    assertEquals(labels(elements), labels(list.parallelStream().collect(Collectors.toList())));
  }

  @Test
  void containsAll_allSomeNone() {
    List<E> elements = fill(list, 3);
    E foreign = in(other);
    assertTrue(list.containsAll(elements));
    assertTrue(list.containsAll(List.of()));
    Collection<E> self = list;
    assertTrue(list.containsAll(self));
    assertFalse(list.containsAll(List.of(elements.get(0), foreign)));
    assertFalse(list.containsAll(other));
    assertFalse(list.containsAll(Arrays.asList(elements.get(0), null)));
  }

  @Test
  void addAll_free() {
    E a = in(list);
    E b = element();
    E c = element();
    assertTrue(list.addAll(List.of(b, c)));
    assertHolds(list, a, b, c);
    String before = state();
    assertFalse(list.addAll(List.of()));
    assertUnchanged(before);
  }

  @Test
  void addAll_offendingElement() {
    E a = in(list);
    E b = element();
    E linked = in(other);
    E c = element();
    try {
      list.addAll(List.of(b, linked, c));
      throw new AssertionError("a linked element was added");
    } catch (IllegalStateException expected) {
      assertHolds(list, a, b);
      assertHolds(other, linked);
      assertFree(c);
    }
    try {
      list.addAll(Arrays.asList(c, null));
      throw new AssertionError("null was added");
    } catch (NullPointerException expected) {
      assertHolds(list, a, b, c);
    }
    assertRefused(NullPointerException.class, () -> list.addAll(nothing()));
  }

  @Test
  void addAll_same() {
    Collection<E> self = list;
    assertFalse(list.addAll(self));
    fill(list, 3);
    assertRefused(IllegalStateException.class, () -> list.addAll(self));
  }

  @Test
  void addAll_otherList() {
    fill(list, 2);
    assertFalse(list.addAll(other));
    fill(other, 2);
    assertRefused(IllegalStateException.class, () -> list.addAll(other));
  }

  @Test
  void removeAll_someAllNone() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E foreign = in(other);
    assertFalse(list.removeAll(List.of()));
    assertTrue(list.removeAll(byIdentity(b, c, element())));
    assertHolds(list, a);
    assertFalse(list.removeAll(other));
    assertHolds(other, foreign);
    Collection<E> self = list;
    assertTrue(list.removeAll(self));
    assertHolds(list);
    assertFree(a, b, c);
    assertRefused(NullPointerException.class, () -> list.removeAll(nothing()));
  }

  @Test
  void retainAll_someAllNone() {
    List<E> elements = fill(list, 4);
    List<E> kept = List.of(elements.get(1), elements.get(3));
    assertTrue(list.retainAll(byIdentity(elements.get(1), elements.get(3))));
    assertHolds(list, kept);
    assertFree(elements.get(0));
    Collection<E> self = list;
    assertFalse(list.retainAll(self));
    assertHolds(list, kept);
    assertTrue(list.retainAll(other));
    assertHolds(list);
    assertRefused(NullPointerException.class, () -> list.retainAll(nothing()));
  }

  /** A collection that compares as the lists do; the one that is asked decides. */
  @SafeVarargs
  private static <E> Collection<E> byIdentity(E... elements) {
    IdentityHashMap<E, Boolean> map = new IdentityHashMap<>();
    for (E element : elements) {
      map.put(element, true);
    }
    return map.keySet();
  }

  @Test
  void removeIf_some() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    assertTrue(list.removeIf(element -> element != b));
    assertHolds(list, b);
    assertFree(a, c);
    assertFalse(list.removeIf(element -> false));
  }

  @Test
  void equals_identity() {
    assertEquals(list, list);
    assertNotEquals(list, other);
    assertEquals(System.identityHashCode(list), list.hashCode());
  }

  @Test
  void contains_equalElement() {
    E a = in(list);
    E twin = fixture.newElement(fixture.idOf(a));
    assertFalse(list.contains(twin));
    assertFalse(list.remove(twin));
    assertTrue(list.contains(a));
    list.addFirst(twin);
    assertTrue(list.remove(a));
    assertFalse(list.contains(a));
    assertTrue(list.contains(twin));
  }

  @Test
  void deque_view() {
    Deque<E> deque = list;
    E a = element();
    E b = element();
    deque.offerFirst(a);
    deque.push(b);
    assertSame(b, deque.pop());
    assertSame(a, deque.removeLast());
  }
}
