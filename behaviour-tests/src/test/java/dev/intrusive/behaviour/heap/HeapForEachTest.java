package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** {@code forEach} is exact whatever its action does. */
@EveryHeapHost
final class HeapForEachTest<E extends Ranked> extends HeapContract<E> {

  private static final int ROUNDS = 300;

  private final Random random = new Random(5);

  HeapForEachTest(HeapHost host) {
    super(host);
  }

  @Test
  void eachElementOnce() {
    List<E> elements = fill(heap, 50);
    List<E> visited = new ArrayList<>();
    heap.forEach(visited::add);
    assertEquals(50, visited.size());
    assertEquals(identitySet(elements), identitySet(visited));
  }

  @Test
  void removalOfAnyElementAtAnyVisit() {
    for (int visit = 0; visit < 6; visit++) {
      for (int victim = 0; victim < 6; victim++) {
        List<E> elements = fill(heap, 6);
        E removed = elements.get(victim);
        List<E> visited = new ArrayList<>();
        int last = visit;
        heap.forEach(
            element -> {
              assertTrue(heap.contains(element));
              visited.add(element);
              if (visited.size() == last + 1) {
                assertTrue(heap.remove(removed));
                heap.checkInvariants();
              }
            });
        elements.remove(removed);
        assertTrue(visited.containsAll(elements));
        assertEquals(identitySet(visited).size(), visited.size());
        assertHolds(heap, elements);
        assertOrdered(heap);
        heap.clear();
      }
    }
  }

  /** Whatever an action does with each element, the pass ends. */
  @Test
  void actionThatDoesTheSameWithEachElement_ends() {
    List<Route<E>> actions =
        List.of(
            element -> heap.remove(element),
            element -> {
              assertTrue(heap.remove(element));
              heap.add(element);
            },
            heap::update,
            element -> {
              element.setRank(-element.rank());
              heap.update(element);
            },
            element -> {
              assertTrue(heap.remove(element));
              element.setRank(element.rank() + 100);
              heap.add(element);
            },
            element -> heap.add(free(3)),
            element -> heap.add(heap.remove()),
            element -> heap.clear());
    for (Route<E> action : actions) {
      fill(heap, 20);
      int[] visits = {0};
      heap.forEach(
          element -> {
            if (++visits[0] > 40) {
              throw new AssertionError("the pass does not end");
            }
            action.leave(element);
          });
      heap.checkInvariants();
      heap.clear();
    }
  }

  /** What reschedules elements for now, or adds them again, gets each at most once. */
  @Test
  void consumerThatAddsAgain_ends() {
    List<E> elements = fill(heap, 20);
    assertEquals(20, heap.pollWhile(element -> true, heap::add));
    assertHolds(heap, elements);
    assertEquals(
        20,
        heap.pollWhile(
            element -> true,
            element -> {
              element.setRank(-1_000);
              heap.add(element);
            }));
    List<E> handed = new ArrayList<>();
    assertEquals(
        20,
        heap.drain(
            element -> {
              handed.add(element);
              heap.add(element);
            }));
    assertEquals(identitySet(elements), identitySet(handed));
    assertHolds(heap, elements);
  }

  /** An element that the consumer adds stays, whatever has left before. */
  @Test
  void drain_keepsWhatItsConsumerAdds() {
    List<Runnable> removals =
        List.of(
            heap::clear,
            () -> heap.removeIf(element -> true),
            () -> contentOf(heap).forEach(heap::remove));
    for (Runnable removal : removals) {
      for (int size = 1; size <= 17; size++) {
        fill(heap, size);
        List<E> added = new ArrayList<>();
        int most = size + 3;
        int drained =
            heap.drain(
                element -> {
                  removal.run();
                  for (int i = 0; i < most; i++) {
                    added.add(in(heap, i));
                  }
                });
        assertEquals(1, drained);
        assertHolds(heap, added);
        assertOrdered(heap);
        heap.clear();
        heap.checkInvariants();
      }
    }
  }

  @Test
  void removalByEachRoute() {
    List<Route<E>> routes = new ArrayList<>();
    routes.add(element -> heap.remove(element));
    routes.add(fixture::unlink);
    routes.add(fixture::unlinkAll);
    routes.add(element -> heap.removeIf(each -> each == element));
    routes.add(element -> other.moveHere(element));
    if (fixture.isPooled()) {
      routes.add(fixture::release);
    }
    for (Route<E> route : routes) {
      List<E> elements = fill(heap, 12);
      Set<E> left = identitySet();
      heap.forEach(
          element -> {
            assertFalse(left.contains(element));
            for (int i = 0; i < 2; i++) {
              E victim = elements.get(random.nextInt(elements.size()));
              if (left.add(victim)) {
                route.leave(victim);
                assertFalse(heap.contains(victim));
              }
            }
          });
      heap.checkInvariants();
      assertEquals(12 - left.size(), heap.size());
      heap.clear();
    }
  }

  /** A way in which an element leaves a heap. */
  private interface Route<E> {
    void leave(E element);
  }

  @Test
  void updateDuringAPass_visitsNothingTwice() {
    List<E> elements = fill(heap, 40);
    List<E> visited = new ArrayList<>();
    heap.forEach(
        element -> {
          visited.add(element);
          E any = elements.get(random.nextInt(40));
          any.setRank(random.nextInt(100));
          heap.update(any);
          heap.moveHere(any);
          E head = heap.peek();
          assertTrue(
              head != null && elements.stream().allMatch(each -> head.rank() <= each.rank()));
        });
    assertEquals(identitySet(elements), identitySet(visited));
    assertEquals(40, visited.size());
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void poll_ofTheEmptiedHeap_duringAPass() {
    fill(heap, 3);
    heap.forEach(
        element -> {
          heap.clear();
          assertNull(heap.poll());
        });
    heap.checkInvariants();
  }

  @Test
  void polls_duringAPass() {
    fill(heap, 20);
    List<E> polled = new ArrayList<>();
    Set<E> visited = identitySet();
    heap.forEach(
        element -> {
          assertTrue(visited.add(element));
          assertFalse(polled.contains(element));
          E head = heap.poll();
          assertTrue(head != null && head.rank() == polled.size());
          polled.add(head);
        });
    visited.addAll(polled);
    assertEquals(20, visited.size());
    heap.checkInvariants();
    assertEquals(20 - polled.size(), heap.size());
  }

  @Test
  void actionThatThrows_leavesTheHeapWhole() {
    List<E> elements = fill(heap, 20);
    assertThrows(
        Refusal.class,
        () ->
            heap.forEach(
                element -> {
                  if (elements.size() == 15) {
                    throw new Refusal();
                  }
                  heap.remove(element);
                  elements.remove(element);
                }));
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void changesAtRandom_inNestedPasses() {
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      elements.add(free(random.nextInt(50)));
    }
    for (int round = 0; round < ROUNDS; round++) {
      elements.forEach(heap::offer);
      pass(elements, round % 3);
      heap.checkInvariants();
      assertOrdered(heap);
    }
  }

  /** Returns which elements have left or joined during the pass. */
  private Set<E> pass(List<E> elements, int depth) {
    Set<E> left = identitySet();
    Set<E> present = contentOf(heap);
    List<E> visited = new ArrayList<>();
    heap.forEach(
        element -> {
          assertTrue(heap.contains(element));
          visited.add(element);
          for (int i = random.nextInt(4); i > 0; i--) {
            E any = elements.get(random.nextInt(elements.size()));
            if (heap.contains(any)) {
              if (random.nextBoolean()) {
                heap.remove(any);
                left.add(any);
              } else {
                any.setRank(random.nextInt(50));
                heap.update(any);
              }
            } else if (random.nextBoolean()) {
              heap.add(any);
              left.add(any);
            }
          }
          if (depth > 0 && random.nextInt(10) == 0) {
            left.addAll(pass(elements, depth - 1));
          }
        });
    Set<E> once = identitySet();
    for (E element : visited) {
      assertTrue(once.add(element) || left.contains(element), "visited twice");
    }
    present.removeAll(left);
    assertTrue(once.containsAll(present), "missed");
    return left;
  }

  @Test
  void additionsDuringAPass_atEachSize() {
    for (int size = 1; size <= 40; size++) {
      List<E> elements = fill(heap, size);
      List<E> visited = new ArrayList<>();
      heap.forEach(
          element -> {
            visited.add(element);
            if (visited.size() == 1) {
              for (int i = 0; i < 40; i++) {
                elements.add(in(heap, i % 5));
              }
            }
          });
      assertEquals(identitySet(elements.subList(0, size)), identitySet(visited));
      assertEquals(size, visited.size());
      assertHolds(heap, elements);
      assertOrdered(heap);
      elements.forEach(fixture::unlink);
      if (fixture.isPooled()) {
        elements.forEach(fixture::release);
      }
    }
  }

  @Test
  void longPass_visitsEachOnce() {
    List<E> elements = fill(heap, 10);
    E visitor = free(3);
    int[] visits = {0};
    heap.forEach(
        element -> {
          visits[0]++;
          for (int i = 0; i < 1_000; i++) {
            heap.add(visitor);
            assertTrue(heap.remove(visitor));
          }
        });
    assertEquals(10, visits[0]);
    assertHolds(heap, elements);
    assertOrdered(heap);
  }

  @Test
  void readersOfSeveralThreads() throws InterruptedException {
    List<E> elements = fill(heap, 20);
    List<Thread> readers = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Thread reader =
          new Thread(
              () -> {
                for (int j = 0; j < 200; j++) {
                  assertEquals(20, contentOf(heap).size());
                }
              });
      reader.setUncaughtExceptionHandler(
          (thread, e) -> {
            synchronized (failures) {
              failures.add(e);
            }
          });
      reader.start();
      readers.add(reader);
    }
    for (Thread reader : readers) {
      reader.join();
    }
    assertEquals(List.of(), failures);
    assertTrue(heap.remove(elements.remove(0)));
    assertHolds(heap, elements);
    assertOrdered(heap);
  }
}
