package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Bullets in a list in the order of their ids, and in a cell in the opposite order. */
abstract class FilledLists {

  static final int SIZE = 6;

  final BulletPool pool =
      new BulletPool(SIZE + 2, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK));
  final BulletLiveList list = new BulletLiveList(pool);
  final BulletGridCell cell = new BulletGridCell(pool);
  final List<Integer> visited = new ArrayList<>();
  Bullet[] bullets = {};

  @BeforeEach
  void fill() {
    bullets = new Bullet[SIZE];
    for (int i = 0; i < SIZE; i++) {
      bullets[i] = pool.emplace(i);
      list.add(bullets[i]);
      cell.addFirst(bullets[i]);
    }
  }

  @AfterEach
  void listsAreSound() {
    list.checkInvariants();
    cell.checkInvariants();
    assertEquals(pool.liveCount(), list.size());
    list.forEach(bullet -> assertTrue(pool.isLive(bullet)));
  }

  final void assertVisited(Integer... ids) {
    assertEquals(List.of(ids), visited);
    visited.clear();
  }
}
