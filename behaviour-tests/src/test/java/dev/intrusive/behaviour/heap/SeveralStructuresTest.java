package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Heaps beside lists and maps of one host do not know of each other, and end together. */
final class SeveralStructuresTest {

  private static final int UNITS = 25;

  private final UnitPool pool = new UnitPool(UNITS);
  private final UnitAwake awake = new UnitAwake(pool);
  private final UnitSquad squad = new UnitSquad();
  private final UnitDeadlines deadlines = new UnitDeadlines(pool);
  private final UnitPrices prices =
      new UnitPrices(pool, Comparator.comparingLong(unit -> unit.id % 10));
  private final UnitThreats threats = new UnitThreats();
  private final UnitTurns turns = new UnitTurns();
  private final UnitById byId = new UnitById();
  private final UnitByName byName = new UnitByName(pool);
  private final List<IntrusiveHeap<Unit>> heaps = List.of(deadlines, prices, threats, turns);
  private final List<Unit> units = new ArrayList<>();

  SeveralStructuresTest() {
    for (int i = 0; i < UNITS; i++) {
      Unit unit = pool.emplace(i);
      units.add(unit);
      awake.add(unit);
      squad.add(unit);
      heaps.forEach(heap -> heap.add(unit));
      byId.add(unit);
      byName.add(unit);
    }
  }

  private void assertSizes(int size) {
    heaps.forEach(
        heap -> {
          heap.checkInvariants();
          assertEquals(size, heap.size());
        });
    assertEquals(size, awake.size());
    assertEquals(size, squad.size());
    assertEquals(size, byId.size());
    assertEquals(size, byName.size());
  }

  @Test
  void eachHeapHasItsOwnOrder() {
    assertSame(units.get(0), deadlines.poll());
    assertSame(units.get(0), threats.poll());
    assertSame(units.get(UNITS - 1), turns.poll());
    Unit cheapest = prices.element();
    assertEquals(0, cheapest.id % 10);
    heaps.forEach(IntrusiveHeap::checkInvariants);
  }

  @Test
  void unlinkAll_leavesEverything() {
    Unit unit = units.get(13);
    assertEquals(8, UnitLinks.unlinkAll(pool, unit));
    assertFalse(UnitLinks.isLinked(pool, unit));
    assertNull(byId.get(13));
    assertSizes(UNITS - 1);
  }

  @Test
  void release_leavesEverything() {
    for (int i = 0; i < UNITS; i++) {
      pool.release(units.get(i * 7 % UNITS));
      assertSizes(UNITS - 1 - i);
    }
  }

  @Test
  void release_withinPassesOfAll() {
    deadlines.forEach(
        unit ->
            turns.forEach(
                other -> {
                  if (other.id % 3 == 0) {
                    pool.release(other);
                  }
                }));
    assertSizes(16);
    assertTrue(deadlines.stream().allMatch(unit -> unit.id % 3 != 0));
  }
}
