package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.IntrusiveList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Passes of several threads that only read, which leave no trace. */
@EveryHost
final class ReadersTest<E> extends ListContract<E> {

  private static final int LISTS = 20;
  private static final int PASSES = 2_000;

  ReadersTest(Host host) {
    super(host);
  }

  private static Thread start(Runnable body) {
    Thread thread = new Thread(body, "reader");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** A pass that removes the current element and the next one visits each other one. */
  private void assertExact(IntrusiveList<E> target, List<E> elements) {
    List<E> visited = new ArrayList<>();
    target.forEach(
        element -> {
          visited.add(element);
          E next = target.next(element);
          target.remove(element);
          if (next != null) {
            target.remove(next);
          }
        });
    List<E> expected = new ArrayList<>();
    for (int i = 0; i < elements.size(); i += 2) {
      expected.add(elements.get(i));
    }
    assertEquals(labels(expected), labels(visited));
    assertEquals(0, target.size());
  }

  @Test
  void forEach_ofTwoThreads_laterPassesAreExact() {
    for (int round = 0; round < LISTS; round++) {
      list.clear();
      List<E> elements = fill(list, 5);
      AtomicInteger visits = new AtomicInteger();
      Runnable read =
          () -> {
            for (int i = 0; i < PASSES; i++) {
              list.forEach(element -> visits.incrementAndGet());
              list.reversed().forEach(element -> visits.incrementAndGet());
            }
          };
      Thread other = start(read);
      read.run();
      join(other);
      assertEquals(2 * 2 * 5 * PASSES, visits.get());
      assertExact(list, elements);
    }
  }

  @Test
  void forEach_ofTwoThreads_laterRemovalsKeepNothing() {
    if (fixture.isPooled()) {
      return;
    }
    IntrusiveList<E> shared = fixture.newList();
    shared.add(fixture.newElement(0));
    Runnable read =
        () -> {
          for (int i = 0; i < PASSES; i++) {
            shared.forEach(element -> {});
          }
        };
    Thread other = start(read);
    read.run();
    join(other);
    List<WeakReference<E>> references = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      references.add(addAndRemove(shared, i));
    }
    assertCollected(references, shared);
  }

  private WeakReference<E> addAndRemove(IntrusiveList<E> target, int label) {
    E element = fixture.newElement(label);
    target.add(element);
    target.remove(element);
    return new WeakReference<>(element);
  }

  @Test
  void forEach_withinAPassOfAnotherThread_laterRemovalsKeepNothing() {
    if (fixture.isPooled()) {
      return;
    }
    IntrusiveList<E> shared = fixture.newList();
    shared.add(fixture.newElement(0));
    shared.forEach(element -> join(start(() -> shared.forEach(each -> {}))));
    assertCollected(List.of(addAndRemove(shared, 1), addAndRemove(shared, 2)), shared);
  }

  /** The reader begins within a pass of this thread, and ends after it. */
  @Test
  void removalDuringAPassOfAReader_isForgottenAfterwards() throws InterruptedException {
    if (fixture.isPooled()) {
      return;
    }
    IntrusiveList<E> shared = fixture.newList();
    shared.add(fixture.newElement(0));
    CountDownLatch waits = new CountDownLatch(1);
    CountDownLatch changed = new CountDownLatch(1);
    List<Thread> readers = new ArrayList<>();
    shared.forEach(
        element -> {
          readers.add(
              start(
                  () ->
                      shared.forEach(
                          each -> {
                            waits.countDown();
                            await(changed);
                          })));
          await(waits);
        });
    WeakReference<E> recorded = addAndRemove(shared, 1);
    changed.countDown();
    join(readers.get(0));
    WeakReference<E> later = addAndRemove(shared, 2);
    assertCollected(List.of(recorded, later), shared);
  }

  /** Another thread reads during a callback, and has ended before the callback changes the list. */
  @Test
  void forEach_withinAPassOfAnotherThread_thatPassStaysExact() {
    List<E> elements = fill(list, 5);
    List<E> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          join(start(() -> list.forEach(each -> {})));
          E next = list.next(element);
          list.remove(element);
          if (next != null) {
            list.remove(next);
          }
        });
    assertEquals(
        labels(List.of(elements.get(0), elements.get(2), elements.get(4))), labels(visited));
  }

  /** A reader waits in its callback while this thread passes over the list and changes it. */
  @Test
  void forEach_ofAReaderThatWaits_staysExact() throws InterruptedException {
    List<E> elements = fill(list, 6);
    List<E> visited = new ArrayList<>();
    CountDownLatch waits = new CountDownLatch(1);
    CountDownLatch changed = new CountDownLatch(1);
    Runnable pass =
        () ->
            list.forEach(
                element -> {
                  visited.add(element);
                  if (element == elements.get(2)) {
                    waits.countDown();
                    await(changed);
                  }
                });
    Thread reader = start(pass);
    waits.await();
    list.forEach(element -> assertEquals(6, list.size()));
    list.remove(elements.get(2));
    list.remove(elements.get(3));
    changed.countDown();
    join(reader);
    List<E> expected = new ArrayList<>(elements.subList(0, 3));
    expected.add(elements.get(4));
    expected.add(elements.get(5));
    assertEquals(labels(expected), labels(visited));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
