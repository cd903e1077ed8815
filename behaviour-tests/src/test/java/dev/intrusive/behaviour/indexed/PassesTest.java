package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

/** Lives that begin and end in the middle of passes over the lists that hold the objects. */
final class PassesTest extends FilledLists {

  /** A pass whose action may do something at each visit, which it is told by its id. */
  private void pass(IntConsumer action) {
    list.forEach(visitor(action));
  }

  private void passBack(IntConsumer action) {
    list.reversed().forEach(visitor(action));
  }

  private Consumer<Bullet> visitor(IntConsumer action) {
    return bullet -> {
      assertTrue(visited.size() < 100, () -> "the pass does not end: " + visited);
      visited.add(bullet.id());
      action.accept(bullet.id());
    };
  }

  @Test
  void release_theCurrent() {
    pass(id -> pool.release(bullets[id]));
    assertVisited(0, 1, 2, 3, 4, 5);
    assertTrue(list.isEmpty() && cell.isEmpty());
  }

  @Test
  void release_theCurrentInAPassBack() {
    passBack(id -> pool.release(bullets[id]));
    assertVisited(5, 4, 3, 2, 1, 0);
    assertTrue(list.isEmpty() && cell.isEmpty());
  }

  @Test
  void release_theNext() {
    pass(id -> pool.release(bullets[id + 1]), 0, 2, 4);
    assertEquals(3, list.size());
  }

  /** Asserts what is visited as well. */
  private void pass(IntConsumer action, Integer... ids) {
    pass(action);
    assertVisited(ids);
  }

  @Test
  void release_theCurrentAndBothNeighbours() {
    pass(
        id -> {
          if (id == 2) {
            pool.release(bullets[3]);
            pool.release(bullets[2]);
            pool.release(bullets[1]);
          }
        },
        0,
        1,
        2,
        4,
        5);
  }

  @Test
  void release_allButTheLast() {
    passBack(
        id -> {
          for (int i = 1; id == 3 && i < SIZE; i++) {
            pool.release(bullets[i]);
          }
        });
    assertVisited(5, 4, 3, 0);
  }

  @Test
  void releaseAll_endsThePass() {
    pass(id -> pool.releaseAll(), 0);
    fill();
    passBack(id -> pool.releaseAll());
    assertEquals(1, visited.size());
    assertTrue(cell.isEmpty());
  }

  @Test
  void reclaim_takesOutWhatIsRetired() {
    pool.retire(bullets[1]);
    pool.retire(bullets[4]);
    pass(
        id -> {
          if (id == 1) {
            pool.retire(bullets[2]);
            assertEquals(3, pool.reclaim());
          }
        },
        0,
        1,
        3,
        5);
  }

  @Test
  void releaseAndEmplace_sameSlotAhead_isVisitedAsNew() {
    pass(
        id -> {
          if (id < SIZE) {
            int slot = bullets[id].slot;
            pool.release(bullets[id]);
            Bullet next = pool.emplace(id + 10);
            assertEquals(slot, next.slot);
            list.addLast(next);
          }
        },
        0,
        1,
        2,
        3,
        4,
        5,
        10,
        11,
        12,
        13,
        14,
        15);
  }

  @Test
  void releaseAndEmplace_sameSlotBehind_isNotVisited() {
    pass(
        id -> {
          if (id > 0) {
            pool.release(bullets[id]);
            list.addFirst(pool.emplace(id + 10));
          }
        },
        0,
        1,
        2,
        3,
        4,
        5);
    assertEquals(15, list.getFirst().id());
  }

  /** What comes into the gap that the current one has left is visited. */
  @Test
  void releaseAndEmplace_sameSlotInTheGap_isVisited() {
    pass(
        id -> {
          if (id == 2) {
            pool.release(bullets[2]);
            list.insertBefore(bullets[3], pool.emplace(12));
          }
        },
        0,
        1,
        2,
        12,
        3,
        4,
        5);
  }

  @Test
  void release_inANestedPass() {
    pass(
        id -> {
          if (id == 1) {
            list.reversed()
                .forEach(
                    bullet -> {
                      if (bullet.id() % 2 == 0) {
                        pool.release(bullet);
                      }
                    });
          }
        },
        0,
        1,
        3,
        5);
  }

  @Test
  void release_inAPassOverAnotherList() {
    cell.forEach(
        bullet -> {
          visited.add(bullet.id());
          if (bullet.id() > 0) {
            pool.release(bullets[bullet.id() - 1]);
          }
        });
    assertVisited(5, 3, 1);
    assertEquals(List.of(bullets[1], bullets[3], bullets[5]), new ArrayList<>(list));
  }

  @Test
  void release_inAPassOverThePool() {
    pool.forEach(
        bullet -> {
          visited.add(bullet.id());
          pool.release(list.getLast());
        });
    assertEquals(3, visited.size());
    assertEquals(3, cell.size());
  }
}
