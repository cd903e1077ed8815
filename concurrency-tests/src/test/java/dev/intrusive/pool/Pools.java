package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks at a pool after a run. */
final class Pools {

  private Pools() {}

  /** Makes sure at rest that nothing is live and that each object can be had once. */
  static <E> void requireAllFree(SimplePool<E> pool) {
    require(pool.liveCount() == 0, pool + " still has taken slots");
    require(!pool.iterator().hasNext(), pool + " still has live objects");
    Set<E> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<E> emplaced = new ArrayList<>();
    for (@Nullable E object = pool.tryEmplace(); object != null; object = pool.tryEmplace()) {
      require(seen.add(object), "emplaced twice");
      emplaced.add(object);
    }
    require(emplaced.size() == pool.capacity(), pool + " has lost slots");
    emplaced.forEach(pool::release);
    require(pool.liveCount() == 0, pool + " did not free what was released");
  }
}
