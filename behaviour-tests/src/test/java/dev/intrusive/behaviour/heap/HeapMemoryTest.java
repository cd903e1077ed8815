package dev.intrusive.behaviour.heap;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** A heap keeps no element alive that left it, and no element keeps a heap alive that it left. */
@EveryHeapHost
final class HeapMemoryTest<E extends Ranked> extends HeapContract<E> {

  HeapMemoryTest(HeapHost host) {
    super(host);
  }

  private static <E extends Ranked> Map<String, BiConsumer<IntrusiveHeap<E>, E>> removals() {
    Map<String, BiConsumer<IntrusiveHeap<E>, E>> removals = new LinkedHashMap<>();
    removals.put("remove", IntrusiveHeap::remove);
    removals.put("poll", (heap, element) -> heap.poll());
    removals.put("pollWhile", (heap, element) -> heap.pollWhile(each -> true, each -> {}));
    removals.put("removeIf", (heap, element) -> heap.removeIf(each -> true));
    removals.put("clear", (heap, element) -> heap.clear());
    removals.put("drain", (heap, element) -> heap.drain(each -> {}));
    removals.put("a pass", (heap, element) -> heap.forEach(heap::remove));
    return removals;
  }

  @Test
  void elementThatLeft_isGarbage() {
    if (fixture.isPooled()) {
      return; // its pool keeps it
    }
    List<IntrusiveHeap<E>> emptied = new ArrayList<>();
    List<WeakReference<E>> references = new ArrayList<>();
    HeapMemoryTest.<E>removals()
        .forEach(
            (name, removal) -> {
              IntrusiveHeap<E> target = fixture.newHeap();
              for (int i = 0; i < 9; i++) {
                references.add(new WeakReference<>(in(target, i)));
              }
              for (WeakReference<E> reference : references) {
                E element = reference.get();
                if (element != null && target.contains(element)) {
                  removal.accept(target, element);
                }
              }
              assertTrue(target.isEmpty(), name);
              emptied.add(target);
            });
    assertCollected(references, emptied);
  }

  @Test
  void heapThatIsEmptied_isGarbage() {
    List<E> elements = new ArrayList<>();
    List<WeakReference<IntrusiveHeap<E>>> references = new ArrayList<>();
    HeapMemoryTest.<E>removals()
        .forEach(
            (name, removal) -> {
              E element = free(1);
              elements.add(element);
              references.add(emptied(element, removal));
            });
    assertCollected(references, List.of(elements, fixture));
  }

  private WeakReference<IntrusiveHeap<E>> emptied(
      E element, BiConsumer<IntrusiveHeap<E>, E> removal) {
    IntrusiveHeap<E> temporary = fixture.newHeap();
    temporary.add(element);
    removal.accept(temporary, element);
    return new WeakReference<>(temporary);
  }
}
