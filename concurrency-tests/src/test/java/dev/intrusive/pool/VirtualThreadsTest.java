package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Virtual threads that wait for room. The build gives them one carrier and no more, so that a
 * waiting thread that held on to its carrier would stop all others.
 */
@EnabledForJreRange(min = JRE.JAVA_21)
@Timeout(600)
final class VirtualThreadsTest {

  private static final int WAITERS = 50;

  /** The one of {@code Thread.ofVirtual().factory()}, which JDK 17 does not have. */
  private static ThreadFactory virtualThreads() {
    try {
      MethodHandles.Lookup lookup = MethodHandles.publicLookup();
      Class<?> builder = Class.forName("java.lang.Thread$Builder");
      Class<?> virtualBuilder = Class.forName("java.lang.Thread$Builder$OfVirtual");
      Object made =
          lookup
              .findStatic(Thread.class, "ofVirtual", MethodType.methodType(virtualBuilder))
              .invoke();
      return (ThreadFactory)
          lookup
              .findVirtual(builder, "factory", MethodType.methodType(ThreadFactory.class))
              .invoke(made);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void virtualThreads_moreThanCarriers_allGetTheirTurns(FreeSetKind kind) throws Exception {
    assertEquals("1", System.getProperty("jdk.virtualThreadScheduler.parallelism"));
    assertEquals("1", System.getProperty("jdk.virtualThreadScheduler.maxPoolSize"));
    SimplePool<Object> pool =
        new SimplePool<>(1, Object::new, o -> {}, o -> {}, PoolOptions.defaults().freeSet(kind));
    Object held = pool.emplace();
    AtomicInteger turns = new AtomicInteger();
    Team team = new Team();
    Thread[] waiters = new Thread[WAITERS];
    for (int i = 0; i < WAITERS; i++) {
      waiters[i] =
          team.start(
              () -> {
                for (int n = 0; n < 20; n++) {
                  Object object = pool.awaitEmplace();
                  turns.incrementAndGet();
                  pool.release(object);
                }
              },
              virtualThreads());
    }
    // All of them wait at once, although there is one carrier.
    for (Thread waiter : waiters) {
      Team.awaitParked(waiter);
    }
    require(turns.get() == 0, "emplaced in a full pool");
    pool.release(held);
    team.finish();
    assertEquals(20 * WAITERS, turns.get());
    Pools.requireAllFree(pool);
  }
}
