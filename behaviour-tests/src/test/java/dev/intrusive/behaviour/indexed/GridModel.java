package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A grid of very many cells and a list of all live bullets, beside what they should hold. */
final class GridModel {

  static final int CELLS = 10_000;

  final BulletPool pool;
  final BulletLiveList live;
  final List<BulletGridCell> cells = new ArrayList<>();

  /** What the live list should hold. */
  final List<Bullet> bullets = new ArrayList<>();

  /** What each cell should hold that holds anything. */
  private final Map<Integer, List<Bullet>> contents = new HashMap<>();

  /** The cell of each bullet that should be in one. */
  private final Map<Bullet, Integer> places = new HashMap<>();

  GridModel(BulletPool pool) {
    this.pool = pool;
    live = new BulletLiveList(pool);
    for (int i = 0; i < CELLS; i++) {
      cells.add(new BulletGridCell(pool));
    }
  }

  /** What a cell should hold. */
  List<Bullet> contentOf(int cell) {
    return contents.computeIfAbsent(cell, unused -> new ArrayList<>());
  }

  /** The cell that a bullet should be in, or -1. */
  int placeOf(Bullet bullet) {
    return places.getOrDefault(bullet, -1);
  }

  void leave(Bullet bullet) {
    Integer cell = places.remove(bullet);
    if (cell != null) {
      contentOf(cell).remove(bullet);
    }
  }

  void enter(Bullet bullet, int cell, int at) {
    leave(bullet);
    contentOf(cell).add(at, bullet);
    places.put(bullet, cell);
  }

  void end(Bullet bullet) {
    leave(bullet);
    bullets.remove(bullet);
  }

  /** Compares a cell, and what its bullets say, with what should be. */
  void checkCell(int number) {
    BulletGridCell cell = cells.get(number);
    List<Bullet> expected = contentOf(number);
    cell.checkInvariants();
    assertEquals(expected, new ArrayList<>(cell));
    for (Bullet bullet : expected) {
      assertSame(cell, BulletLinks.gridCellOf(pool, bullet));
    }
    if (expected.isEmpty()) {
      contents.remove(number);
    }
  }

  /** Compares what the accessors say of a bullet with what should be. */
  void checkBullet(Bullet bullet) {
    int place = placeOf(bullet);
    assertSame(place < 0 ? null : cells.get(place), BulletLinks.gridCellOf(pool, bullet));
    if (bullets.contains(bullet)) {
      assertSame(live, BulletLinks.liveListOf(pool, bullet));
    } else {
      assertNull(BulletLinks.liveListOf(pool, bullet));
    }
  }

  void checkSizes() {
    int sum = 0;
    for (BulletGridCell cell : cells) {
      sum += cell.size();
    }
    assertEquals(places.size(), sum);
    assertEquals(bullets.size(), live.size());
    assertEquals(bullets.size(), pool.liveCount());
  }

  void checkAll() {
    checkSizes();
    live.checkInvariants();
    assertEquals(bullets, new ArrayList<>(live));
    for (int i = 0; i < CELLS; i++) {
      checkCell(i);
    }
    bullets.forEach(this::checkBullet);
  }
}
