package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import dev.intrusive.generated.ArrayBackedList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In debug mode a list knows the thread that last worked on it, and reports two at the same time.
 * Otherwise it knows none.
 */
final class DebugModeTest {

  /**
   * What a change works on.
   *
   * @param list a list of three elements
   * @param other another one
   * @param spare an element that is in no list
   * @param <E> the type of the elements
   */
  private record Scene<E>(IntrusiveList<E> list, IntrusiveList<E> other, E spare) {}

  private static <E extends Comparable<E>> Map<String, Consumer<Scene<E>>> changes() {
    Map<String, Consumer<Scene<E>>> changes = new LinkedHashMap<>();
    changes.put("add", scene -> scene.list.addLast(scene.spare));
    changes.put("add to the start", scene -> scene.list.addFirst(scene.spare));
    changes.put("remove", scene -> scene.list.removeLast());
    changes.put("remove first", scene -> scene.list.removeFirst());
    changes.put(
        "remove in the middle", scene -> scene.list.remove(scene.list.next(scene.list.getFirst())));
    changes.put("clear", scene -> scene.list.clear());
    changes.put("splice into it", scene -> scene.list.spliceFirst(scene.other));
    changes.put("splice out of it", scene -> scene.other.spliceFirst(scene.list));
    changes.put("move within", scene -> scene.list.reverse());
    changes.put("move to the start", scene -> scene.list.moveToFirst(scene.list.getLast()));
    changes.put("move into it", scene -> scene.list.moveToLast(scene.other.getFirst()));
    changes.put("move out of it", scene -> scene.other.moveToFirst(scene.list.getFirst()));
    changes.put("insert", scene -> scene.list.insertBefore(scene.list.getLast(), scene.spare));
    changes.put(
        "move before", scene -> scene.list.moveBefore(scene.list.getLast(), scene.list.getFirst()));
    changes.put("sort", scene -> scene.list.sort(Comparator.reverseOrder()));
    changes.put("merge into it", scene -> scene.list.merge(scene.other, null));
    changes.put("merge out of it", scene -> scene.other.merge(scene.list, null));
    changes.put("rotate", scene -> scene.list.rotate(1));
    changes.put("swap", scene -> scene.list.swap(scene.list.getFirst(), scene.list.getLast()));
    changes.put(
        "swap with another",
        scene -> scene.other.swap(scene.other.getFirst(), scene.list.getLast()));
    changes.put(
        "swap into another", scene -> scene.list.swap(scene.list.getLast(), scene.other.getLast()));
    changes.put("swap contents", scene -> scene.list.swapContents(scene.other));
    changes.put("swap contents of another", scene -> scene.other.swapContents(scene.list));
    changes.put(
        "splice within",
        scene -> scene.list.spliceFirst(scene.list, scene.list.getLast(), scene.list.getLast()));
    changes.put("split", scene -> scene.list.splitAfter(scene.list.getFirst(), scene.other));
    changes.put("drain", scene -> scene.list.drain(element -> {}));
    changes.put("remove if", scene -> scene.list.removeIf(element -> true));
    changes.put("replace", scene -> scene.list.replace(scene.list.getFirst(), scene.spare));
    changes.put(
        "trim",
        scene -> {
          if (scene.list instanceof ArrayBackedList<?> array) {
            array.trimToSize();
          } else {
            scene.list.pollFirst();
          }
        });
    changes.put("pass", scene -> scene.list.forEach(element -> {}));
    changes.put("descending pass", scene -> scene.list.reversed().forEach(element -> {}));
    return changes;
  }

  private static <E extends Comparable<E>> Scene<E> scene(HostKind<E> kind) {
    Scene<E> scene = new Scene<>(kind.lists().get(), kind.lists().get(), kind.elements().apply(9));
    for (int i = 0; i < 3; i++) {
      scene.list.addLast(kind.elements().apply(i));
      scene.other.addLast(kind.elements().apply(i));
    }
    return scene;
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void twoThreads_atTheSameTime_areReportedWithBothNames(HostKind<E> kind)
      throws InterruptedException {
    if (!DebugMode.isEnabled()) {
      return;
    }
    // A list that two threads really change may be a ring that an operation never leaves.
    IntrusiveList<E> list = kind.lists().get();
    Runnable nothing = () -> DebugUsage.enterChange(list);
    // The first round is enough, unless the threads take turns.
    for (int round = 0; round < 1_000; round++) {
      if (TwoWorkers.run(nothing, nothing).stream().anyMatch(TwoWorkers::areNamed)) {
        return;
      }
    }
    fail("never reported");
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void change_duringAPassOfAnotherThread_isReportedInBoth(
      HostKind<E> kind) {
    if (!DebugMode.isEnabled()) {
      return;
    }
    for (Map.Entry<String, Consumer<Scene<E>>> change : DebugModeTest.<E>changes().entrySet()) {
      if (!change.getKey().contains("pass")) {
        Scene<E> scene = scene(kind);
        List<E> elements = new ArrayList<>(scene.list);
        DebugUsage.assertReportedInBoth(scene.list, () -> change.getValue().accept(scene));
        scene.list.checkInvariants();
        assertEquals(elements, new ArrayList<>(scene.list), change.getKey());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void removal_byAnotherThread_isReportedByALoop(HostKind<E> kind)
      throws InterruptedException {
    if (DebugMode.isEnabled()) {
      Scene<E> scene = scene(kind);
      scene.list.addLast(scene.spare);
      DebugUsage.assertReportedInLoop(scene.list, scene.list::removeLast);
      DebugUsage.assertReportedInLoop(scene.list.reversed(), scene.list::removeFirst);
    }
  }

  /** The moment in which a thread changes a list is too short for another to meet it by chance. */
  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void change_whileAnotherThreadChanges_isRefused(HostKind<E> kind) {
    if (!DebugMode.isEnabled()) {
      return;
    }
    for (Map.Entry<String, Consumer<Scene<E>>> change : DebugModeTest.<E>changes().entrySet()) {
      Scene<E> scene = scene(kind);
      List<E> elements = new ArrayList<>(scene.list);
      List<E> others = new ArrayList<>(scene.other);
      DebugUsage.assertRefused(scene.list, change.getKey(), () -> change.getValue().accept(scene));
      scene.list.checkInvariants();
      scene.other.checkInvariants();
      assertEquals(elements, new ArrayList<>(scene.list), change.getKey());
      assertEquals(others, new ArrayList<>(scene.other), change.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void pass_withinAChangeOfTheSameThread_isNotReported(HostKind<E> kind) {
    if (!DebugMode.isEnabled()) {
      return;
    }
    Scene<E> scene = scene(kind);
    DebugUsage.setChanging(scene.list, Thread.currentThread());
    List<E> visited = new ArrayList<>();
    scene.list.forEach(visited::add);
    DebugUsage.setChanging(scene.list, null);
    assertEquals(new ArrayList<>(scene.list), visited);
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void twoThreads_guardedByALock_areNotReported(HostKind<E> kind)
      throws InterruptedException {
    IntrusiveList<E> list = kind.lists().get();
    List<String> reports =
        TwoWorkers.runUnderLock(
            inAndOut(list, kind.elements().apply(1)), inAndOut(list, kind.elements().apply(2)));
    assertEquals(List.of(), reports);
    list.checkInvariants();
    assertEquals(0, list.size());
  }

  private static <E> Runnable inAndOut(IntrusiveList<E> list, E element) {
    return () -> {
      list.addLast(element);
      list.remove(element);
    };
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void twoThreads_thatHandOverByAQueue_areNotReported(HostKind<E> kind)
      throws InterruptedException {
    Thread owner = Thread.currentThread();
    SynchronousQueue<IntrusiveList<E>> queue = new SynchronousQueue<>();
    IntrusiveList<E> list = kind.lists().get();
    E mine = kind.elements().apply(1);
    E theirs = kind.elements().apply(2);
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread worker =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 1_000; i++) {
                  IntrusiveList<E> received = queue.take();
                  received.moveToFirst(theirs);
                  queue.put(received);
                }
              } catch (Throwable e) {
                failure.set(e);
                owner.interrupt(); // which waits for the list
              }
            });
    worker.start();
    try {
      for (int i = 0; i < 1_000; i++) {
        list.moveToFirst(mine);
        queue.put(list);
        assertSame(list, queue.take());
      }
      worker.join();
    } finally {
      worker.interrupt();
    }
    assertNull(failure.get());
    assertEquals(List.of(theirs, mine), new ArrayList<>(list));
  }

  /** What is known of a list keeps neither it nor the thread that worked on it. */
  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void lastThread_keepsNothing(HostKind<E> kind)
      throws InterruptedException {
    List<WeakReference<Object>> references = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      IntrusiveList<E> list = kind.lists().get();
      Thread worker = new Thread(list::clear);
      worker.start();
      worker.join();
      references.add(new WeakReference<>(list));
      references.add(new WeakReference<>(worker));
    }
    assertCollected(references, kind);
  }
}
