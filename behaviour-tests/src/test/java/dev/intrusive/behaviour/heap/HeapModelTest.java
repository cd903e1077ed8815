package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random operations on two heaps beside two sorted sets, with a look at all invariants after each.
 */
@EveryHeapHost
final class HeapModelTest<E extends Ranked> extends HeapContract<E> {

  private static final int OPERATIONS = 20_000 * Integer.getInteger("tests.factor", 1);
  private static final int ELEMENTS = 40;
  private static final int RANKS = 25;

  private final Random random = new Random(11);
  private final List<E> elements = new ArrayList<>();
  private final List<IntrusiveHeap<E>> heaps = List.of(heap, other);
  private final List<SortedSet<E>> models = List.of(newModel(), newModel());

  HeapModelTest(HeapHost host) {
    super(host);
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(free(random.nextInt(RANKS)));
    }
  }

  private static <E extends Ranked> SortedSet<E> newModel() {
    return new TreeSet<>(Comparator.<E>comparingInt(Ranked::rank).thenComparingInt(Ranked::number));
  }

  @Test
  @Tag("long")
  void operations_random() {
    for (int i = 0; i < OPERATIONS; i++) {
      int which = random.nextInt(2);
      step(heaps.get(which), models.get(which), models.get(1 - which));
      for (int j = 0; j < 2; j++) {
        heaps.get(j).checkInvariants();
        assertEquals(models.get(j).size(), heaps.get(j).size());
      }
      if (i % 100 == 0) {
        assertHolds(heap, models.get(0));
        assertHolds(other, models.get(1));
      }
    }
  }

  private void step(IntrusiveHeap<E> target, SortedSet<E> model, SortedSet<E> otherModel) {
    E element = elements.get(random.nextInt(ELEMENTS));
    boolean isHere = model.contains(element);
    boolean isThere = otherModel.contains(element);
    switch (random.nextInt(14)) {
      case 0, 1, 2 -> add(target, model, element, isHere || isThere);
      case 3, 4 -> poll(target, model);
      case 5 -> {
        assertEquals(isHere, target.contains(element));
        assertEquals(isHere, target.remove(element));
        assertFalse(target.remove(element));
        model.remove(element);
      }
      case 6, 7 -> update(target, model, element, isHere);
      case 8 -> {
        model.remove(element);
        otherModel.remove(element);
        target.moveHere(element);
        model.add(element);
      }
      case 9 -> {
        assertEquals(isHere || isThere, fixture.generated().unlink().test(element));
        model.remove(element);
        otherModel.remove(element);
      }
      case 10 -> {
        assertEquals(
            isHere || isThere ? 1 : 0, fixture.generated().unlinkAll().applyAsInt(element));
        model.remove(element);
        otherModel.remove(element);
      }
      case 11 -> iterate(target, model);
      case 12 -> bulk(target, model);
      default -> {
        E head = target.peek();
        assertEquals(model.isEmpty(), head == null);
        assertTrue(head == null || head.rank() == model.first().rank());
      }
    }
  }

  private void add(IntrusiveHeap<E> target, SortedSet<E> model, E element, boolean isLinked) {
    if (isLinked) {
      assertThrows(IllegalStateException.class, () -> target.add(element));
      assertFalse(target.offer(element));
    } else {
      element.setRank(random.nextInt(RANKS));
      assertTrue(random.nextBoolean() ? target.add(element) : target.offer(element));
      model.add(element);
    }
  }

  private void poll(IntrusiveHeap<E> target, SortedSet<E> model) {
    if (model.isEmpty()) {
      assertNull(target.poll());
      return;
    }
    @Nullable E head = target.peek();
    E polled = random.nextBoolean() ? target.poll() : target.remove();
    assertNotNull(polled);
    assertSame(head, polled);
    assertEquals(model.first().rank(), polled.rank());
    assertTrue(model.remove(polled));
  }

  private void update(IntrusiveHeap<E> target, SortedSet<E> model, E element, boolean isHere) {
    if (isHere) {
      model.remove(element);
      element.setRank(random.nextInt(RANKS));
      target.update(element);
      model.add(element);
    } else {
      assertThrows(IllegalArgumentException.class, () -> target.update(element));
    }
  }

  private void iterate(IntrusiveHeap<E> target, SortedSet<E> model) {
    SortedSet<E> visited = newModel();
    SortedSet<E> before = newModel();
    before.addAll(model);
    for (Iterator<E> iterator = target.iterator(); iterator.hasNext(); ) {
      E element = iterator.next();
      assertTrue(visited.add(element), "visited twice");
      if (random.nextInt(8) == 0) {
        iterator.remove();
        model.remove(element);
      }
    }
    assertEquals(before, visited);
  }

  private void bulk(IntrusiveHeap<E> target, SortedSet<E> model) {
    int limit = random.nextInt(RANKS);
    switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> {
        List<E> polled = new ArrayList<>();
        int count = target.pollWhile(each -> each.rank() < limit / 2, polled::add);
        assertEquals(count, polled.size());
        for (E element : polled) {
          assertEquals(model.first().rank(), element.rank());
          assertTrue(model.remove(element));
        }
        assertTrue(model.isEmpty() || model.first().rank() >= limit / 2);
      }
      case 4, 5, 6, 7 -> {
        boolean isChanged = model.removeIf(each -> each.rank() == limit);
        assertEquals(isChanged, target.removeIf(each -> each.rank() == limit));
      }
      case 8 -> {
        target.clear();
        model.clear();
      }
      case 9 -> {
        List<E> drained = new ArrayList<>();
        assertEquals(model.size(), target.drain(drained::add));
        assertEquals(identitySet(model), identitySet(drained));
        model.clear();
      }
      default -> change(target, model, limit);
    }
  }

  /** Changes the heap in a pass, after which the order is restored. */
  private void change(IntrusiveHeap<E> target, SortedSet<E> model, int limit) {
    target.forEach(
        element -> {
          if (element.rank() < limit) {
            model.remove(element);
            if (element.rank() % 2 == 0) {
              target.remove(element);
            } else {
              element.setRank(element.rank() + RANKS / 2);
              target.update(element);
              model.add(element);
            }
            target.checkInvariants();
            E head = target.peek();
            assertEquals(model.isEmpty(), head == null);
            assertTrue(head == null || head.rank() == model.first().rank());
          }
        });
  }
}
