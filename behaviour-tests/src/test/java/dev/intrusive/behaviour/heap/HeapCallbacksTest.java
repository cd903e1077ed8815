package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A comparator or a key method throws, changes the heap, or reads it, at each of its calls in each
 * operation that calls it.
 */
@ParameterizedClass(name = "{0}", allowZeroInvocations = true)
@MethodSource("hosts")
final class HeapCallbacksTest<E extends Ranked> {

  private static final int ELEMENTS = 11;
  private static final int MOST_CALLS = 200;

  private final HeapHost host;

  HeapCallbacksTest(HeapHost host) {
    this.host = host;
  }

  static List<HeapHost> hosts() {
    return HeapHosts.chosen(host -> host.newFixture().comparesByUserCode());
  }

  /**
   * What an operation works on.
   *
   * @param <E> the type of the elements
   */
  private static final class Scene<E extends Ranked> extends HeapContract<E> {
    final List<E> elements = fill(heap, ELEMENTS);
    final E spare = free(2);
    final E stranger = in(other, 1);
    final Set<E> handedOver = identitySet();

    Scene(HeapHost host) {
      super(host);
      in(other, 0);
      in(other, 5);
    }

    E at(int index) {
      return elements.get(index);
    }

    /** All elements, which are each in one heap, or free. */
    List<E> all() {
      List<E> all = new ArrayList<>(elements);
      all.add(spare);
      all.add(stranger);
      return all;
    }
  }

  /** The operations whose failure changes nothing. */
  private static <E extends Ranked> Map<String, Consumer<Scene<E>>> atomic() {
    Map<String, Consumer<Scene<E>>> operations = new LinkedHashMap<>();
    operations.put("add", scene -> scene.heap.add(scene.spare));
    operations.put("offer", scene -> scene.heap.offer(scene.spare));
    operations.put("moveHere of a free one", scene -> scene.heap.moveHere(scene.spare));
    operations.put("poll", scene -> scene.heap.poll());
    operations.put("remove the head", scene -> scene.heap.remove());
    return operations;
  }

  /** The operations that remove an element in any case. */
  private static <E extends Ranked> Map<String, Consumer<Scene<E>>> removals() {
    Map<String, Consumer<Scene<E>>> operations = new LinkedHashMap<>();
    operations.put("remove", scene -> scene.heap.remove(scene.at(0)));
    operations.put("unlinkFrom", scene -> scene.fixture.unlink(scene.at(0)));
    operations.put(
        "iterator",
        scene -> {
          Iterator<E> iterator = scene.heap.iterator();
          while (iterator.next() != scene.at(0)) {
            scene.at(0);
          }
          iterator.remove();
        });
    return operations;
  }

  private static <E extends Ranked> Map<String, Consumer<Scene<E>>> others() {
    Map<String, Consumer<Scene<E>>> operations = new LinkedHashMap<>();
    operations.put(
        "update to the start",
        scene -> {
          scene.at(3).setRank(-1);
          scene.heap.update(scene.at(3));
        });
    operations.put(
        "update to the end",
        scene -> {
          scene.at(0).setRank(20);
          scene.heap.update(scene.at(0));
        });
    operations.put("moveHere of another heap", scene -> scene.heap.moveHere(scene.stranger));
    operations.put("moveHere away", scene -> scene.other.moveHere(scene.at(0)));
    operations.put(
        "pollWhile", scene -> scene.heap.pollWhile(each -> each.rank() < 5, scene.handedOver::add));
    operations.put("removeIf", scene -> scene.heap.removeIf(each -> each.rank() % 3 == 0));
    operations.put(
        "forEach",
        scene ->
            scene.heap.forEach(
                each -> {
                  if (each.rank() % 3 == 0) {
                    each.setRank(30 - each.rank());
                    scene.heap.update(each);
                  } else if (each.rank() % 3 == 1) {
                    scene.heap.remove(each);
                    scene.heap.offer(scene.spare);
                  }
                }));
    operations.put(
        "polls in a pass",
        scene -> {
          int[] polls = {2};
          scene.heap.forEach(
              each -> {
                E polled = polls[0]-- > 0 ? scene.heap.poll() : null;
                if (polled != null) {
                  scene.handedOver.add(polled);
                }
              });
        });
    operations.put(
        "addAll", scene -> scene.heap.addAll(List.of(scene.spare, scene.fixture.newElement(4))));
    return operations;
  }

  private void forEachCall(
      Map<String, Consumer<Scene<E>>> operations, Attempt<E> attempt, int leastFailures) {
    operations.forEach(
        (name, operation) -> {
          int failures = 0;
          for (int call = 0; ; call++) {
            assertTrue(call < MOST_CALLS, name);
            Scene<E> scene = new Scene<>(host);
            if (!attempt.run(name + " at call " + call, scene, operation, call)) {
              break;
            }
            failures++;
          }
          assertTrue(failures >= leastFailures, name + " failed " + failures + " times");
        });
  }

  /** Does an operation in which a call misbehaves, and returns whether there was such a call. */
  private interface Attempt<E extends Ranked> {
    boolean run(String name, Scene<E> scene, Consumer<Scene<E>> operation, int call);
  }

  /** Asserts that each element is in the heaps once, or nowhere. */
  private static <E extends Ranked> void assertWhole(String name, Scene<E> scene) {
    scene.heap.checkInvariants();
    scene.other.checkInvariants();
    int linked = 0;
    for (E element : scene.all()) {
      IntrusiveHeap<E> holder = scene.fixture.generated().heapOf().apply(element);
      assertEquals(holder == scene.heap, scene.heap.contains(element), name);
      assertEquals(holder == scene.other, scene.other.contains(element), name);
      assertFalse(holder != null && scene.handedOver.contains(element), name);
      linked += holder == scene.heap ? 1 : 0;
    }
    int heapSize = HeapContract.contentOf(scene.heap).size();
    assertEquals(heapSize, scene.heap.size(), name);
    assertTrue(linked <= heapSize, name);
  }

  /** Lets an operation fail at a call. */
  private static <E extends Ranked> boolean failAt(
      Scene<E> scene, Consumer<Scene<E>> operation, int call) {
    scene
        .fixture
        .calls()
        .misbehaveAfter(
            call,
            () -> {
              throw new Refusal();
            });
    try {
      operation.accept(scene);
      assertFalse(scene.fixture.calls().behave(), "what user code threw did not pass on");
      return false;
    } catch (Refusal expected) {
      assertTrue(scene.fixture.calls().behave());
      return true;
    }
  }

  @Test
  void userCodeThrows_inAnOperationThatChangesNothingThen() {
    forEachCall(
        atomic(),
        (name, scene, operation, call) -> {
          boolean hasFailed = failAt(scene, operation, call);
          if (hasFailed) {
            scene.assertHolds(scene.heap, scene.elements);
            scene.assertFree(scene.spare);
          }
          assertWhole(name, scene);
          scene.assertOrdered(scene.heap);
          return hasFailed;
        },
        1);
  }

  @Test
  void userCodeThrows_inARemoval_theElementHasLeft() {
    forEachCall(
        removals(),
        (name, scene, operation, call) -> {
          boolean hasFailed = failAt(scene, operation, call);
          scene.assertFree(scene.at(0));
          scene.assertHolds(scene.heap, scene.elements.subList(1, ELEMENTS));
          scene.assertOrdered(scene.heap);
          scene.assertHolds(scene.heap, scene.elements.subList(1, ELEMENTS));
          return hasFailed;
        },
        1);
  }

  @Test
  void userCodeThrows_inAnyOperation_nothingIsLost() {
    forEachCall(
        others(),
        (name, scene, operation, call) -> {
          int before = scene.heap.size() + scene.other.size();
          boolean hasFailed = failAt(scene, operation, call);
          assertWhole(name, scene);
          if (name.startsWith("update") || name.startsWith("moveHere")) {
            assertEquals(before, scene.heap.size() + scene.other.size());
          }
          scene.assertOrdered(scene.heap);
          scene.assertOrdered(scene.other);
          assertWhole(name, scene);
          return hasFailed;
        },
        1);
  }

  @Test
  void userCodeThrows_whileTheLostOrderIsRestored() {
    for (int call = 0; call < MOST_CALLS; call++) {
      Scene<E> scene = new Scene<>(host);
      scene.at(0).setRank(20);
      if (!failAt(scene, each -> each.heap.remove(each.at(0)), 0)) {
        throw new AssertionError("nothing was compared");
      }
      if (!failAt(scene, each -> each.heap.peek(), call)) {
        assertTrue(call > 5);
        return;
      }
      scene.assertHolds(scene.heap, scene.elements.subList(1, ELEMENTS));
      failAt(scene, each -> each.heap.add(each.spare), 1);
      assertWhole("add after loss", scene);
      scene.assertOrdered(scene.heap);
    }
    throw new AssertionError("it never ends");
  }

  @Test
  void userCodeThrows_inUpdate_theNextUpdateRestoresTheOrder() {
    for (int call = 0; ; call++) {
      Scene<E> scene = new Scene<>(host);
      scene.at(0).setRank(20);
      if (!failAt(scene, each -> each.heap.update(each.at(0)), call)) {
        assertTrue(call > 0);
        return;
      }
      scene.assertHolds(scene.heap, scene.elements);
      scene.heap.update(scene.at(0));
      scene.assertHolds(scene.heap, scene.elements);
      scene.assertOrdered(scene.heap);
    }
  }

  @Test
  void userCodeThrows_inUnlinkAll_theElementHasLeftAndNothingPassesOn() {
    for (int call = 0; call < 8; call++) {
      Scene<E> scene = new Scene<>(host);
      scene
          .fixture
          .calls()
          .misbehaveAfter(
              call,
              () -> {
                throw new Refusal();
              });
      assertEquals(1, scene.fixture.generated().unlinkAll().applyAsInt(scene.at(0)));
      scene.fixture.calls().behave();
      scene.assertFree(scene.at(0));
      scene.assertHolds(scene.heap, scene.elements.subList(1, ELEMENTS));
      scene.assertOrdered(scene.heap);
    }
  }

  /** What leaves everything asks nobody; the order is restored by the next call that compares. */
  @Test
  void unlinkAll_andRelease_callNoComparator() {
    Scene<E> scene = new Scene<>(host);
    boolean releases = false;
    for (int i = 0; i < ELEMENTS - 1; i++) {
      scene
          .fixture
          .calls()
          .misbehaveAfter(
              0,
              () -> {
                throw new Refusal();
              });
      E leaving = scene.at(i);
      releases = scene.fixture.isPooled() && !releases;
      if (releases) {
        scene.fixture.release(leaving);
      } else {
        assertEquals(1, scene.fixture.generated().unlinkAll().applyAsInt(leaving));
      }
      assertFalse(scene.fixture.calls().behave());
      scene.assertHolds(scene.heap, scene.elements.subList(i + 1, ELEMENTS));
      if (i % 3 == 0) {
        scene.heap.peek(); // restores the order
      }
    }
    scene.assertOrdered(scene.heap);
  }

  /** The order is right again after the next call, whatever has left and wherever it was. */
  @Test
  void unlinkAll_theOrderIsRestored() {
    Random random = new Random(11);
    for (int round = 0; round < 200; round++) {
      Scene<E> scene = new Scene<>(host);
      List<E> here = new ArrayList<>();
      scene.heap.clear();
      for (int i = 0; i < 40; i++) {
        E element = scene.fixture.newElement(random.nextInt(1_000));
        scene.heap.add(element);
        here.add(element);
      }
      while (here.size() > 1) {
        for (int leaving = 1 + random.nextInt(2); leaving > 0 && here.size() > 1; leaving--) {
          E element = here.remove(random.nextInt(here.size()));
          assertEquals(1, scene.fixture.generated().unlinkAll().applyAsInt(element));
        }
        int least = here.stream().mapToInt(Ranked::rank).min().orElseThrow();
        E head = scene.heap.element();
        assertEquals(least, head.rank());
        scene.heap.checkInvariants();
      }
    }
  }

  @Test
  @SuppressWarnings("NullAway") // that null is refused is tested
  void nullComparator_isExplained() {
    String message =
        String.valueOf(
            assertThrows(NullPointerException.class, () -> new JobQueue(null)).getMessage());
    assertTrue(message.contains("comparator"), message);
  }

  @Test
  void comparator_isTheOneThatWasGiven() {
    Scene<E> scene = new Scene<>(host);
    Comparator<? super E> order = scene.heap.comparator();
    if (order != null) {
      assertTrue(scene.fixture.comparesByUserCode());
      assertTrue(order.compare(scene.at(0), scene.at(0)) == 0);
    }
    PriorityQueue<E> queue = new PriorityQueue<>(scene.elements.size(), order);
    queue.addAll(scene.elements);
    assertEquals(scene.elements.size(), queue.size());
  }

  @Test
  void userCodeThrows_inRelease_theLifeEnds() {
    for (int call = 0; call < 8; call++) {
      Scene<E> scene = new Scene<>(host);
      assumeTrue(scene.fixture.isPooled());
      scene
          .fixture
          .calls()
          .misbehaveAfter(
              call,
              () -> {
                throw new Refusal();
              });
      scene.fixture.release(scene.at(0));
      scene.fixture.calls().behave();
      scene.assertHolds(scene.heap, scene.elements.subList(1, ELEMENTS));
      scene.assertOrdered(scene.heap);
    }
  }

  /** What user code may do to a heap while it is called. */
  private static <E extends Ranked> Map<String, Consumer<Scene<E>>> changes() {
    Map<String, Consumer<Scene<E>>> changes = new LinkedHashMap<>();
    changes.put("removes", scene -> scene.heap.remove(scene.at(5)));
    changes.put("removes the one at work", scene -> scene.heap.remove(scene.at(0)));
    changes.put("adds", scene -> scene.heap.offer(scene.fixture.newElement(-3)));
    changes.put("adds the same", scene -> scene.heap.offer(scene.spare));
    changes.put("adds it elsewhere", scene -> scene.other.offer(scene.spare));
    changes.put("polls", scene -> scene.heap.poll());
    changes.put("clears", scene -> scene.heap.clear());
    changes.put("moves", scene -> scene.other.moveHere(scene.at(7)));
    changes.put(
        "updates",
        scene -> {
          if (scene.heap.contains(scene.at(7))) {
            scene.at(7).setRank(-7);
            scene.heap.update(scene.at(7));
          }
        });
    changes.put("passes", scene -> scene.heap.forEach(each -> scene.heap.remove(each)));
    return changes;
  }

  @Test
  void userCodeChangesTheHeap_inAnyOperation_isReportedAndNothingIsLost() {
    Map<String, Consumer<Scene<E>>> operations = new LinkedHashMap<>(atomic());
    operations.putAll(removals());
    operations.putAll(others());
    int[] reports = {0};
    HeapCallbacksTest.<E>changes()
        .forEach(
            (what, change) ->
                forEachCall(
                    operations,
                    (name, scene, operation, call) -> {
                      String title = name + ", which " + what;
                      scene.fixture.calls().misbehaveAfter(call, () -> change.accept(scene));
                      try {
                        operation.accept(scene);
                      } catch (ConcurrentModificationException e) {
                        reports[0]++;
                      } catch (IllegalStateException e) {
                        assertTrue(what.startsWith("adds"), title); // it is linked by now
                      } catch (IllegalArgumentException e) {
                        assertTrue(name.contains("forEach") || name.contains("update"), title);
                      }
                      boolean hasMisbehaved = scene.fixture.calls().behave();
                      assertWhole(title, scene);
                      scene.assertOrdered(scene.heap);
                      scene.assertOrdered(scene.other);
                      return hasMisbehaved;
                    },
                    0));
    assertTrue(reports[0] > 500, "only " + reports[0] + " reports");
  }

  @Test
  void userCodeReadsTheHeap_isRight() {
    Map<String, Consumer<Scene<E>>> operations = new LinkedHashMap<>(atomic());
    operations.putAll(others());
    forEachCall(
        operations,
        (name, scene, operation, call) -> {
          scene
              .fixture
              .calls()
              .misbehaveAfter(
                  call,
                  () -> {
                    scene.fixture.calls().behave();
                    assertEquals(scene.heap.size(), HeapContract.contentOf(scene.heap).size());
                    for (E element : scene.all()) {
                      IntrusiveHeap<E> holder = scene.fixture.generated().heapOf().apply(element);
                      assertEquals(holder == scene.heap, scene.heap.contains(element), name);
                    }
                    scene.fixture.calls().misbehaveAfter(0, () -> {});
                    scene.fixture.calls().next();
                  });
          operation.accept(scene);
          boolean hasRead = scene.fixture.calls().behave();
          assertWhole(name, scene);
          scene.assertOrdered(scene.heap);
          return hasRead;
        },
        1);
  }
}
