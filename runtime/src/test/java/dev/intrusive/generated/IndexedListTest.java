package dev.intrusive.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.sample.PartPool;
import dev.intrusive.sample.PartPool.Part;
import dev.intrusive.sample.PartPool.PartList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What indexed lists do without generated code; the suites of all layouts are elsewhere. */
final class IndexedListTest {

  private static final int CAPACITY = 60;

  private final PartPool pool = new PartPool(CAPACITY);
  private final PartList list = new PartList(pool);

  @Test
  void slots_areWalkedInBothDirections() {
    Part a = pool.emplace();
    Part b = pool.emplace();
    list.addLast(b);
    list.addLast(a);
    assertEquals(b.slot, list.firstSlot());
    assertEquals(a.slot, list.nextSlot(b.slot));
    assertEquals(-1, list.nextSlot(a.slot));
    assertEquals(a.slot, list.lastSlot());
    assertEquals(b.slot, list.previousSlot(a.slot));
    assertEquals(-1, list.previousSlot(b.slot));
    assertSame(a, list.elementOf(a.slot));
  }

  @Test
  void slots_thatAreNotHere_areRefused() {
    Part free = pool.emplace();
    for (int slot : new int[] {free.slot, CAPACITY - 1, -1, CAPACITY, Integer.MIN_VALUE}) {
      assertThrows(IllegalArgumentException.class, () -> list.nextSlot(slot));
      assertThrows(IllegalArgumentException.class, () -> list.previousSlot(slot));
      assertThrows(IllegalArgumentException.class, () -> list.elementOf(slot));
    }
    assertEquals(-1, list.firstSlot());
    assertEquals(-1, list.lastSlot());
  }

  @Test
  void release_unlinks() {
    Part part = pool.emplace();
    list.addLast(part);
    assertSame(list, PartList.holding(pool, part));
    pool.release(part);
    assertTrue(list.isEmpty());
    assertNull(PartList.holding(pool, part));
    assertRefused(IllegalStateException.class, "not live", () -> list.addLast(part));
  }

  @Test
  void objectsThatAreNotOfThePool_areRefused() {
    PartPool other = new PartPool(2);
    Part stranger = other.emplace();
    Part copy = pool.emplace().copy();
    assertRefused(IllegalArgumentException.class, "another pool", () -> list.addFirst(stranger));
    assertRefused(IllegalArgumentException.class, "copy", () -> list.moveToLast(copy));
    assertThrows(IllegalArgumentException.class, () -> PartList.holding(pool, stranger));
    assertFalse(list.contains(stranger) || list.remove(copy));
    assertThrows(
        IllegalArgumentException.class, () -> list.spliceLast(new PartList(other)), "other pool");
  }

  @Test
  void randomSteps_matchLists() {
    Random random = new Random(7);
    List<PartList> lists = new ArrayList<>();
    List<List<Part>> expected = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      lists.add(new PartList(pool));
      expected.add(new ArrayList<>());
    }
    List<Part> live = new ArrayList<>();
    for (int step = 0; step < 200_000; step++) {
      int target = random.nextInt(lists.size());
      if (live.size() < CAPACITY && random.nextInt(4) == 0) {
        live.add(pool.emplace());
      } else if (!live.isEmpty()) {
        Part part = live.get(random.nextInt(live.size()));
        switch (random.nextInt(5)) {
          case 0 -> {
            expected.forEach(parts -> parts.remove(part));
            live.remove(part);
            pool.release(part);
          }
          case 1 -> {
            boolean wasThere = expected.get(target).remove(part);
            assertEquals(wasThere, lists.get(target).remove(part));
          }
          case 2 -> {
            expected.forEach(parts -> parts.remove(part));
            expected.get(target).add(0, part);
            lists.get(target).moveToFirst(part);
          }
          case 3 -> {
            List<Part> moved = List.copyOf(expected.get(0));
            expected.get(0).removeAll(target == 0 ? List.of() : moved);
            expected.get(target).addAll(target == 0 ? List.of() : moved);
            lists.get(target).spliceLast(lists.get(0));
          }
          default -> {
            expected.forEach(parts -> parts.remove(part));
            expected.get(target).add(part);
            lists.get(target).moveToLast(part);
          }
        }
      }
      lists.get(target).checkInvariants();
      assertEquals(expected.get(target), new ArrayList<>(lists.get(target)));
    }
  }

  private static void assertRefused(
      Class<? extends Throwable> expected, String why, Executable operation) {
    String message = String.valueOf(assertThrows(expected, operation).getMessage());
    assertTrue(message.contains(why), message);
  }
}
