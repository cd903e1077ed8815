package dev.intrusive.behaviour.pool;

import static dev.intrusive.behaviour.failing.EachAllocation.ignore;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.failing.EachAllocation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Lets the allocations of all operations on pools fail, for a variant with a name. */
public final class PoolAllocations implements Consumer<String> {

  /** A public constructor, since the class is loaded by name. */
  public PoolAllocations() {}

  @Override
  public void accept(String name) {
    Variant variant = Variant.valueOf(name);
    int failures = 0;
    for (Map.Entry<String, Consumer<MoteWorld>> operation : operations(variant).entrySet()) {
      failures +=
          EachAllocation.fail(
              () -> new MoteWorld(variant),
              operation.getValue(),
              world -> {
                try {
                  world.requireWhole();
                } catch (AssertionError | RuntimeException e) {
                  throw new AssertionError(operation.getKey(), e);
                }
              });
    }
    assertTrue(failures > 20, "hardly anything failed: " + failures);
  }

  private static Map<String, Consumer<MoteWorld>> operations(Variant variant) {
    Map<String, Consumer<MoteWorld>> all = new LinkedHashMap<>();
    all.put("pool", w -> new MoteWorld(variant));
    all.put("emplace", w -> w.pool.emplace(w.cloud, w.swarm));
    all.put("emplace, exhausted", PoolAllocations::exhaust);
    all.put("tryEmplace", w -> w.pool.tryEmplace(w.pool, w.cloud));
    all.put(
        "awaitEmplaceFor",
        w -> {
          try {
            exhaust(w);
          } catch (RuntimeException exhausted) {
            awaitEmplace(w);
          }
        });
    all.put("release", w -> w.pool.release(w.first));
    all.put(
        "release twice",
        w -> {
          w.pool.release(w.first);
          w.pool.release(w.first);
        });
    all.put("releaseAll", w -> w.pool.releaseAll());
    all.put("retire", w -> w.pool.retire(w.first));
    all.put(
        "reclaim",
        w -> {
          w.pool.retire(w.first);
          w.pool.reclaim();
        });
    all.put("handle", w -> w.pool.resolve(w.pool.handleOf(w.first)));
    all.put("at", w -> w.pool.at(w.first.slot));
    all.put("forEach", w -> w.pool.forEach(w.pool::release));
    all.put("iterator", w -> w.pool.iterator().next());
    all.put("statistics", w -> ignore(w.pool.statistics().toString()));
    all.put("toString", w -> ignore(w.pool.toString()));
    all.put("close", w -> w.pool.close());
    all.put("image, written", MoteWorld::save);
    all.put("image, read", MoteWorld::saveAndRestore);
    return all;
  }

  private static void exhaust(MoteWorld world) {
    for (int i = 0; i <= world.pool.capacity(); i++) {
      world.pool.emplace();
    }
  }

  private static void awaitEmplace(MoteWorld world) {
    try {
      assertEquals(null, world.pool.awaitEmplaceFor(1, TimeUnit.MICROSECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
