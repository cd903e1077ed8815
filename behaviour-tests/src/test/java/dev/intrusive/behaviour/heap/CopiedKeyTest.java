package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A heap of a pool calls a key method when an element is added or updated, before it changes. */
final class CopiedKeyTest {

  private final ProbePool pool = new ProbePool(40);
  private final Calls calls = new Calls();
  private final ProbeRates heap = new ProbeRates(pool);
  private final ProbeRates other = new ProbeRates(pool);
  private final List<Probe> probes = new ArrayList<>();

  @BeforeEach
  void fill() {
    for (int i = 0; i < 10; i++) {
      probes.add(probe(i));
      heap.add(probes.get(i));
    }
  }

  private Probe probe(int rank) {
    Probe probe = pool.emplace();
    probe.identify(rank, calls);
    probe.setRank(rank);
    return probe;
  }

  private void refuseNext() {
    calls.misbehaveAfter(
        0,
        () -> {
          throw new Refusal();
        });
  }

  @Test
  void add_keyThatThrows_changesNothing() {
    Probe spare = probe(-1);
    refuseNext();
    assertThrows(Refusal.class, () -> heap.add(spare));
    assertFalse(heap.contains(spare));
    assertSame(probes.get(0), heap.peek());
    heap.forEach(
        each -> {
          if (each == probes.get(0)) {
            refuseNext();
            assertThrows(Refusal.class, () -> heap.add(spare));
          }
        });
    assertEquals(10, heap.size());
    heap.checkInvariants();
    heap.add(spare);
    assertSame(spare, heap.peek());
  }

  @Test
  void update_keyThatThrows_changesNothing() {
    probes.get(5).setRank(-1);
    refuseNext();
    assertThrows(Refusal.class, () -> heap.update(probes.get(5)));
    assertTrue(heap.contains(probes.get(5)));
    assertSame(probes.get(0), heap.peek());
    heap.update(probes.get(5));
    assertSame(probes.get(5), heap.peek());
    heap.checkInvariants();
  }

  @Test
  void moveHere_keyThatThrows_changesNothing() {
    for (int call = 0; call < 2; call++) {
      Probe probe = probes.get(call);
      calls.misbehaveAfter(
          call,
          () -> {
            throw new Refusal();
          });
      assertThrows(Refusal.class, () -> other.moveHere(probe));
      assertTrue(call == 0 ? heap.contains(probe) : other.contains(probe));
      heap.checkInvariants();
      other.checkInvariants();
    }
    assertSame(probes.get(1), other.poll());
    assertNull(other.poll());
  }

  @Test
  void peek_inAPassWithAKeyThatChangesTheHeap_isReported() {
    boolean[] isDone = {false};
    heap.forEach(
        each -> {
          if (!isDone[0]) {
            isDone[0] = true;
            heap.remove(probes.get(9));
            calls.misbehaveAfter(3, () -> heap.remove(probes.get(0)));
            assertThrows(ConcurrentModificationException.class, heap::poll);
            heap.checkInvariants();
          }
        });
    assertEquals(8, heap.size());
    assertSame(probes.get(1), heap.poll());
    heap.checkInvariants();
  }

  @Test
  void pollsAndRemovals_callNoKey() {
    refuseNext();
    assertSame(probes.get(0), heap.poll());
    assertTrue(heap.remove(probes.get(4)));
    pool.release(probes.get(5));
    assertEquals(2, heap.pollWhile(each -> each.rank() < 3, each -> {}));
    assertEquals(5, heap.size());
    assertFalse(calls.behave());
    heap.checkInvariants();
  }
}
