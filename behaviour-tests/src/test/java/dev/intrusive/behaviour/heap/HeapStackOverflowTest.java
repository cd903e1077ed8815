package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.behaviour.SmallStack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recursions that use up the stack, caught by the caller: the heaps are whole afterwards. */
@EveryHeapHost
final class HeapStackOverflowTest<E extends Ranked> extends HeapContract<E> {

  private static final int ELEMENTS = 9;

  private final SmallStack stack = new SmallStack();

  HeapStackOverflowTest(HeapHost host) {
    super(host);
  }

  /** Runs an operation on a small stack until it is used up, and looks at the heaps each time. */
  private void assertSurvives(Runnable operation) throws InterruptedException {
    List<E> elements = new ArrayList<>(heap);
    elements.addAll(other);
    SmallStack.run(
        () -> {
          for (int round = 0; round < SmallStack.ROUNDS; round++) {
            stack.overflow(operation);
            assertWhole(elements);
          }
        });
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
