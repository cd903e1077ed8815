package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objects that do not live: released, never emplaced, never pooled, copied. */
final class DeadElementsTest extends TwoPools {

  private final Bullet first = in(list);
  private final Bullet last = in(list);

  private void assertNotTaken(Bullet dead, String... reasons) {
    StrangerOperations.taking()
        .forEach(
            (name, call) -> {
              String message =
                  assertRefused(IllegalStateException.class, name, () -> call.on(list, dead));
              assertMentions(message, dead, "liveList", identityOf(list));
              assertMentions(message, (Object[]) reasons);
            });
    StrangerOperations.positions()
        .forEach(
            (name, call) ->
                assertRefused(IllegalArgumentException.class, name, () -> call.on(list, dead)));
    for (BulletLiveList target : List.of(second, new BulletLiveList(pool))) {
      assertRefused(IllegalStateException.class, "add", () -> target.add(dead));
      assertRefused(IllegalStateException.class, "move", () -> target.moveToFirst(dead));
    }
    assertRefused(IllegalStateException.class, "add", () -> cell.add(dead));
    assertNotFound(dead);
    assertUnknown(pool, dead);
    assertSame(last, list.next(first));
  }

  /** Asserts that an object that is not one of the pool is refused everywhere. */
  private void assertStranger(Bullet stranger) {
    StrangerOperations.taking()
        .forEach(
            (name, call) -> {
              String message =
                  assertRefused(
                      IllegalArgumentException.class, name, () -> call.on(list, stranger));
              assertMentions(message, stranger, "liveList", identityOf(list), identityOf(pool));
              assertMentions(message, "copy", "made outside the pool");
            });
    StrangerOperations.positions()
        .forEach(
            (name, call) ->
                assertRefused(IllegalArgumentException.class, name, () -> call.on(list, stranger)));
    for (BulletLiveList target : List.of(second, new BulletLiveList(pool))) {
      assertRefused(IllegalArgumentException.class, "add", () -> target.add(stranger));
      assertRefused(IllegalArgumentException.class, "move", () -> target.moveToFirst(stranger));
    }
    assertRefused(IllegalArgumentException.class, "add", () -> cell.add(stranger));
    assertNotFound(stranger);
    assertStranger(pool, stranger);
    assertSame(last, list.next(first));
  }

  private void assertNotFound(Bullet dead) {
    String before = state();
    assertFalse(list.contains(dead));
    assertFalse(list.remove(dead));
    assertFalse(list.removeFirstOccurrence(dead));
    assertFalse(list.removeLastOccurrence(dead));
    assertEquals(before, state());
  }

  @Test
  void released_isNotTaken() {
    Bullet linked = in(list);
    Bullet free = bullet();
    cell.add(linked);
    pool.release(linked);
    pool.release(free);
    assertNotTaken(linked, "not live", "slot " + linked.slot);
    assertNotTaken(free, "not live", "slot " + free.slot);
  }

  @Test
  void reclaimed_isNotTaken() {
    Bullet linked = in(list);
    pool.retire(linked);
    cell.add(linked);
    assertSame(linked, list.getLast());
    pool.reclaim();
    assertNotTaken(linked, "not live");
  }

  @Test
  void neverEmplaced_isNotTaken() {
    List<Bullet> objects = new ArrayList<>();
    BulletPool unused =
        new BulletPool(
            4,
            () -> {
              objects.add(new Bullet(hooks));
              return objects.get(objects.size() - 1);
            });
    BulletLiveList target = new BulletLiveList(unused);
    for (Bullet object : objects) {
      assertMentions(
          assertRefused(IllegalStateException.class, "add", () -> target.add(object)), "not live");
      assertRefused(IllegalStateException.class, "move", () -> target.moveToLast(object));
      assertFalse(target.contains(object));
      assertUnknown(unused, object);
    }
    Bullet living = unused.emplace(1);
    target.add(living);
    assertSame(living, target.getFirst());
  }

  /** Its field for the slot is that of another object, as a rule. */
  @Test
  void neverPooled_isNotTaken() {
    for (int slot : new int[] {0, first.slot, last.slot, 15, 16, -1, Integer.MAX_VALUE}) {
      Bullet stray = new Bullet(hooks);
      stray.slot = slot;
      assertStranger(stray);
    }
  }

  @Test
  void copy_isNotTaken() {
    Bullet free = bullet();
    for (Bullet original : List.of(first, last, free)) {
      assertStranger(original.copy());
    }
    Bullet copyOfFree = free.copy();
    list.add(free);
    assertNotFound(copyOfFree);
    pool.release(free);
    assertStranger(copyOfFree);
    assertStranger(free.copy());
  }

  @Test
  void copy_ofForeigner_isNotTaken() {
    Bullet copy = inForeignList().copy();
    assertStranger(copy);
    assertStranger(otherPool, copy);
  }

  /** The pool refuses the copy as well, so that its original stays where it is. */
  @Test
  void copy_cannotBeReleased() {
    Bullet copy = first.copy();
    assertRefused(IllegalStateException.class, "release", () -> pool.release(copy));
    assertSame(list, BulletLinks.liveListOf(pool, first));
  }

  @Test
  void swap_freeButLive_isExplainedByThat() {
    Bullet free = bullet();
    assertMentions(
        assertRefused(IllegalStateException.class, "swap", () -> list.swap(first, free)),
        "in no list of this link");
  }

  @Test
  void nextLife_isTaken() {
    pool.release(first);
    Bullet again = pool.tryEmplace(77);
    for (int i = 0; again != null && again != first && i < pool.capacity(); i++) {
      again = pool.tryEmplace(78);
    }
    assertSame(first, again);
    assertUnknown(pool, first);
    list.addFirst(first);
    assertSame(last, list.next(first));
    assertEquals(2, list.size());
  }

  @Test
  void closedPool_listsStayUsable() {
    pool.releaseAll();
    pool.close();
    assertThrows(IllegalStateException.class, this::bullet);
    assertRefused(IllegalStateException.class, "add", () -> list.add(first));
    list.clear();
    list.forEach(element -> list.remove(element));
    assertEquals(0, list.size());
  }
}
