package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.generated.IndexedList;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** However many lists there have been over a pool, nothing grows but with those that are filled. */
@Tag("long")
final class TemporaryListsTest {

  private static final int LISTS = 1_000_000;
  private static final int CAPACITY = 10_000;
  private static final int FEWEST_PLACES = 64;

  /** How many lists of a class over a pool the runtime has made room for. */
  private static int places(BulletLiveList list) {
    try {
      Field links = IndexedList.class.getDeclaredField("links");
      links.setAccessible(true);
      Field ids = links.getType().getDeclaredField("ids");
      ids.setAccessible(true);
      Method places = ids.getType().getDeclaredMethod("room");
      places.setAccessible(true);
      return (int) places.invoke(ids.get(links.get(list)));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the room for lists cannot be seen", e);
    }
  }

  @Test
  void lists_oneAfterTheOther() {
    BulletPool pool = new BulletPool(CAPACITY);
    Bullet a = pool.emplace(1);
    Bullet b = pool.emplace(2);
    for (int i = 0; i < LISTS; i++) {
      BulletLiveList list = new BulletLiveList(pool);
      list.add(a);
      list.addFirst(b);
      assertSame(list, BulletLinks.liveListOf(pool, a));
      list.clear();
    }
    assertEquals(FEWEST_PLACES, places(new BulletLiveList(pool)));
  }

  @Test
  void lists_neverEmptyAllAtOnce() {
    BulletPool pool = new BulletPool(CAPACITY);
    Bullet a = pool.emplace(1);
    for (int i = 0; i < LISTS; i++) {
      BulletLiveList list = new BulletLiveList(pool);
      list.moveToFirst(a);
      assertSame(list, BulletLinks.liveListOf(pool, a));
    }
    assertEquals(FEWEST_PLACES, places(new BulletLiveList(pool)));
  }

  /** A few lists stay filled for ever while others come and go. */
  @Test
  void lists_besideSomeThatStay() {
    BulletPool pool = new BulletPool(CAPACITY);
    List<BulletLiveList> staying = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      BulletLiveList list = new BulletLiveList(pool);
      list.add(pool.emplace(i));
      staying.add(list);
    }
    Bullet a = pool.emplace(100);
    for (int i = 0; i < LISTS; i++) {
      BulletLiveList list = new BulletLiveList(pool);
      list.add(a);
      assertSame(a, list.pollLast());
    }
    int places = places(staying.get(0));
    assertTrue(places <= 8 * FEWEST_PLACES, () -> "room for " + places + " lists");
    staying.forEach(list -> assertSame(list, BulletLinks.liveListOf(pool, list.getFirst())));
  }

  /** At no time hold more than a few hundred lists anything. */
  @Test
  void lists_someFilledAtAnyTime() {
    BulletPool pool = new BulletPool(CAPACITY);
    Random random = new Random(1);
    List<Bullet> bullets = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      bullets.add(pool.emplace(i));
    }
    BulletLiveList last = new BulletLiveList(pool);
    for (int i = 0; i < LISTS; i++) {
      last = new BulletLiveList(pool);
      last.moveToLast(bullets.get(random.nextInt(bullets.size())));
      last.moveToLast(bullets.get(random.nextInt(bullets.size())));
      if (random.nextInt(4) == 0) {
        last.clear();
      }
    }
    int places = places(last);
    assertTrue(places <= 16 * 300, () -> "room for " + places + " lists");
    for (Bullet bullet : bullets) {
      BulletLiveList list = BulletLinks.liveListOf(pool, bullet);
      if (list != null) {
        list.checkInvariants();
        assertTrue(list.contains(bullet));
      }
    }
  }

  /** As many lists as there are objects, each with one. */
  @Test
  void lists_oneForEachObject() {
    BulletPool pool = new BulletPool(CAPACITY);
    List<Bullet> bullets = new ArrayList<>();
    List<BulletLiveList> lists = new ArrayList<>();
    for (int round = 0; round < 5; round++) {
      for (int i = 0; i < CAPACITY; i++) {
        bullets.add(pool.emplace(i));
        lists.add(new BulletLiveList(pool));
        lists.get(i).add(bullets.get(i));
      }
      for (int i = 0; i < CAPACITY; i++) {
        assertSame(lists.get(i), BulletLinks.liveListOf(pool, bullets.get(i)));
        assertEquals(1, lists.get(i).size());
        lists.get(i).checkInvariants();
      }
      assertEquals(CAPACITY, pool.releaseAll());
      assertTrue(lists.stream().allMatch(IndexedList::isEmpty));
      bullets.clear();
      lists.clear();
    }
  }
}
