package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/**
 * Recursions that use up the stack, caught by the caller: the heaps are whole afterwards. On later
 * JDKs frames have other sizes, and an overflow in the middle of a change can still break a heap.
 */
@EnabledForJreRange(max = JRE.JAVA_17)
@EveryHeapHost
final class HeapStackOverflowTest<E extends Ranked> extends HeapContract<E> {

  private static final int ELEMENTS = 9;
  private static final int ROUNDS = 150;
  private static final long STACK = 192 * 1024;

  /** How many frames of another size come first, so that each round ends elsewhere. */
  private int padding;

  HeapStackOverflowTest(HeapHost host) {
    super(host);
  }

  private void overflow(Runnable operation) {
    try {
      pad(padding % 61, operation);
    } catch (StackOverflowError expected) {
      padding++;
    }
  }

  private int pad(int frames, Runnable operation) {
    return frames == 0 ? recurse(operation, 0) : 1 + pad(frames - 1, operation);
  }

  @SuppressWarnings("InfiniteRecursion") // it ends by the overflow
  private int recurse(Runnable operation, int depth) {
    operation.run();
    return 1 + recurse(operation, depth + 1);
  }

  /** Runs an operation on a small stack until it is used up, and looks at the heaps each time. */
  private void assertSurvives(Runnable operation) throws InterruptedException {
    List<E> elements = new ArrayList<>(heap);
    elements.addAll(other);
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                for (int round = 0; round < ROUNDS; round++) {
                  overflow(operation);
                  assertWhole(elements);
                }
              } catch (Throwable e) {
                failure.set(e);
              }
            },
            "small stack",
            STACK);
    thread.start();
    thread.join();
    Throwable thrown = failure.get();
    if (thrown != null) {
      throw new AssertionError(thrown);
    }
    assertOrdered(heap);
    assertOrdered(other);
  }

  private void assertWhole(List<E> elements) {
    heap.checkInvariants();
    other.checkInvariants();
    int linked = 0;
    for (E element : elements) {
      IntrusiveHeap<E> holder = fixture.generated().heapOf().apply(element);
      linked += holder == null ? 0 : 1;
    }
    assertEquals(linked, heap.size() + other.size());
  }

  @Test
  void addAndRemove() throws InterruptedException {
    List<E> elements = fill(heap, ELEMENTS);
    assertSurvives(
        () -> {
          for (E element : elements) {
            heap.remove(element);
            heap.offer(element);
          }
        });
  }

  @Test
  void pollAndAdd() throws InterruptedException {
    fill(heap, ELEMENTS);
    assertSurvives(
        () -> {
          E head = heap.poll();
          if (head != null) {
            head.setRank(head.rank() + 5);
            heap.add(head);
          }
        });
  }

  @Test
  void updateAndMove() throws InterruptedException {
    List<E> elements = fill(heap, ELEMENTS);
    assertSurvives(
        () -> {
          E element = elements.get(4);
          heap.moveHere(element);
          heap.update(element);
          other.moveHere(element);
        });
  }

  @Test
  void passes() throws InterruptedException {
    List<E> elements = fill(heap, ELEMENTS);
    assertSurvives(
        () ->
            heap.forEach(
                element -> {
                  if (element == elements.get(3)) {
                    heap.remove(element);
                    heap.add(element);
                    heap.update(element);
                    heap.peek();
                  }
                }));
  }
}
