package dev.intrusive.behaviour.heap;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static dev.intrusive.behaviour.failing.EachAllocation.ignore;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.behaviour.failing.EachAllocation;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Lets the allocations of all operations on heaps fail, for a kind of host with a name. */
public final class HeapAllocations implements Consumer<String> {

  private static final int ELEMENTS = 20;
  private static final int IN_HEAP = 16;

  /** A public constructor, since the class is loaded by name. */
  public HeapAllocations() {}

  @Override
  public void accept(String host) {
    for (HeapHost each : HeapHosts.chosen()) {
      if (each.name().equals(host)) {
        failEach(each);
        return;
      }
    }
    throw new AssertionError(host);
  }

  /** A full heap, an empty one, and elements, of which the last ones are free. */
  private static final class World<E extends Ranked> {
    final HeapFixture<E> fixture;
    final IntrusiveHeap<E> heap;
    final IntrusiveHeap<E> other;
    final List<E> elements = new ArrayList<>();

    World(HeapFixture<E> fixture) {
      this.fixture = fixture;
      heap = fixture.newHeap();
      other = fixture.newHeap();
      for (int i = 0; i < ELEMENTS; i++) {
        elements.add(fixture.newElement(i * 7 % 11));
      }
      heap.addAll(elements.subList(0, IN_HEAP));
    }

    E at(int index) {
      return elements.get(index);
    }

    E free() {
      return at(IN_HEAP);
    }

    void requireWhole() {
      int linked = 0;
      for (E element : elements) {
        IntrusiveHeap<E> home = fixture.generated().heapOf().apply(element);
        if (home != null) {
          assertTrue(home.contains(element));
          linked++;
        }
      }
      assertEquals(linked, heap.size() + other.size());
      requireWhole(heap);
      requireWhole(other);
    }

    private void requireWhole(IntrusiveHeap<E> each) {
      each.checkInvariants();
      assertEquals(each.size(), HeapContract.contentOf(each).size());
    }
  }

  private static <E extends Ranked> Map<String, Consumer<World<E>>> operations() {
    Map<String, Consumer<World<E>>> all = new LinkedHashMap<>();
    all.put("add", w -> w.heap.add(w.free()));
    all.put("offer to the empty one", w -> w.other.offer(w.free()));
    all.put("addAll", w -> w.heap.addAll(w.elements.subList(IN_HEAP, ELEMENTS)));
    all.put("add of a linked one", w -> w.other.add(w.at(3)));
    all.put("element", w -> w.heap.element());
    all.put("poll", w -> w.heap.poll());
    all.put("remove", w -> w.heap.remove(w.at(3)));
    all.put("update", w -> w.heap.update(w.at(3)));
    all.put("update of a free one", w -> w.heap.update(w.free()));
    all.put("moveHere", w -> w.other.moveHere(w.at(3)));
    all.put("pollWhile", w -> w.heap.pollWhile(e -> true, e -> {}));
    all.put("clear", w -> w.heap.clear());
    all.put("removeIf", w -> w.heap.removeIf(e -> e.rank() % 2 == 0));
    all.put("removeAll", w -> w.heap.removeAll(w.elements.subList(2, 9)));
    all.put("drain", w -> w.heap.drain(e -> {}));
    all.put("forEach", w -> w.heap.forEach(e -> {}));
    all.put("removal in a pass", w -> w.heap.forEach(w.heap::remove));
    all.put("moves in a pass", w -> w.heap.forEach(w.other::moveHere));
    all.put(
        "nested passes", w -> w.heap.forEach(e -> w.heap.forEach(each -> w.heap.update(w.at(2)))));
    all.put("iterator", w -> removeEach(w.heap.iterator()));
    all.put("stream", w -> w.heap.stream().forEach(e -> {}));
    all.put("toArray", w -> ignore(w.heap.toArray()));
    all.put("toString", w -> ignore(w.heap.toString()));
    all.put("unlink", w -> w.fixture.unlink(w.at(3)));
    all.put("unlinkAll", w -> w.fixture.unlinkAll(w.at(3)));
    all.put("describe", w -> ignore(w.fixture.generated().describe().apply(w.at(3))));
    return all;
  }

  private static void removeEach(Iterator<?> iterator) {
    while (iterator.hasNext()) {
      iterator.next();
      iterator.remove();
    }
  }

  private static <E extends Ranked> void failEach(HeapHost host) {
    List<WeakReference<E>> gone = new ArrayList<>();
    List<Object> heaps = new ArrayList<>();
    boolean[] arePooled = {false};
    int failures = 0;
    for (Map.Entry<String, Consumer<World<E>>> operation :
        HeapAllocations.<E>operations().entrySet()) {
      failures +=
          EachAllocation.fail(
              () -> new World<>(host.<E>newFixture()),
              operation.getValue(),
              world -> {
                try {
                  world.requireWhole();
                  world.elements.forEach(world.heap::moveHere);
                  world.requireWhole();
                } catch (AssertionError | RuntimeException e) {
                  throw new AssertionError(operation.getKey(), e);
                }
                assertEquals(ELEMENTS, world.heap.size());
                world.heap.clear();
                heaps.add(world.heap);
                heaps.add(world.other);
                world.elements.forEach(element -> gone.add(new WeakReference<>(element)));
                arePooled[0] = world.fixture.isPooled();
              });
    }
    assertTrue(failures > 10, "hardly anything failed: " + failures);
    if (!arePooled[0]) {
      assertCollected(gone, heaps);
    }
  }
}
