package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list iterators. */
@EveryHost
final class CursorTest<E> extends ListContract<E> {

  private static final int WALKS = 50 * Integer.getInteger("tests.factor", 1);
  private static final int STEPS = 40;
  private static final int OUTSIDE = 4;

  CursorTest(Host host) {
    super(host);
  }

  @Test
  void listIterator_empty() {
    ListIterator<E> cursor = list.listIterator();
    assertFalse(cursor.hasNext());
    assertFalse(cursor.hasPrevious());
    assertEquals(0, cursor.nextIndex());
    assertEquals(-1, cursor.previousIndex());
    assertThrows(NoSuchElementException.class, cursor::next);
    assertThrows(NoSuchElementException.class, cursor::previous);
    assertThrows(IllegalStateException.class, cursor::remove);
    E a = element();
    assertThrows(IllegalStateException.class, () -> cursor.set(a));
    cursor.add(a);
    assertHolds(list, a);
    assertEquals(1, cursor.nextIndex());
    assertSame(a, cursor.previous());
  }

  @Test
  void listIterator_atEachElement() {
    List<E> elements = fill(list, 4);
    for (int i = 0; i < elements.size(); i++) {
      ListIterator<E> cursor = list.listIterator(elements.get(i));
      assertEquals(i, cursor.nextIndex());
      assertEquals(i - 1, cursor.previousIndex());
      assertEquals(i > 0, cursor.hasPrevious());
      assertSame(elements.get(i), cursor.next());
    }
    E foreign = in(other);
    assertRefused(IllegalArgumentException.class, () -> list.listIterator(foreign));
    E free = element();
    assertRefused(IllegalArgumentException.class, () -> list.listIterator(free));
    assertRefused(NullPointerException.class, () -> list.listIterator(nothing()));
  }

  @Test
  void addAndSet_refuseLinked() {
    E a = in(list);
    E foreign = in(other);
    ListIterator<E> cursor = list.listIterator();
    cursor.next();
    assertRefused(IllegalStateException.class, () -> cursor.add(foreign));
    assertRefused(IllegalStateException.class, () -> cursor.set(foreign));
    assertRefused(IllegalStateException.class, () -> cursor.add(a));
    assertRefused(NullPointerException.class, () -> cursor.add(nothing()));
    assertRefused(NullPointerException.class, () -> cursor.set(nothing()));
    cursor.set(a);
    E fresh = element();
    cursor.set(fresh);
    assertHolds(list, fresh);
    assertFree(a);
    assertSame(fresh, cursor.previous());
  }

  /** The element that was set stays, so the place can be found when its neighbour leaves. */
  @Test
  void set_thenNeighbourLeaves() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    ListIterator<E> cursor = list.listIterator(c);
    assertSame(b, cursor.previous());
    E fresh = element();
    cursor.set(fresh);
    list.remove(a);
    assertSame(fresh, cursor.next());
    assertSame(c, cursor.next());
    assertHolds(list, fresh, c);
  }

  /** The element that is set stood beside the gap and has left it. */
  @Test
  void set_formerNeighbour_previousReturned() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    ListIterator<E> cursor = list.listIterator(b);
    assertSame(b, cursor.next());
    assertSame(b, cursor.previous());
    list.remove(a);
    cursor.set(a);
    assertEquals(0, cursor.nextIndex());
    assertSame(a, cursor.next());
    assertSame(c, cursor.next());
    assertFalse(cursor.hasNext());
    assertHolds(list, a, c);
  }

  @Test
  void set_formerNeighbour_nextReturned() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    ListIterator<E> cursor = list.listIterator();
    cursor.next();
    assertSame(b, cursor.next());
    list.remove(c);
    cursor.set(c);
    assertEquals(2, cursor.nextIndex());
    assertFalse(cursor.hasNext());
    assertSame(c, cursor.previous());
    assertSame(a, cursor.previous());
    assertHolds(list, a, c);
  }

  /** What was returned has left by another route, so it is neither removed nor replaced. */
  @Test
  void removeAndSet_returnedHasLeft() {
    E a = in(list);
    E b = in(list);
    E fresh = element();
    ListIterator<E> cursor = list.listIterator();
    cursor.next();
    list.remove(a);
    assertRefused(IllegalStateException.class, cursor::remove);
    assertRefused(IllegalStateException.class, () -> cursor.set(fresh));
    other.addLast(a);
    assertRefused(IllegalStateException.class, cursor::remove);
    assertSame(b, cursor.next());
    assertHolds(list, b);
  }

  /** Compares walks in both directions with those over an array list. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void listIterator_randomWalks(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < WALKS; i++) {
      list.clear();
      fixture.recycle();
      List<E> model = new ArrayList<>(fill(list, random.nextInt(6)));
      int start = model.isEmpty() ? 0 : random.nextInt(model.size());
      ListIterator<E> expected = model.listIterator(start);
      ListIterator<E> actual =
          start == 0 ? list.listIterator() : list.listIterator(model.get(start));
      for (int k = 0; k < STEPS; k++) {
        step(random.nextInt(8), expected, actual);
        assertEquals(expected.nextIndex(), actual.nextIndex());
        assertEquals(expected.previousIndex(), actual.previousIndex());
        assertEquals(expected.hasNext(), actual.hasNext());
        assertEquals(expected.hasPrevious(), actual.hasPrevious());
        list.checkInvariants();
      }
      assertEquals(model.size(), list.size());
      for (int k = 0; k < model.size(); k++) {
        E next = k + 1 == model.size() ? null : model.get(k + 1);
        assertSame(next, list.next(model.get(k)));
      }
    }
  }

  private void step(int kind, ListIterator<E> expected, ListIterator<E> actual) {
    E fresh = fixture.newElement(1000);
    assertSame(outcome(kind, expected, fresh), outcome(kind, actual, fresh), "step " + kind);
  }

  private static <E> @Nullable Object outcome(int kind, ListIterator<E> cursor, E fresh) {
    try {
      switch (kind) {
        case 0, 1 -> {
          return cursor.next();
        }
        case 2, 3 -> {
          return cursor.previous();
        }
        case 4, 5 -> cursor.remove();
        case 6 -> cursor.set(fresh);
        default -> cursor.add(fresh);
      }
      return null;
    } catch (NoSuchElementException | IllegalStateException e) {
      return e.getClass();
    }
  }

  /** After removals from outside, a step is right or reported. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void listIterator_outsideRemovals(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < WALKS; i++) {
      list.clear();
      fixture.recycle();
      List<E> model = new ArrayList<>(fill(list, 6));
      ListIterator<E> cursor = list.listIterator();
      int position = 0;
      int removedAtOnce = 0;
      for (int k = 0; k < STEPS; k++) {
        if (!model.isEmpty() && random.nextInt(OUTSIDE) == 0) {
          int at = random.nextInt(model.size());
          assertTrue(list.remove(model.remove(at)));
          position -= at < position ? 1 : 0;
          removedAtOnce++;
          continue;
        }
        boolean forwards = random.nextBoolean();
        int wanted = forwards ? position : position - 1;
        boolean exists = wanted >= 0 && wanted < model.size();
        Object actual = stepOrClass(cursor, forwards);
        if (actual == ConcurrentModificationException.class) {
          assertTrue(removedAtOnce > 1, "one neighbour stays");
          assertFalse(model.isEmpty());
          break;
        }
        assertSame(exists ? model.get(wanted) : NoSuchElementException.class, actual);
        removedAtOnce = 0;
        position += !exists ? 0 : forwards ? 1 : -1;
      }
      assertHolds(list, model);
    }
  }

  private static <E> @Nullable Object stepOrClass(ListIterator<E> cursor, boolean forwards) {
    try {
      return forwards ? cursor.next() : cursor.previous();
    } catch (NoSuchElementException | ConcurrentModificationException e) {
      return e.getClass();
    }
  }

  @Test
  void outsideArrival_isReported() {
    List<Consumer<ListIterator<E>>> ownChanges =
        List.of(
            cursor -> {},
            ListIterator::remove,
            cursor -> cursor.set(element()),
            cursor -> cursor.add(element()));
    List<Runnable> outsideChanges =
        List.of(
            () -> in(list),
            () -> list.moveToFirst(list.getLast()),
            () -> list.replace(list.getLast(), element()),
            list::reverse,
            () -> list.rotate(1));
    for (Consumer<ListIterator<E>> ownChange : ownChanges) {
      for (Runnable outsideChange : outsideChanges) {
        list.clear();
        fill(list, 3);
        ListIterator<E> cursor = list.listIterator();
        cursor.next();
        ownChange.accept(cursor);
        outsideChange.run();
        assertReports(cursor);
      }
    }
  }

  private void assertReports(ListIterator<E> cursor) {
    assertTrue(cursor.hasNext());
    assertTrue(cursor.hasPrevious());
    E fresh = element();
    assertRefused(ConcurrentModificationException.class, cursor::next);
    assertRefused(ConcurrentModificationException.class, cursor::previous);
    assertRefused(ConcurrentModificationException.class, cursor::nextIndex);
    assertRefused(ConcurrentModificationException.class, cursor::previousIndex);
    assertRefused(ConcurrentModificationException.class, () -> cursor.add(fresh));
  }

  @Test
  void outsideArrival_isReported_byRemoveAndSet() {
    fill(list, 3);
    ListIterator<E> cursor = list.listIterator();
    cursor.next();
    in(list);
    E fresh = element();
    assertRefused(ConcurrentModificationException.class, cursor::remove);
    assertRefused(ConcurrentModificationException.class, () -> cursor.set(fresh));
  }
}
