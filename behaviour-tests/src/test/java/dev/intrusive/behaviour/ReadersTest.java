package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Passes of several threads that only read, which leave no trace. */
@EveryHost
final class ReadersTest<E> extends ListContract<E> {

  private static final int LISTS = 20;
  private static final int PASSES = 2_000;

  ReadersTest(Host host) {
    super(host);
  }

  /** A thread that keeps what ended it. */
  private static final class Reader extends Thread {

    private final Runnable body;
    private @Nullable Throwable failure;

    Reader(Runnable body) {
      super("reader");
      this.body = body;
      setDaemon(true);
      start();
    }

    @Override
    public void run() {
      try {
        body.run();
      } catch (Throwable thrown) {
        failure = thrown;
      }
    }

    /** Waits for the end of this thread, and returns what it threw, or null. */
    @Nullable Throwable end() {
      try {
        join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return failure;
    }

    void endWell() {
      Throwable thrown = end();
      if (thrown != null) {
        throw new AssertionError(thrown);
      }
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
      Reader other = new Reader(read);
      read.run();
      other.endWell();
      assertEquals(2 * 2 * 5 * PASSES, visits.get());
      assertExact(list, elements);
    }
  }

  @Test
  void forEach_afterThatOfAnotherThread_followsChanges() {
    fill(list, 2);
    new Reader(() -> list.forEach(element -> {})).endWell();
    E added = element();
    List<E> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          if (!list.contains(added)) {
            list.add(added);
          }
        });
    assertEquals(3, visited.size());
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
    Reader other = new Reader(read);
    read.run();
    other.endWell();
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
    shared.forEach(element -> new Reader(() -> shared.forEach(each -> {})).endWell());
    assertCollected(List.of(addAndRemove(shared, 1), addAndRemove(shared, 2)), shared);
  }

  /** The reader begins within a pass of this thread, and ends after it. */
  @Test
  void insertionDuringAPassOfAReader_isReportedThereAndForgotten() throws InterruptedException {
    assumeFalse(DebugMode.isEnabled(), "it reports the other thread");
    if (fixture.isPooled()) {
      return;
    }
    IntrusiveList<E> shared = fixture.newList();
    shared.add(fixture.newElement(0));
    CountDownLatch waits = new CountDownLatch(1);
    CountDownLatch changed = new CountDownLatch(1);
    List<Reader> readers = new ArrayList<>();
    shared.forEach(
        element -> {
          readers.add(
              new Reader(
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
    assertInstanceOf(ConcurrentModificationException.class, readers.get(0).end());
    WeakReference<E> later = addAndRemove(shared, 2);
    assertCollected(List.of(recorded, later), shared);
  }

  /** A reader that begins within a pass of another thread follows removals as an iterator does. */
  @Test
  void forEach_ofAReaderWithinAPass_followsRemovals() {
    assumeFalse(DebugMode.isEnabled(), "it reports the other thread");
    List<E> elements = fill(list, 5);
    List<E> visited = new ArrayList<>();
    CountDownLatch waits = new CountDownLatch(1);
    CountDownLatch changed = new CountDownLatch(1);
    List<Reader> readers = new ArrayList<>();
    list.forEach(
        element -> {
          if (element == elements.get(0)) {
            readers.add(
                new Reader(
                    () ->
                        list.forEach(
                            each -> {
                              visited.add(each);
                              waits.countDown();
                              await(changed);
                            })));
            await(waits);
          }
        });
    list.remove(elements.get(1));
    list.remove(elements.get(3));
    changed.countDown();
    readers.get(0).endWell();
    assertEquals(
        labels(List.of(elements.get(0), elements.get(2), elements.get(4))), labels(visited));
  }

  /** Another thread reads during a callback, and has ended before the callback changes the list. */
  @Test
  void forEach_withinAPassOfAnotherThread_thatPassStaysExact() {
    List<E> elements = fill(list, 5);
    List<E> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          new Reader(() -> list.forEach(each -> {})).endWell();
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
    assumeFalse(DebugMode.isEnabled(), "it reports the other thread");
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
    Reader reader = new Reader(pass);
    waits.await();
    list.forEach(element -> assertEquals(6, list.size()));
    list.remove(elements.get(2));
    list.remove(elements.get(3));
    changed.countDown();
    reader.endWell();
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
