package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Walks over the slots of a list. */
final class SlotWalkTest extends TwoPools {

  private List<Bullet> forwards() {
    List<Bullet> found = new ArrayList<>();
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      found.add(list.elementOf(slot));
    }
    return found;
  }

  private List<Bullet> backwards() {
    List<Bullet> found = new ArrayList<>();
    for (int slot = list.lastSlot(); slot >= 0; slot = list.previousSlot(slot)) {
      found.add(list.elementOf(slot));
    }
    Collections.reverse(found);
    return found;
  }

  private void assertWalks(List<Bullet> expected) {
    assertEquals(expected, forwards());
    assertEquals(expected, backwards());
    assertEquals(expected, new ArrayList<>(list));
  }

  @Test
  void walk_ofEmptyList() {
    assertEquals(-1, list.firstSlot());
    assertEquals(-1, list.lastSlot());
    list.add(bullet());
    list.clear();
    assertEquals(-1, list.firstSlot());
    assertEquals(-1, list.lastSlot());
  }

  @Test
  void walk_ofOne() {
    Bullet only = in(list);
    assertEquals(only.slot, list.firstSlot());
    assertEquals(only.slot, list.lastSlot());
    assertEquals(-1, list.nextSlot(only.slot));
    assertEquals(-1, list.previousSlot(only.slot));
    assertSame(only, list.elementOf(only.slot));
  }

  @Test
  void walk_followsTheOrder() {
    List<Bullet> expected = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 0; i < 12; i++) {
      Bullet bullet = bullet();
      int at = random.nextInt(expected.size() + 1);
      if (at == expected.size()) {
        list.addLast(bullet);
      } else {
        list.insertBefore(expected.get(at), bullet);
      }
      expected.add(at, bullet);
      assertWalks(expected);
    }
    Collections.reverse(expected);
    list.reverse();
    assertWalks(expected);
    while (!expected.isEmpty()) {
      pool.release(expected.remove(random.nextInt(expected.size())));
      assertWalks(expected);
    }
  }

  /** The first slot and the last are as good as any other. */
  @Test
  void walk_overAllSlots() {
    List<Bullet> expected = new ArrayList<>();
    while (pool.freeCount() > 0) {
      expected.add(in(list));
    }
    assertWalks(expected);
  }

  private void assertNotHere(int slot) {
    assertMentions(
        assertRefused(IllegalArgumentException.class, "next", () -> list.nextSlot(slot)),
        "slot " + slot,
        "liveList",
        identityOf(list));
    assertRefused(IllegalArgumentException.class, "previous", () -> list.previousSlot(slot));
    assertRefused(IllegalArgumentException.class, "element", () -> list.elementOf(slot));
  }

  @Test
  void slot_notInTheList() {
    Bullet left = in(list);
    Bullet elsewhere = in(second);
    Bullet free = bullet();
    Bullet late = bullet();
    Bullet released = bullet();
    pool.release(released);
    list.remove(left);
    cell.add(free);
    for (boolean isEmpty : new boolean[] {true, false}) {
      for (int slot : new int[] {left.slot, elsewhere.slot, free.slot, released.slot}) {
        assertNotHere(slot);
      }
      for (int slot : new int[] {-1, -2, -3, -4, Integer.MIN_VALUE, 16, Integer.MAX_VALUE}) {
        assertNotHere(slot);
      }
      if (isEmpty) {
        list.add(late);
      }
    }
  }

  /** Slots whose place among the links would be negative, or that of a slot of the list. */
  @Test
  void slot_farBeyondTheEnd() {
    Bullet here = in(list);
    for (int bit = 4; bit < 32; bit++) {
      assertNotHere(here.slot + (1 << bit));
    }
  }

  @Test
  void slot_ofAPassWhileItGoesOn() {
    for (int i = 0; i < 5; i++) {
      in(list);
    }
    List<Bullet> left = new ArrayList<>();
    int slot = list.firstSlot();
    while (slot >= 0) {
      Bullet bullet = list.elementOf(slot);
      slot = list.nextSlot(slot);
      if (bullet.id() % 2 == 0) {
        pool.release(bullet);
      } else {
        left.add(bullet);
      }
    }
    assertWalks(left);
  }
}
