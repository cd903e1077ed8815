package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Heaps are priority queues. */
@EveryHeapHost
final class HeapQueueTest<E extends Ranked> extends HeapContract<E> {

  private static final int LARGE = 2_000;

  HeapQueueTest(HeapHost host) {
    super(host);
  }

  private static <E extends Ranked> List<Integer> ranks(List<E> elements) {
    return elements.stream().map(Ranked::rank).toList();
  }

  @Test
  void emptyHeap() {
    assertNull(heap.peek());
    assertNull(heap.poll());
    assertFails(NoSuchElementException.class, heap::element, "empty");
    assertFails(NoSuchElementException.class, heap::remove, "empty");
    assertEquals(0, heap.pollWhile(each -> true, each -> {}));
    assertEquals(0, heap.drain(each -> {}));
    assertFalse(heap.removeIf(each -> true));
    assertFalse(heap.iterator().hasNext());
    heap.clear();
    assertHolds(heap, List.of());
  }

  @Test
  void oneElement() {
    E element = in(heap, 5);
    assertSame(element, heap.peek());
    assertSame(element, heap.element());
    assertHolds(heap, List.of(element));
    assertSame(element, heap.remove());
    assertFree(element);
    assertHolds(heap, List.of());
  }

  @Test
  void poll_manyElements_inOrder() {
    List<E> elements = fill(heap, LARGE);
    assertHolds(heap, elements);
    for (int rank = 0; rank < LARGE; rank++) {
      E polled = heap.poll();
      assertNotNull(polled);
      assertEquals(rank, polled.rank());
      assertFree(polled);
    }
    assertHolds(heap, List.of());
  }

  @Test
  void equalRanks_areAllHandedOver() {
    for (int i = 0; i < 50; i++) {
      in(heap, i % 2);
    }
    List<E> polled = new ArrayList<>();
    assertEquals(25, heap.pollWhile(each -> each.rank() == 0, polled::add));
    assertEquals(25, identitySet(polled).size());
    assertEquals(25, heap.size());
  }

  @Test
  void extremeRanks_areOrdered() {
    E least = in(heap, Short.MIN_VALUE);
    E greatest = in(heap, Short.MAX_VALUE);
    E middle = in(heap, -1);
    assertSame(least, heap.poll());
    assertSame(middle, heap.poll());
    assertSame(greatest, heap.poll());
  }

  @Test
  void pollWhile_stopsAtTheFirstThatFails() {
    List<E> elements = fill(heap, 20);
    List<E> polled = new ArrayList<>();
    int count =
        heap.pollWhile(
            each -> each.rank() < 6,
            each -> {
              assertFree(each);
              heap.checkInvariants();
              polled.add(each);
            });
    assertEquals(6, count);
    assertEquals(List.of(0, 1, 2, 3, 4, 5), ranks(polled));
    elements.removeAll(polled);
    assertHolds(heap, elements);
  }

  @Test
  void pollWhile_consumerMayDoAnything() {
    fill(heap, 12);
    List<Integer> polled = new ArrayList<>();
    int count =
        heap.pollWhile(
            each -> each.rank() < 30,
            each -> {
              polled.add(each.rank());
              if (each.rank() == 0) {
                each.setRank(40);
                heap.add(each);
                in(heap, 1);
              } else if (each.rank() == 3) {
                heap.removeIf(element -> element.rank() % 2 == 0 && element.rank() < 10);
              } else if (each.rank() == 5) {
                heap.forEach(
                    element -> {
                      if (element.rank() == 40) {
                        element.setRank(6);
                        heap.update(element);
                      }
                    });
              } else if (each.rank() == 9) {
                heap.clear();
                in(heap, 35);
              }
            });
    assertEquals(List.of(0, 1, 1, 2, 3, 5, 6, 7, 9), polled);
    assertEquals(9, count);
    assertEquals(1, heap.size());
    heap.checkInvariants();
  }

  @Test
  void pollWhile_withinAPass() {
    List<E> elements = fill(heap, 20);
    List<E> visited = new ArrayList<>();
    List<Integer> polled = new ArrayList<>();
    heap.forEach(
        element -> {
          visited.add(element);
          if (visited.size() == 1) {
            E first = in(heap, -1);
            assertSame(first, heap.peek());
            assertEquals(
                11, heap.pollWhile(each -> each.rank() < 10, each -> polled.add(each.rank())));
          }
        });
    assertEquals(List.of(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9), polled);
    elements.removeIf(element -> element.rank() < 10);
    assertHolds(heap, elements);
    assertTrue(visited.containsAll(elements));
    assertOrdered(heap);
  }

  @Test
  void pollWhile_consumerThatThrows() {
    List<E> elements = fill(heap, 10);
    List<E> polled = new ArrayList<>();
    assertThrows(
        Refusal.class,
        () ->
            heap.pollWhile(
                each -> true,
                each -> {
                  polled.add(each);
                  if (polled.size() == 4) {
                    throw new Refusal();
                  }
                }));
    assertEquals(List.of(0, 1, 2, 3), ranks(polled));
    elements.removeAll(polled);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void pollWhile_predicateThatChangesOrThrows_removesNothing() {
    List<E> elements = fill(heap, 10);
    E extra = free(3);
    assertFails(
        ConcurrentModificationException.class,
        () -> heap.pollWhile(each -> heap.add(extra), each -> {}),
        "function");
    elements.add(extra);
    assertHolds(heap, elements);
    assertThrows(
        Refusal.class,
        () ->
            heap.pollWhile(
                each -> {
                  throw new Refusal();
                },
                each -> {}));
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void removeIf_tellsWhetherItRemoved() {
    List<E> elements = fill(heap, 10);
    assertFalse(heap.removeIf(each -> each.rank() > 9));
    assertHolds(heap, elements);
    assertTrue(heap.removeIf(each -> each.rank() > 4));
    elements.removeIf(each -> each.rank() > 4);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  /** Among these sizes are those at which no position is left. */
  @Test
  void operationsThatLookAtAllPositions_atEachSize() {
    List<E> elements = new ArrayList<>();
    for (int size = 1; size <= 70; size++) {
      elements.add(in(heap, -size));
      assertFalse(heap.removeIf(each -> false));
      List<E> iterated = new ArrayList<>();
      heap.iterator().forEachRemaining(iterated::add);
      assertEquals(identitySet(elements), identitySet(iterated));
      E last = elements.get(size - 1);
      heap.forEach(
          element -> {
            if (element == last) {
              heap.update(element);
              assertSame(last, heap.peek());
            }
          });
      assertHolds(heap, elements);
    }
  }

  @Test
  void removeIf_predicateThatThrows() {
    List<E> elements = fill(heap, 10);
    List<E> accepted = new ArrayList<>();
    assertThrows(
        Refusal.class,
        () ->
            heap.removeIf(
                each -> {
                  if (accepted.size() == 3) {
                    throw new Refusal();
                  }
                  return accepted.add(each);
                }));
    elements.removeAll(accepted);
    assertHolds(heap, elements);
    assertOrdered(heap);
    assertHolds(heap, elements);
  }

  @Test
  void removeIf_predicateThatChanges() {
    List<E> elements = fill(heap, 10);
    E extra = free(3);
    assertThrows(
        ConcurrentModificationException.class, () -> heap.removeIf(each -> heap.offer(extra)));
    elements.add(extra);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void drain_consumerMayDoAnything() {
    List<E> elements = fill(heap, 10);
    List<E> drained = new ArrayList<>();
    E victim = elements.get(9);
    int count =
        heap.drain(
            each -> {
              assertFree(each);
              if (drained.isEmpty()) {
                assertTrue(heap.remove(victim));
              }
              drained.add(each);
              if (drained.size() == 3) {
                heap.add(each);
              }
            });
    assertEquals(9, count);
    assertEquals(9, identitySet(drained).size());
    assertFalse(drained.contains(victim));
    assertHolds(heap, List.of(drained.get(2)));
  }

  @Test
  void drain_consumerThatThrows() {
    List<E> elements = fill(heap, 10);
    List<E> drained = new ArrayList<>();
    assertThrows(
        Refusal.class,
        () ->
            heap.drain(
                each -> {
                  drained.add(each);
                  if (drained.size() == 4) {
                    throw new Refusal();
                  }
                }));
    elements.removeAll(drained);
    assertEquals(6, elements.size());
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void clear_withinAPass_endsIt() {
    List<E> elements = fill(heap, 10);
    int[] visits = {0};
    heap.forEach(
        element -> {
          visits[0]++;
          heap.clear();
          heap.checkInvariants();
        });
    assertEquals(1, visits[0]);
    elements.forEach(this::assertFree);
    assertHolds(heap, List.of());
    heap.addAll(elements);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  @SuppressWarnings("ModifyingCollectionWithItself") // that it is refused is tested
  void collectionOperations() {
    List<E> elements = fill(heap, 30);
    assertEquals(identitySet(elements), identitySet(List.of(heap.toArray())));
    assertEquals(30, heap.toArray(new Ranked[0]).length);
    assertEquals(identitySet(elements), heap.stream().collect(Collectors.toSet()));
    Spliterator<E> spliterator = heap.spliterator();
    assertTrue(spliterator.hasCharacteristics(Spliterator.SIZED | Spliterator.NONNULL));
    assertFalse(spliterator.hasCharacteristics(Spliterator.ORDERED));
    assertEquals(30, spliterator.getExactSizeIfKnown());
    assertTrue(heap.containsAll(elements));
    assertTrue(heap.toString().contains("element 29"));
    List<E> removed = elements.subList(0, 10);
    assertTrue(heap.removeAll(removed));
    assertHolds(heap, elements.subList(10, 30));
    assertTrue(heap.retainAll(elements.subList(20, 30)));
    assertHolds(heap, elements.subList(20, 30));
    assertOrdered(heap);
    assertThrows(IllegalStateException.class, () -> heap.addAll(heap));
  }

  @Test
  void update_afterEachChangeOfEachElement_restoresTheOrder() {
    List<E> elements = fill(heap, 22);
    for (E element : elements) {
      for (int rank = -1; rank <= 22; rank++) {
        element.setRank(rank);
        heap.update(element);
        heap.checkInvariants();
        E head = heap.peek();
        assertTrue(head != null && elements.stream().allMatch(each -> head.rank() <= each.rank()));
      }
    }
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void remove_ofEachElement_keepsTheOrder() {
    for (int size = 1; size <= 22; size++) {
      for (int i = 0; i < size; i++) {
        List<E> elements = fill(heap, size);
        assertTrue(heap.remove(elements.get(i)));
        assertFree(elements.remove(i));
        assertHolds(heap, elements);
        Integer[] expected = ranks(elements).stream().sorted().toArray(Integer[]::new);
        List<E> polled = new ArrayList<>();
        heap.pollWhile(each -> true, polled::add);
        assertArrayEquals(expected, ranks(polled).toArray());
        if (fixture.isPooled()) {
          polled.forEach(fixture::release);
        }
      }
    }
  }
}
