package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The end of a pooled life takes an object out of its heap. */
@ParameterizedClass(name = "{0}", allowZeroInvocations = true)
@MethodSource("hosts")
final class HeapLifeTest<E extends Ranked> extends HeapContract<E> {

  HeapLifeTest(HeapHost host) {
    super(host);
  }

  static List<HeapHost> hosts() {
    return HeapHosts.chosen(host -> host.newFixture().isPooled());
  }

  @Test
  void release_ofEachElement() {
    for (int size = 1; size < 25; size++) {
      for (int i = 0; i < size; i++) {
        List<E> elements = fill(heap, size);
        fixture.release(elements.remove(i));
        assertHolds(heap, elements);
        assertOrdered(heap);
        elements.forEach(fixture::release);
        assertTrue(heap.isEmpty());
        heap.checkInvariants();
      }
    }
  }

  @Test
  void release_duringAPassAndAPollWhile() {
    List<E> elements = fill(heap, 20);
    heap.forEach(
        element -> {
          if (element.rank() % 2 == 0) {
            fixture.release(element);
          }
        });
    elements.removeIf(element -> !heap.contains(element));
    assertEquals(10, elements.size());
    assertHolds(heap, elements);
    assertEquals(5, heap.pollWhile(each -> each.rank() < 10, fixture::release));
    assertEquals(5, heap.size());
    assertOrdered(heap);
  }

  @Test
  void newLife_beginsOutsideOfHeaps() {
    for (int i = 0; i < 3 * HeapFixture.CAPACITY; i++) {
      E element = in(heap, i % 7);
      fixture.release(element);
      assertFalse(heap.contains(element));
    }
    assertTrue(heap.isEmpty());
  }

  @Test
  void deadObjectOfAnIndexedHeap_isRefused() {
    E element = free(1);
    fixture.release(element);
    if (element instanceof Effect) {
      return; // a heap of the flat layout knows no lives
    }
    assertFails(IllegalStateException.class, () -> heap.add(element), "live");
    assertFails(IllegalStateException.class, () -> heap.offer(element), "live");
    assertFails(IllegalStateException.class, () -> heap.moveHere(element), "live");
    assertFalse(heap.remove(element));
    assertTrue(heap.isEmpty());
  }

  @Test
  void objectOfAnotherPool_isRefused() {
    ConnectionPool pool = new ConnectionPool(4);
    ConnectionPool otherPool = new ConnectionPool(4);
    ConnectionTimers timers = new ConnectionTimers(pool);
    ConnectionTimers otherTimers = new ConnectionTimers(otherPool);
    Connection mine = pool.emplace();
    Connection stranger = otherPool.emplace();
    timers.add(mine);
    otherTimers.add(stranger);
    assertFails(IllegalArgumentException.class, () -> timers.add(stranger), "pool");
    assertFails(IllegalArgumentException.class, () -> timers.offer(stranger), "pool");
    assertFails(IllegalArgumentException.class, () -> timers.moveHere(stranger), "pool");
    assertThrows(IllegalArgumentException.class, () -> timers.update(stranger));
    assertFalse(timers.contains(stranger));
    assertFalse(timers.remove(stranger));
    assertThrows(IllegalArgumentException.class, () -> ConnectionLinks.inTimers(pool, stranger));
    assertFails(
        IllegalArgumentException.class, () -> timers.add(new Connection()), "outside the pool");
    assertEquals(1, timers.size());
    assertEquals(1, otherTimers.size());
    timers.checkInvariants();
    otherTimers.checkInvariants();
  }
}
