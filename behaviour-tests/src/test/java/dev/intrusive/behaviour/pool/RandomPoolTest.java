package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Compares pools, and lists of their objects, with a model step by step. */
class RandomPoolTest {

  private static final int RUNS = 30;
  private static final int STEPS = 300;

  @PoolTest
  void randomSteps_agreeWithTheModel(Variant variant) {
    for (int seed = 0; seed < RUNS; seed++) {
      new Run(variant, seed).play();
    }
  }

  private static final class Run {

    private final Random random;
    private final Script<Bullet> script = new Script<>();
    private final List<Bullet> all = new ArrayList<>();

    /** The first two lists share a link. */
    private final List<IntrusiveList<Bullet>> lists =
        List.of(new BulletLive(), new BulletLive(), new BulletCell());

    private final BulletPool pool;
    private final ReferencePool model;

    Run(Variant variant, int seed) {
      random = new Random(seed);
      pool = new BulletPool(1 + random.nextInt(9), this::make, variant.options());
      model = new ReferencePool(pool, lists);
    }

    private Bullet make() {
      all.add(new Bullet(script));
      return all.get(all.size() - 1);
    }

    void play() {
      for (int step = 0; step < STEPS; step++) {
        step();
        model.check();
      }
      model.checkConservation();
    }

    private void step() {
      Bullet bullet = all.get(random.nextInt(all.size()));
      switch (random.nextInt(9)) {
        case 0, 1 -> emplace();
        case 2 -> failToEmplace();
        case 3 -> release(bullet);
        case 4 -> retire(bullet);
        case 5 -> move(bullet, random.nextInt(lists.size()));
        case 6 -> reclaim();
        case 7 -> releaseInAPass();
        default -> releaseAllNowAndThen();
      }
    }

    private void emplace() {
      boolean isFull = model.live.size() == pool.capacity();
      Bullet bullet = pool.tryEmplace(random.nextInt());
      assertEquals(isFull, bullet == null);
      if (bullet != null) {
        model.begin(bullet);
      }
    }

    private void failToEmplace() {
      script.onBegin =
          beginning -> {
            lists.get(random.nextInt(lists.size())).add(beginning);
            throw new IllegalStateException("no");
          };
      assertThrows(RuntimeException.class, pool::emplace);
      script.onBegin = beginning -> {};
    }

    private void release(Bullet bullet) {
      if (model.live.containsKey(bullet)) {
        pool.release(bullet);
        model.end(bullet);
      } else {
        assertThrows(IllegalStateException.class, () -> pool.release(bullet));
      }
    }

    private void retire(Bullet bullet) {
      if (model.live.containsKey(bullet) && model.retired.add(bullet)) {
        pool.retire(bullet);
      } else {
        assertThrows(IllegalStateException.class, () -> pool.retire(bullet));
      }
    }

    private void move(Bullet bullet, int target) {
      if (!model.live.containsKey(bullet)) {
        return;
      }
      lists.get(target).moveToLast(bullet);
      if (target < 2) {
        model.contents.get(0).remove(bullet);
        model.contents.get(1).remove(bullet);
      } else {
        model.contents.get(2).remove(bullet);
      }
      model.contents.get(target).add(bullet);
    }

    private void reclaim() {
      List<Bullet> retired = List.copyOf(model.retired);
      assertEquals(retired.size(), pool.reclaim());
      retired.forEach(model::end);
    }

    private void releaseInAPass() {
      lists
          .get(random.nextInt(lists.size()))
          .forEach(
              bullet -> {
                if (random.nextBoolean()) {
                  pool.release(bullet);
                  model.end(bullet);
                }
              });
    }

    private void releaseAllNowAndThen() {
      if (random.nextInt(10) == 0) {
        assertEquals(model.live.size(), pool.releaseAll());
        List.copyOf(model.live.keySet()).forEach(model::end);
      }
    }
  }
}
