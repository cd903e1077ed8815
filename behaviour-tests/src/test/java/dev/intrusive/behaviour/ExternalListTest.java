package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.ExternalList;
import dev.intrusive.Link;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Spliterator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The list for elements that have no link. */
final class ExternalListTest {

  private final ExternalList<String> list = new ExternalList<>();
  private final ExternalList<String> other = new ExternalList<>();

  private void assertHolds(String... expected) {
    assertEquals(List.of(expected), new ArrayList<>(list));
    assertEquals(expected.length, list.size());
    assertEquals(expected.length == 0, list.isEmpty());
    assertEquals(expected.length == 0 ? null : expected[0], list.peekFirst());
    assertEquals(expected.length == 0 ? null : expected[expected.length - 1], list.peekLast());
  }

  @Test
  void empty_everyOperation() {
    assertHolds();
    assertNull(list.pollFirst());
    assertNull(list.pollLast());
    assertFalse(list.contains("a"));
    assertFalse(list.remove("a"));
    assertFalse(list.iterator().hasNext());
    assertThrows(NoSuchElementException.class, () -> list.iterator().next());
    list.clear();
    list.forEach(element -> assertNull(element));
  }

  @Test
  void additions_everyPlace() {
    Link<String> b = list.addFirst("b");
    list.addFirst("a");
    Link<String> d = list.addLast("d");
    Link<String> c = list.insertBefore(d, "c");
    Link<String> e = list.insertAfter(d, "e");
    list.insertAfter(b, "b2");
    assertSame("c", c.element());
    assertSame("e", e.element());
    assertSame("d", c.next());
    assertSame("d", e.previous());
    assertTrue(list.add("f"));
    assertTrue(list.addAll(List.of("g", "h")));
    assertHolds("a", "b", "b2", "c", "d", "e", "f", "g", "h");
  }

  @Test
  void polls_returnWhatTheyRemove() {
    list.addAll(List.of("a", "b", "c"));
    assertEquals("a", list.pollFirst());
    assertEquals("c", list.pollLast());
    assertHolds("b");
    assertEquals("b", list.pollLast());
    assertNull(list.pollFirst());
  }

  @Test
  void link_describesItself() {
    Link<String> link = list.addLast("a");
    String linked = link.toString();
    assertTrue(linked.startsWith("Link[String@"), linked);
    assertTrue(linked.contains(" in external list ("), linked);
    link.unlink();
    assertTrue(link.toString().endsWith(" unlinked]"), link.toString());
    assertEquals("Link[unlinked]", new Link<String>().toString());
  }

  @Test
  void duplicates_haveLinksOfTheirOwn() {
    Link<String> first = list.addLast("x");
    Link<String> second = list.addLast("x");
    Link<String> third = list.addLast("x");
    assertNotSame(first, second);
    assertHolds("x", "x", "x");
    list.insertBefore(second, "y");
    assertSame("x", list.remove(second));
    assertHolds("x", "y", "x");
    assertTrue(first.isLinked());
    assertFalse(second.isLinked());
    assertTrue(third.unlink());
    assertFalse(third.unlink());
    assertHolds("x", "y");
    other.addLast("x");
    assertEquals(1, other.size());
  }

  @Test
  void link_knowsItsNeighboursButNoList() {
    Link<String> a = list.addLast("a");
    Link<String> b = list.addLast("b");
    assertSame("a", a.element());
    assertNull(a.list());
    assertTrue(a.isLinked());
    assertSame("b", a.next());
    assertSame("a", b.previous());
    assertNull(a.previous());
    assertNull(b.next());
    assertTrue(a.unlink());
    assertFalse(a.isLinked());
    assertNull(a.next());
    assertNull(b.previous());
    assertHolds("b");
  }

  @Test
  void foreignLink_isRefused() {
    Link<String> here = list.addLast("a");
    Link<String> removed = list.addLast("b");
    list.remove(removed);
    Link<String> cleared = other.addLast("c");
    other.clear();
    Link<String> foreign = other.addLast("d");
    for (Link<String> wrong : List.of(removed, cleared, foreign, new Link<String>())) {
      assertThrows(IllegalArgumentException.class, () -> list.remove(wrong));
      assertThrows(IllegalArgumentException.class, () -> list.insertBefore(wrong, "x"));
      assertThrows(IllegalArgumentException.class, () -> list.insertAfter(wrong, "x"));
      assertThrows(IllegalArgumentException.class, () -> list.moveToFirst(wrong));
      assertThrows(IllegalArgumentException.class, () -> list.moveToLast(wrong));
      assertThrows(IllegalArgumentException.class, () -> list.moveBefore(wrong, here));
      assertThrows(IllegalArgumentException.class, () -> list.moveBefore(here, wrong));
      assertThrows(IllegalArgumentException.class, () -> list.moveAfter(wrong, here));
      assertThrows(IllegalArgumentException.class, () -> list.moveAfter(here, wrong));
    }
    assertHolds("a");
    assertEquals(List.of("d"), new ArrayList<>(other));
    assertTrue(here.isLinked());
    assertTrue(foreign.isLinked());
  }

  @Test
  void null_isRefused() {
    Link<String> link = list.addLast("a");
    String none = ListContract.nothing();
    Link<String> noLink = ListContract.nothing();
    assertThrows(NullPointerException.class, () -> list.addFirst(none));
    assertThrows(NullPointerException.class, () -> list.addLast(none));
    assertThrows(NullPointerException.class, () -> list.add(none));
    assertThrows(NullPointerException.class, () -> list.insertBefore(link, none));
    assertThrows(NullPointerException.class, () -> list.insertAfter(link, none));
    assertThrows(NullPointerException.class, () -> list.insertBefore(noLink, "b"));
    assertThrows(NullPointerException.class, () -> list.insertAfter(noLink, "b"));
    assertThrows(NullPointerException.class, () -> list.moveToFirst(noLink));
    assertThrows(NullPointerException.class, () -> list.moveToLast(noLink));
    assertThrows(NullPointerException.class, () -> list.moveBefore(noLink, link));
    assertThrows(NullPointerException.class, () -> list.moveBefore(link, noLink));
    assertThrows(NullPointerException.class, () -> list.moveAfter(noLink, link));
    assertThrows(NullPointerException.class, () -> list.moveAfter(link, noLink));
    assertThrows(NullPointerException.class, () -> list.remove(noLink));
    assertThrows(NullPointerException.class, () -> list.forEach(ListContract.nothing()));
    assertFalse(list.contains(none));
    assertHolds("a");
  }

  @Test
  void collection_comparesByEquals() {
    list.addAll(List.of("a", "b", "a", "c"));
    assertTrue(list.contains(String.valueOf(new char[] {'b'})));
    assertTrue(list.remove(String.valueOf(new char[] {'a'})));
    assertHolds("b", "a", "c");
    assertTrue(list.removeAll(List.of("b", "c")));
    assertFalse(list.retainAll(List.of("a")));
    assertTrue(list.removeIf("a"::equals));
    assertHolds();
  }

  @Test
  void spliterator_isNotDistinct() {
    list.addAll(List.of("a", "a"));
    Spliterator<String> spliterator = list.spliterator();
    assertTrue(spliterator.hasCharacteristics(Spliterator.ORDERED | Spliterator.NONNULL));
    assertTrue(spliterator.hasCharacteristics(Spliterator.SIZED));
    assertFalse(spliterator.hasCharacteristics(Spliterator.DISTINCT));
    assertEquals(1, list.stream().distinct().count());
    assertEquals("[a, a]", list.toString());
  }

  /** The current one and the next leave while equal ones stay. */
  @Test
  void forEach_duplicatesLeave() {
    List<Link<String>> links = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      links.add(list.addLast("x"));
    }
    int[] visits = {0};
    list.forEach(
        element -> {
          if (visits[0]++ == 1) {
            links.get(1).unlink();
            links.get(2).unlink();
            links.get(0).unlink();
            list.insertAfter(links.get(5), "y");
          }
        });
    assertEquals(6, visits[0], "all but the third, and the one that was added");
    assertHolds("x", "x", "x", "y");
  }

  @Test
  void moves_everyPlace() {
    Link<String> a = list.addLast("a");
    Link<String> b = list.addLast("b");
    Link<String> c = list.addLast("c");
    list.moveToFirst(c);
    assertHolds("c", "a", "b");
    list.moveToLast(a);
    assertHolds("c", "b", "a");
    list.moveBefore(c, a);
    assertHolds("a", "c", "b");
    list.moveAfter(b, c);
    assertHolds("a", "b", "c");
    list.moveAfter(a, a);
    list.moveBefore(b, b);
    list.moveAfter(a, b);
    list.moveBefore(c, b);
    assertHolds("a", "b", "c");
    assertSame("c", c.element());
    assertTrue(b.isLinked());
  }

  /** To a pass and an iterator what moves has left and joined. */
  @Test
  void moves_duringIteration() {
    Link<String> a = list.addLast("a");
    Link<String> b = list.addLast("b");
    Link<String> c = list.addLast("c");
    List<String> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          if (visited.size() == 1) {
            list.moveToLast(a);
          } else if (visited.size() == 2) {
            list.moveBefore(b, c);
          } else if (visited.size() == 3) {
            list.insertBefore(a, "d");
          }
        });
    assertEquals(List.of("a", "b", "a"), visited);
    assertHolds("c", "b", "d", "a");
    Iterator<String> iterator = list.iterator();
    iterator.next();
    list.moveAfter(a, b);
    assertThrows(ConcurrentModificationException.class, iterator::next);
  }

  @Test
  void iterator_changes() {
    Link<String> a = list.addLast("x");
    list.addLast("x");
    Iterator<String> iterator = list.iterator();
    iterator.next();
    a.unlink();
    assertThrows(IllegalStateException.class, iterator::remove);
    assertEquals("x", iterator.next());
    iterator.remove();
    assertFalse(iterator.hasNext());
    Iterator<String> second = list.iterator();
    list.addLast("z");
    assertThrows(ConcurrentModificationException.class, second::next);
  }

  @Tag("long")
  @Test
  void operations_random() {
    Random random = new Random(1);
    List<String> model = new ArrayList<>();
    List<Link<String>> links = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      int at = model.isEmpty() ? 0 : random.nextInt(model.size());
      String value = "v" + random.nextInt(3);
      if (model.size() < 8 && (model.isEmpty() || random.nextBoolean())) {
        boolean before = random.nextBoolean() && !model.isEmpty();
        int place = before ? at : model.size();
        links.add(place, before ? list.insertBefore(links.get(at), value) : list.addLast(value));
        model.add(place, value);
      } else if (random.nextBoolean()) {
        moveAtRandom(random, model, links);
      } else {
        Link<String> link = links.remove(at);
        String removed = model.remove(at);
        if (random.nextBoolean()) {
          assertSame(removed, list.remove(link));
        } else {
          assertTrue(link.unlink());
        }
      }
      assertEquals(model, new ArrayList<>(list));
      assertEquals(model.size(), list.size());
    }
  }

  private void moveAtRandom(Random random, List<String> model, List<Link<String>> links) {
    int from = random.nextInt(model.size());
    Link<String> link = links.remove(from);
    String element = model.remove(from);
    int to = random.nextInt(model.size() + 1);
    int way = random.nextInt(2);
    if (model.isEmpty() || (to == 0 && way == 0)) {
      list.moveToFirst(link);
    } else if (to == model.size() && way == 0) {
      list.moveToLast(link);
    } else if (to == 0 || (to < model.size() && way == 1)) {
      list.moveBefore(links.get(to), link);
    } else {
      list.moveAfter(links.get(to - 1), link);
    }
    links.add(to, link);
    model.add(to, element);
  }
}
