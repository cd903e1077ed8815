package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.ObjectPool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Objects of another pool of the same class, most of which have a slot that is taken here, too. */
final class ForeignElementsTest extends TwoPools {

  private final List<Bullet> foreigners = new ArrayList<>();

  @BeforeEach
  void fill() {
    in(list);
    in(list);
    in(second);
    bullet();
    Bullet free = foreign();
    Bullet inCellAlone = foreign();
    foreignCell.add(inCellAlone);
    foreigners.addAll(List.of(free, inCellAlone, inForeignList(), inForeignList()));
    for (int i = 0; i < 4; i++) {
      foreigners.add(inForeignList());
    }
  }

  @Test
  void foreigner_isNotTaken() {
    for (Bullet foreigner : foreigners) {
      StrangerOperations.taking()
          .forEach(
              (name, call) -> {
                String message =
                    assertRefused(
                        IllegalArgumentException.class, name, () -> call.on(list, foreigner));
                assertMentions(
                    message,
                    foreigner,
                    "liveList",
                    identityOf(list),
                    "is not an object of",
                    identityOf(pool),
                    "another pool");
              });
    }
  }

  @Test
  void foreigner_isNotTakenByAnEmptyList() {
    list.clear();
    for (Bullet foreigner : foreigners) {
      assertRefused(IllegalArgumentException.class, "add", () -> list.add(foreigner));
      assertRefused(IllegalArgumentException.class, "move", () -> list.moveToFirst(foreigner));
      assertRefused(IllegalArgumentException.class, "offer", () -> list.offer(foreigner));
    }
  }

  @Test
  void foreigner_namesNoPosition() {
    for (Bullet foreigner : foreigners) {
      StrangerOperations.positions()
          .forEach(
              (name, call) ->
                  assertMentions(
                      assertRefused(
                          IllegalArgumentException.class, name, () -> call.on(list, foreigner)),
                      foreigner,
                      identityOf(list)));
    }
  }

  @Test
  void foreigner_isNotFound() {
    for (Bullet foreigner : foreigners) {
      String before = state();
      assertFalse(list.contains(foreigner));
      assertFalse(list.remove(foreigner));
      assertFalse(list.removeFirstOccurrence(foreigner));
      assertFalse(list.removeLastOccurrence(foreigner));
      assertFalse(list.removeAll(List.of(foreigner)));
      assertEquals(before, state());
      assertStranger(pool, foreigner);
    }
    assertEquals(6, foreignList.size());
  }

  @Test
  void addAll_foreignerInTheMiddle_takesWhatComesBefore() {
    Bullet before = bullet();
    Bullet behind = bullet();
    Bullet last = list.getLast();
    assertThrows(
        IllegalArgumentException.class,
        () -> list.addAll(List.of(before, foreigners.get(0), behind)));
    assertSame(before, list.next(last));
    assertSame(before, list.getLast());
    assertFalse(BulletLinks.inLiveList(pool, behind));
  }

  /** The pool that an accessor is given decides, not the list that the element is in. */
  @Test
  void accessor_askedWithTheOtherPool_knowsTheElement() {
    Bullet linked = foreigners.get(2);
    assertTrue(BulletLinks.inLiveList(otherPool, linked));
    assertSame(foreignList, BulletLinks.liveListOf(otherPool, linked));
    assertStranger(pool, linked);
  }

  /** A slot beyond the end of the smaller pool. */
  @Test
  void foreigner_ofALargerPool() {
    BulletPool large = new BulletPool(200);
    for (int i = 0; i < 200; i++) {
      Bullet foreigner = large.emplace(1000 + i);
      assertRefused(IllegalArgumentException.class, "add", () -> list.add(foreigner));
      assertFalse(list.contains(foreigner));
      assertStranger(pool, foreigner);
    }
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"}) // what callers do who use raw types
  void list_overAPoolOfAnotherClass_isRefused() {
    ObjectPool tiles = new TilePool<Integer>(2);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> new BulletLiveList(tiles));
    assertMentions(
        String.valueOf(refusal.getMessage()), identityOf(tiles), BulletLiveList.class.getName());
  }

  @Test
  @SuppressWarnings("NullAway") // that null is refused is tested
  void null_isRefused() {
    Bullet linked = list.getFirst();
    assertThrows(NullPointerException.class, () -> new BulletLiveList(null));
    assertThrows(NullPointerException.class, () -> BulletLinks.inLiveList(null, linked));
    assertThrows(NullPointerException.class, () -> BulletLinks.liveListOf(null, linked));
    assertThrows(NullPointerException.class, () -> BulletLinks.unlinkAll(null, linked));
    assertThrows(NullPointerException.class, () -> BulletLinks.isLinked(null, linked));
    assertThrows(NullPointerException.class, () -> BulletLinks.describe(null, linked));
  }
}
