package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random lives in a grid of ten thousand lists, compared with a model step by step. */
@Tag("long")
final class GridTest {

  private static final int CAPACITY = 600;
  private static final int STEPS = 30_000;
  private static final int CROWDED_CELLS = 20;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void lives_inAGrid(long seed) {
    FreeSetKind kind = seed < 3 ? FreeSetKind.BITMAP : FreeSetKind.TAGGED_STACK;
    PoolOptions options = PoolOptions.defaults().freeSet(kind);
    new Run(seed, options).play();
  }

  private static final class Run {

    private final Random random;
    private final BulletPool pool;
    private final GridModel model;

    /** The cells that a step has changed. */
    private final Set<Integer> touched = new TreeSet<>();

    private int made;

    Run(long seed, PoolOptions options) {
      random = new Random(seed);
      pool = new BulletPool(CAPACITY, options);
      model = new GridModel(pool);
    }

    void play() {
      for (int i = 0; i < STEPS; i++) {
        step();
        touched.forEach(model::checkCell);
        touched.clear();
        if (i % 50 == 0) {
          model.live.checkInvariants();
          model.checkSizes();
        }
        if (i % 3000 == 0) {
          model.checkAll();
        }
      }
      model.checkAll();
      assertEquals(model.bullets.size(), pool.releaseAll());
      List.copyOf(model.bullets).forEach(model::end);
      model.checkAll();
    }

    private void step() {
      if (model.bullets.isEmpty()) {
        begin();
        return;
      }
      Bullet bullet = model.bullets.get(random.nextInt(model.bullets.size()));
      switch (random.nextInt(12)) {
        case 0, 1, 2 -> begin();
        case 3 -> release(bullet);
        case 4, 5, 6 -> move(bullet);
        case 7 -> moveBeside(bullet);
        case 8 -> unlink(bullet);
        case 9 -> changeCells();
        case 10 -> releaseInAPass();
        default -> reorderLive(bullet);
      }
      model.checkBullet(bullet);
    }

    private int anyCell() {
      int cell = random.nextInt(random.nextBoolean() ? CROWDED_CELLS : GridModel.CELLS);
      touched.add(cell);
      return cell;
    }

    private void begin() {
      Bullet bullet = pool.tryEmplace(made);
      if (bullet == null) {
        return;
      }
      made++;
      model.live.add(bullet);
      model.bullets.add(bullet);
      int cell = anyCell();
      model.cells.get(cell).add(bullet);
      model.enter(bullet, cell, model.contentOf(cell).size());
      model.checkBullet(bullet);
    }

    private void release(Bullet bullet) {
      touched.add(Math.max(0, model.placeOf(bullet)));
      pool.release(bullet);
      model.end(bullet);
    }

    private void move(Bullet bullet) {
      touched.add(Math.max(0, model.placeOf(bullet)));
      int cell = anyCell();
      model.leave(bullet);
      if (random.nextBoolean()) {
        model.cells.get(cell).moveToFirst(bullet);
        model.enter(bullet, cell, 0);
      } else {
        model.cells.get(cell).moveToLast(bullet);
        model.enter(bullet, cell, model.contentOf(cell).size());
      }
    }

    private void moveBeside(Bullet bullet) {
      int cell = anyCell();
      List<Bullet> content = model.contentOf(cell);
      Bullet anchor = content.isEmpty() ? bullet : content.get(random.nextInt(content.size()));
      if (anchor == bullet) {
        return;
      }
      touched.add(Math.max(0, model.placeOf(bullet)));
      model.cells.get(cell).moveBefore(anchor, bullet);
      model.leave(bullet);
      model.enter(bullet, cell, content.indexOf(anchor));
    }

    private void unlink(Bullet bullet) {
      touched.add(Math.max(0, model.placeOf(bullet)));
      assertEquals(model.placeOf(bullet) >= 0, BulletLinks.unlinkFromGridCell(pool, bullet));
      model.leave(bullet);
    }

    /** Changes a whole cell, or two. */
    private void changeCells() {
      int a = anyCell();
      int b = anyCell();
      BulletGridCell cell = model.cells.get(a);
      BulletGridCell other = model.cells.get(b);
      List<Bullet> content = new ArrayList<>(model.contentOf(a));
      List<Bullet> otherContent = new ArrayList<>(model.contentOf(b));
      switch (random.nextInt(5)) {
        case 0 -> {
          cell.clear();
          content.forEach(model::leave);
        }
        case 1 -> {
          cell.sort(Comparator.comparingInt(Bullet::id));
          model.contentOf(a).sort(Comparator.comparingInt(Bullet::id));
        }
        case 2 -> {
          cell.reverse();
          Collections.reverse(model.contentOf(a));
        }
        case 3 -> {
          cell.swapContents(other);
          place(otherContent, a);
          place(content, a == b ? a : b);
        }
        default -> {
          cell.spliceLast(other);
          if (a != b) {
            place(otherContent, a);
          }
        }
      }
    }

    /** Puts bullets at the end of a cell of the model. */
    private void place(List<Bullet> bullets, int cell) {
      for (Bullet bullet : bullets) {
        model.leave(bullet);
        model.enter(bullet, cell, model.contentOf(cell).size());
      }
    }

    private void releaseInAPass() {
      int number = anyCell();
      List<Bullet> released = new ArrayList<>();
      model
          .cells
          .get(number)
          .forEach(
              bullet -> {
                if (random.nextInt(3) == 0) {
                  pool.release(bullet);
                  released.add(bullet);
                }
              });
      released.forEach(model::end);
    }

    private void reorderLive(Bullet bullet) {
      model.live.moveToFirst(bullet);
      model.bullets.remove(bullet);
      model.bullets.add(0, bullet);
    }
  }
}
