package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import org.junit.jupiter.api.Test;

/** Lives that end while iterators or bulk removals are under way. */
final class IterationTest extends FilledLists {

  @Test
  void iterator_theCurrentIsReleased() {
    Iterator<Bullet> iterator = list.iterator();
    while (iterator.hasNext()) {
      Bullet bullet = iterator.next();
      visited.add(bullet.id());
      pool.release(bullet);
      assertThrows(IllegalStateException.class, iterator::remove);
    }
    assertVisited(0, 1, 2, 3, 4, 5);
  }

  @Test
  void iterator_othersAreReleased() {
    for (Iterator<Bullet> iterator = list.descendingIterator(); iterator.hasNext(); ) {
      int id = iterator.next().id();
      visited.add(id);
      if (id > 0) {
        pool.release(bullets[id - 1]);
      }
    }
    assertVisited(5, 3, 1);
  }

  @Test
  void iterator_allAreReleased_ends() {
    Iterator<Bullet> iterator = list.iterator();
    iterator.next();
    pool.releaseAll();
    assertFalse(iterator.hasNext());
  }

  @Test
  void iterator_theCurrentAndTheNextAreReleased_saysSo() {
    Iterator<Bullet> iterator = list.iterator();
    iterator.next();
    pool.release(bullets[0]);
    pool.release(bullets[1]);
    assertThrows(ConcurrentModificationException.class, iterator::next);
  }

  /** The same objects in the same slots are not the same elements any more. */
  @Test
  void iterator_slotsAreUsedAgain_saysSo() {
    Iterator<Bullet> iterator = list.iterator();
    iterator.next();
    pool.release(bullets[0]);
    Bullet again = pool.emplace(10);
    assertSame(bullets[0], again);
    list.addLast(again);
    assertThrows(ConcurrentModificationException.class, iterator::next);
  }

  @Test
  void bulkRemoval_mayReleaseWhatItIsGiven() {
    assertEquals(3, list.removeIf(bullet -> bullet.id() % 2 == 0, pool::release));
    assertEquals(3, pool.liveCount());
    assertEquals(3, list.drain(pool::release));
    assertTrue(pool.liveCount() == 0 && cell.isEmpty());
  }

  @Test
  void bulkRemoval_thatReleasesAnother_isRefused() {
    assertThrows(
        ConcurrentModificationException.class,
        () ->
            list.removeIf(
                bullet -> {
                  pool.release(bullets[4]);
                  return false;
                }));
    assertThrows(
        ConcurrentModificationException.class,
        () ->
            list.sort(
                (a, b) -> {
                  pool.release(a);
                  return Integer.compare(b.id(), a.id());
                }));
    assertEquals(4, list.size());
  }
}
