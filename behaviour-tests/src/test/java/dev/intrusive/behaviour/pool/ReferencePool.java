package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a pool of bullets and the lists that they are in should hold. */
final class ReferencePool {

  /** The live objects and their handles. */
  final Map<Bullet, Long> live = new LinkedHashMap<>();

  final Set<Bullet> retired = new HashSet<>();
  final Set<Long> stale = new HashSet<>();

  /** Expected contents, as long as the real lists. */
  final List<List<Bullet>> contents = new ArrayList<>();

  private final BulletPool pool;
  private final List<? extends IntrusiveList<Bullet>> lists;

  ReferencePool(BulletPool pool, List<? extends IntrusiveList<Bullet>> lists) {
    this.pool = pool;
    this.lists = lists;
    lists.forEach(list -> contents.add(new ArrayList<>()));
  }

  void begin(Bullet bullet) {
    assertNull(live.put(bullet, pool.handleOf(bullet)), "emplaced while live");
  }

  void end(Bullet bullet) {
    Long handle = live.remove(bullet);
    if (handle == null) {
      throw new AssertionError("released but not live");
    }
    stale.add(handle);
    retired.remove(bullet);
    contents.forEach(list -> list.remove(bullet));
  }

  /** Compares everything. */
  void check() {
    assertEquals(live.size(), pool.liveCount());
    List<Bullet> inSlotOrder = new ArrayList<>(live.keySet());
    inSlotOrder.sort(Comparator.comparingInt(bullet -> bullet.slot));
    List<Bullet> visited = new ArrayList<>();
    pool.forEach(visited::add);
    assertEquals(inSlotOrder, visited);
    List<Bullet> iterated = new ArrayList<>();
    pool.iterator().forEachRemaining(iterated::add);
    assertEquals(inSlotOrder, iterated);
    live.forEach((bullet, handle) -> assertSame(bullet, pool.resolve(handle)));
    stale.forEach(handle -> assertNull(pool.resolve(handle)));
    for (int i = 0; i < lists.size(); i++) {
      lists.get(i).checkInvariants();
      assertEquals(contents.get(i), new ArrayList<>(lists.get(i)));
    }
  }

  /** Fills the pool to see that no slot was lost or is handed out twice, and empties it. */
  void checkConservation() {
    while (true) {
      Bullet bullet = pool.tryEmplace();
      if (bullet == null) {
        break;
      }
      begin(bullet);
    }
    assertEquals(pool.capacity(), live.size());
    assertEquals(pool.capacity(), pool.releaseAll());
    List.copyOf(live.keySet()).forEach(this::end);
    check();
  }
}
