package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Some threads emplace and retire, one works on the lists and reclaims: afterwards the lists hold
 * what is live, and nothing else.
 */
final class ListConservationTest {

  private static final int SLOTS = 6;
  private static final int MAKERS = 3;

  private final BodyWorld world = new BodyWorld();
  private final BodyFresh fresh = new BodyFresh();

  @ParameterizedTest
  @EnumSource
  void reclaim_whileOthersEmplaceAndRetire_leavesOnlyLiveObjectsInLists(FreeSetKind kind)
      throws Exception {
    SimplePool<Body> pool =
        new SimplePool<>(
            SLOTS,
            Body::new,
            body -> require(!BodyLinks.isLinked(body), "a free object was in a list"),
            BodyLinks::unlinkAll,
            PoolOptions.defaults().freeSet(kind));
    ConcurrentLinkedQueue<Body> handedOver = new ConcurrentLinkedQueue<>();
    ConcurrentLinkedQueue<Body> known = new ConcurrentLinkedQueue<>();
    AtomicInteger working = new AtomicInteger(MAKERS);
    int rounds = Soak.times(2_000);
    Team team = new Team();
    for (int i = 1; i <= MAKERS; i++) {
      int id = i;
      team.start(
          () -> {
            try {
              for (int lives = 0; lives < rounds; ) {
                @Nullable Body made = pool.tryEmplace();
                if (made != null) {
                  lives++;
                  made.emplacedBy = id;
                  handedOver.add(made);
                }
                @Nullable Body old = known.poll();
                if (old != null) {
                  pool.retire(old);
                } else {
                  Team.letOthersRun();
                }
              }
            } finally {
              working.decrementAndGet();
            }
          });
    }
    team.start(
        () -> {
          int frame = 0;
          while (working.get() > 0) {
            frame(pool, handedOver, known, frame++);
          }
          frame(pool, handedOver, known, frame);
        });
    team.finish();
    requireConserved(pool);
    pool.releaseAll();
    assertTrue(world.isEmpty() && fresh.isEmpty());
    Pools.requireAllFree(pool);
  }

  /** What the thread does once a frame that works on the lists. */
  private void frame(
      SimplePool<Body> pool,
      ConcurrentLinkedQueue<Body> handedOver,
      ConcurrentLinkedQueue<Body> known,
      int frame) {
    for (@Nullable Body made = handedOver.poll(); made != null; made = handedOver.poll()) {
      require(made.emplacedBy > 0, "what was written before it was handed over is not visible");
      world.add(made);
      if (frame % 2 == 0) {
        fresh.add(made);
      }
      known.add(made);
    }
    pool.reclaim();
    for (Body body : world) {
      require(pool.isLive(body), "a list holds what is not live");
    }
  }

  private void requireConserved(SimplePool<Body> pool) {
    pool.reclaim();
    int live = 0;
    for (Body body : pool) {
      live++;
      require(BodyLinks.inWorld(body), "a live object is in no list");
    }
    assertEquals(pool.liveCount(), live);
    assertEquals(live, world.size());
    for (Body body : fresh) {
      require(pool.isLive(body), "a list holds what is not live");
    }
  }
}
