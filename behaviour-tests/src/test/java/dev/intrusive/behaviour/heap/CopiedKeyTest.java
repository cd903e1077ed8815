package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** A heap calls a key method when an element is added or updated, before it changes. */
@ParameterizedClass(name = "{0}", allowZeroInvocations = true)
@MethodSource("hosts")
final class CopiedKeyTest<E extends Ranked> extends HeapContract<E> {

  private final Calls calls;
  private final List<E> elements = new ArrayList<>();

  CopiedKeyTest(HeapHost host) {
    super(host);
    calls = fixture.calls();
  }

  static List<HeapHost> hosts() {
    return HeapHosts.chosen(host -> host.name().endsWith("-key-method"));
  }

  @BeforeEach
  void fill() {
    for (int rank = 0; rank < 10; rank++) {
      elements.add(in(heap, rank));
    }
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
    E spare = free(-1);
    refuseNext();
    assertThrows(Refusal.class, () -> heap.add(spare));
    assertFalse(heap.contains(spare));
    assertSame(elements.get(0), heap.peek());
    heap.forEach(
        each -> {
          if (each == elements.get(0)) {
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
    assumeFalse(DebugMode.isEnabled(), "it asks for keys");
    elements.get(5).setRank(-1);
    refuseNext();
    assertThrows(Refusal.class, () -> heap.update(elements.get(5)));
    assertTrue(heap.contains(elements.get(5)));
    assertSame(elements.get(0), heap.peek());
    heap.update(elements.get(5));
    assertSame(elements.get(5), heap.peek());
    heap.checkInvariants();
  }

  @Test
  void moveHere_keyThatThrows_changesNothing() {
    for (int call = 0; call < 2; call++) {
      E element = elements.get(call);
      calls.misbehaveAfter(
          call,
          () -> {
            throw new Refusal();
          });
      assertThrows(Refusal.class, () -> other.moveHere(element));
      assertTrue(call == 0 ? heap.contains(element) : other.contains(element));
      heap.checkInvariants();
      other.checkInvariants();
    }
    assertSame(elements.get(1), other.poll());
    assertNull(other.poll());
  }

  @Test
  void pollInAPass_callsNoKey() {
    assumeFalse(DebugMode.isEnabled(), "it asks for keys");
    boolean[] isDone = {false};
    heap.forEach(
        each -> {
          if (!isDone[0]) {
            isDone[0] = true;
            heap.remove(elements.get(9));
            refuseNext();
            assertSame(elements.get(0), heap.peek());
            assertSame(elements.get(0), heap.poll());
            assertFalse(calls.behave());
            heap.checkInvariants();
          }
        });
    assertEquals(8, heap.size());
    assertSame(elements.get(1), heap.poll());
    heap.checkInvariants();
  }

  @Test
  void pollsAndRemovals_callNoKey() {
    assumeFalse(DebugMode.isEnabled(), "it asks for keys");
    refuseNext();
    assertSame(elements.get(0), heap.poll());
    assertTrue(heap.remove(elements.get(4)));
    fixture.unlinkAll(elements.get(5));
    assertEquals(2, heap.pollWhile(each -> each.rank() < 3, each -> {}));
    assertEquals(5, heap.size());
    assertFalse(calls.behave());
    heap.checkInvariants();
  }
}
