package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.behaviour.SmallStack;
import dev.intrusive.pool.SimplePool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Recursions that use up the stack in calls of a pool: no slot is lost, and no list is broken. */
final class PoolOverflowTest {

  private static final int CAPACITY = 4;

  /** Created once, since filling in a deep stack trace takes long. */
  @SuppressWarnings("StaticAssignmentOfThrowable")
  private static final PlannedException PLANNED = new PlannedException();

  private static final class PlannedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static void assertSurvives(Variant variant, Consumer<MoteWorld> operation)
      throws InterruptedException {
    SmallStack stack = new SmallStack();
    SmallStack.run(
        () -> {
          MoteWorld world = new MoteWorld(variant);
          for (int round = 0; round < SmallStack.ROUNDS; round++) {
            stack.overflow(() -> operation.accept(world));
            world.requireWhole();
          }
        });
  }

  @PoolTest
  void emplaceAndRelease(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote mote = world.pool.tryEmplace();
          if (mote != null) {
            world.pool.release(mote);
          }
        });
  }

  @PoolTest
  void emplaceThatLinks(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote mote = world.pool.tryEmplace(world.cloud, world.swarm);
          if (mote != null) {
            world.pool.release(mote);
          }
        });
  }

  @PoolTest
  void emplaceWithinEmplace(Variant variant) throws InterruptedException {
    assertSurvives(variant, world -> world.pool.tryEmplace(world.pool, world.cloud));
  }

  @PoolTest
  void awaitingEmplace(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          try {
            Mote mote = world.pool.awaitEmplaceFor(0, TimeUnit.SECONDS, world.cloud, world.swarm);
            if (mote != null) {
              world.pool.release(mote);
            }
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  @PoolTest
  void releaseWithinRelease(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote parent = world.pool.tryEmplace(world.cloud, world.swarm);
          Mote child = world.pool.tryEmplace(world.cloud, world.swarm);
          if (parent != null && child != null) {
            parent.pokes = () -> world.pool.release(child);
            try {
              world.pool.release(parent);
            } finally {
              parent.pokes = Mote.NOTHING;
            }
          }
          world.pool.releaseAll();
        });
  }

  @PoolTest
  void retirement(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote mote = world.pool.tryEmplace(world.cloud, world.swarm);
          if (mote != null) {
            world.pool.retire(mote);
          }
          world.pool.reclaim();
        });
  }

  @PoolTest
  void images(Variant variant) throws InterruptedException {
    assertSurvives(variant, MoteWorld::saveAndRestore);
  }

  @PoolTest
  void passes(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote mote = world.pool.tryEmplace(world.cloud, world.swarm);
          if (mote != null) {
            world.pool.resolve(world.pool.handleOf(mote));
          }
          world.pool.forEach(world.pool::release);
        });
  }

  @PoolTest
  void simplePool(Variant variant) throws InterruptedException {
    SimplePool<Object> pool =
        new SimplePool<>(CAPACITY, Object::new, each -> {}, each -> {}, variant.options());
    SmallStack stack = new SmallStack();
    Supplier<@Nullable Object> emplace = pool::tryEmplace;
    SmallStack.run(
        () -> {
          for (int round = 0; round < SmallStack.ROUNDS; round++) {
            stack.overflow(
                () -> {
                  Object object = emplace.get();
                  if (object != null) {
                    pool.release(object);
                  }
                });
            pool.releaseAll();
            assertEquals(0, pool.liveCount(), "a slot was lost");
          }
        });
  }

  @PoolTest
  void hookThatThrows_thenOverflow_losesNothing(Variant variant) throws InterruptedException {
    assertSurvives(
        variant,
        world -> {
          Mote mote = world.pool.tryEmplace(world.cloud, world.swarm);
          if (mote == null) {
            return;
          }
          mote.pokes =
              () -> {
                throw PLANNED;
              };
          try {
            world.pool.release(mote);
          } catch (PlannedException expected) {
            // Its slot is free.
          } finally {
            mote.pokes = Mote.NOTHING;
          }
        });
  }
}
