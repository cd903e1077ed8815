package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be done with the links of an object while its life begins or ends. */
final class HooksTest extends TwoPools {

  private final List<Bullet> seen = new ArrayList<>();

  private void link(Bullet bullet) {
    list.add(bullet);
    cell.addFirst(bullet);
  }

  @Test
  void beginningObject_canBeLinked() {
    hooks.onBegin =
        bullet -> {
          assertFalse(pool.isLive(bullet));
          link(bullet);
          assertSame(list, BulletLinks.liveListOf(pool, bullet));
          assertTrue(list.contains(bullet));
          second.moveToFirst(bullet);
          list.moveToLast(bullet);
        };
    Bullet a = bullet();
    Bullet b = bullet();
    assertEquals(List.of(a, b), new ArrayList<>(list));
    assertEquals(List.of(b, a), new ArrayList<>(cell));
    assertTrue(second.isEmpty());
  }

  @Test
  void failingBeginning_leavesTheLists() {
    Bullet stays = in(list);
    hooks.onBegin =
        bullet -> {
          seen.add(bullet);
          link(bullet);
          list.moveBefore(stays, bullet);
          throw new IllegalCallerException("expected");
        };
    assertThrows(IllegalCallerException.class, this::bullet);
    assertThrows(IllegalCallerException.class, () -> pool.tryEmplace(1));
    assertEquals(List.of(stays), new ArrayList<>(list));
    assertTrue(cell.isEmpty());
    for (Bullet failed : seen) {
      assertUnknown(pool, failed);
      assertRefused(IllegalStateException.class, "add", () -> list.add(failed));
      assertRefused(IllegalStateException.class, "move", () -> cell.moveToLast(failed));
    }
    assertEquals(2, seen.size());
    assertEquals(1, pool.liveCount());
  }

  @Test
  void failingBeginning_duringAPass() {
    Bullet a = in(list);
    Bullet b = in(list);
    Bullet c = in(list);
    hooks.onBegin =
        bullet -> {
          list.insertAfter(b, bullet);
          throw new IllegalCallerException("expected");
        };
    list.forEach(
        element -> {
          seen.add(element);
          assertThrows(IllegalCallerException.class, this::bullet);
        });
    assertEquals(List.of(a, b, c), seen);
    assertEquals(List.of(a, b, c), new ArrayList<>(list));
  }

  @Test
  void endingObject_isStillLinked() {
    Bullet a = in(list);
    Bullet b = in(list);
    cell.add(b);
    hooks.onEnd =
        bullet -> {
          seen.add(bullet);
          assertFalse(pool.isLive(bullet));
          assertTrue(list.contains(bullet) && cell.contains(bullet));
          assertSame(list, BulletLinks.liveListOf(pool, bullet));
          assertSame(a, list.previous(bullet));
          assertSame(cell, BulletLinks.gridCellOf(pool, bullet));
          assertEquals(List.of(a, b), new ArrayList<>(list));
        };
    pool.release(b);
    assertEquals(List.of(b), seen);
    assertEquals(List.of(a), new ArrayList<>(list));
    assertTrue(cell.isEmpty());
    assertUnknown(pool, b);
  }

  @Test
  void endingObject_canBeMovedLinkedAndUnlinked() {
    Bullet a = in(list);
    Bullet b = in(list);
    hooks.onEnd =
        bullet -> {
          seen.add(bullet);
          second.moveToFirst(bullet);
          cell.add(bullet);
          assertTrue(BulletLinks.unlinkFromGridCell(pool, bullet));
          assertEquals(1, BulletLinks.unlinkAll(pool, bullet));
          assertFalse(BulletLinks.isLinked(pool, bullet));
          second.add(bullet);
          cell.add(bullet);
          assertSame(second, BulletLinks.liveListOf(pool, bullet));
          assertThrows(IllegalStateException.class, () -> list.add(bullet));
          list.swap(b, bullet);
          assertSame(list, BulletLinks.liveListOf(pool, bullet));
          second.swap(b, bullet);
        };
    pool.release(a);
    assertEquals(List.of(a), seen);
    assertEquals(List.of(b), new ArrayList<>(list));
    assertTrue(second.isEmpty() && cell.isEmpty());
    assertUnknown(pool, a);
    assertRefused(IllegalStateException.class, "add", () -> list.add(a));
  }

  @Test
  void endingObject_whoseHookThrows_leavesTheLists() {
    Bullet a = in(list);
    Bullet b = in(list);
    hooks.onEnd =
        bullet -> {
          cell.add(bullet);
          throw new IllegalCallerException("expected");
        };
    assertThrows(IllegalCallerException.class, () -> pool.release(a));
    assertEquals(List.of(b), new ArrayList<>(list));
    assertTrue(cell.isEmpty());
    assertRefused(IllegalStateException.class, "add", () -> cell.add(a));
  }

  /** The object whose life ends is the same as the one whose life begins in the hook. */
  @Test
  void endingObject_isNotHandedOutMeanwhile() {
    Bullet a = in(list);
    hooks.onEnd =
        bullet -> {
          hooks.onEnd = unused -> {};
          for (Bullet each = pool.tryEmplace(9); each != null; each = pool.tryEmplace(9)) {
            seen.add(each);
            cell.add(each);
          }
        };
    pool.release(a);
    assertEquals(pool.capacity() - 1, seen.size());
    assertFalse(seen.contains(a));
    assertEquals(seen, new ArrayList<>(cell));
    Bullet next = pool.emplace(10);
    assertSame(a, next);
    assertNull(BulletLinks.gridCellOf(pool, next));
  }

  @Test
  void endingObject_mayReleaseItsNeighbours() {
    Bullet a = in(list);
    Bullet b = in(list);
    Bullet c = in(list);
    Bullet d = in(list);
    hooks.onEnd =
        bullet -> {
          seen.add(bullet);
          Bullet next = list.next(bullet);
          if (next != null && next != d) {
            pool.release(next);
          }
          assertTrue(list.contains(bullet));
        };
    pool.release(a);
    assertEquals(List.of(a, b, c), seen);
    assertEquals(List.of(d), new ArrayList<>(list));
    assertEquals(1, pool.liveCount());
  }

  @Test
  void releaseAll_emptiesEveryList() {
    for (int i = 0; i < 8; i++) {
      link(bullet());
    }
    hooks.onEnd =
        bullet -> {
          seen.add(bullet);
          second.moveToLast(bullet);
          if (seen.size() % 2 == 0) {
            throw new IllegalCallerException("expected");
          }
        };
    IllegalCallerException thrown =
        assertThrows(IllegalCallerException.class, () -> pool.releaseAll());
    assertEquals(3, thrown.getSuppressed().length);
    assertEquals(8, seen.size());
    assertTrue(list.isEmpty() && second.isEmpty() && cell.isEmpty() && pool.liveCount() == 0);
    seen.forEach(bullet -> assertUnknown(pool, bullet));
  }
}
