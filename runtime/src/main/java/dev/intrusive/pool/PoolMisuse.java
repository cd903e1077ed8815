package dev.intrusive.pool;

import dev.intrusive.internal.Naming;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The exceptions of the pools: each names the object, the pool and the rule. */
final class PoolMisuse {

  private static final int MOST_LISTED = 10;

  private PoolMisuse() {}

  static IllegalArgumentException badCapacity(int capacity) {
    return new IllegalArgumentException(
        "a pool has from 1 to " + ObjectPool.MAX_CAPACITY + " slots, not " + capacity);
  }

  static NullPointerException nullFromFactory(int slot) {
    return new NullPointerException(
        "the factory returned null for slot " + slot + "; each slot needs an object of its own");
  }

  static IllegalArgumentException sameFromFactory(Object object, int slot, int other) {
    return new IllegalArgumentException(
        "the factory returned "
            + Naming.nameOf(object)
            + " for slot "
            + slot
            + ", which is already in slot "
            + other
            + "; each slot needs an object of its own");
  }

  static IllegalStateException notMember(ObjectPool<?> pool, Object object) {
    return new IllegalStateException(
        Naming.nameOf(object)
            + " is not an object of "
            + nameOf(pool)
            + "; a pool takes back only what it has handed out");
  }

  static IndexOutOfBoundsException noSuchSlot(ObjectPool<?> pool, int slot) {
    return new IndexOutOfBoundsException(
        "slot "
            + slot
            + " is not in "
            + nameOf(pool)
            + "; its slots are from 0 to "
            + (pool.capacity() - 1));
  }

  static <E> IllegalStateException notLive(ObjectPool<E> pool, E object) {
    return explained(
        pool,
        object,
        " is not live in "
            + nameOf(pool)
            + ": it was released before, or its emplacement has not ended");
  }

  static <E> IllegalStateException alreadyRetired(ObjectPool<E> pool, E object) {
    return explained(
        pool,
        object,
        " is already retired in " + nameOf(pool) + "; the next reclaim() releases it");
  }

  static <E> IllegalStateException otherThread(
      ObjectPool<E> pool, E object, Collection<?> list, Thread other) {
    return explained(
        pool,
        object,
        " of "
            + nameOf(pool)
            + " is linked in "
            + Naming.identify(list)
            + ", on which thread "
            + other.getName()
            + " is working; thread "
            + Thread.currentThread().getName()
            + " must not release it now: retire it, and let the owner thread reclaim");
  }

  static <E> IllegalStateException linkedAfterRelease(
      ObjectPool<E> pool, E object, Collection<?> list) {
    return explained(
        pool,
        object,
        " of "
            + nameOf(pool)
            + " cannot be emplaced because it is linked in "
            + Naming.identify(list)
            + ", where it was put after its release; unlink it, and keep a handle instead of a"
            + " reference to what may be released");
  }

  /** Adds where the object was emplaced and released, if that is recorded. */
  private static <E> IllegalStateException explained(ObjectPool<E> pool, E object, String misuse) {
    int slot = pool.slotOf(object);
    String report = Naming.nameOf(object) + " (slot " + slot + ")" + misuse;
    return pool.ledger == null
        ? new IllegalStateException(
            report + "; -Ddev.intrusive.debug=true shows where it was emplaced and released")
        : pool.ledger.explain(report, slot, pool.getClass());
  }

  static IllegalStateException closed(ObjectPool<?> pool) {
    return new IllegalStateException(
        nameOf(pool) + " is closed; nothing can be emplaced in it any more");
  }

  static <E> IllegalStateException liveAtClose(ObjectPool<E> pool) {
    StringBuilder listed = new StringBuilder();
    List<LifeRecord> births = new ArrayList<>();
    int live = 0;
    for (E object : pool) {
      live++;
      if (live <= MOST_LISTED) {
        int slot = pool.slotOf(object);
        listed.append(live == 1 ? " slot " : ", slot ").append(slot);
        listed.append(' ').append(Naming.nameOf(object));
        LifeRecord birth = pool.ledger == null ? null : pool.ledger.emplacement(slot);
        if (birth != null) {
          listed.append(" (").append(birth.inOneLine(pool.getClass())).append(')');
          births.add(birth);
        }
      }
    }
    IllegalStateException report =
        new IllegalStateException(
            nameOf(pool)
                + " cannot be closed because "
                + Naming.count(live, "object")
                + (live == 1 ? " is live" : " are live")
                + (live > 0 ? ":" + listed : "")
                + (live > MOST_LISTED ? ", ..." : "")
                + (live > 0
                    ? "; release them, or call releaseAll() first"
                    : " but hooks of others run; close it when they have ended"));
    births.forEach(report::addSuppressed);
    return report;
  }

  static IllegalStateException notEmpty(ObjectPool<?> pool) {
    return new IllegalStateException(
        nameOf(pool)
            + " is not empty; call releaseAll() before reading an image, or use a new pool");
  }

  static IllegalStateException noStatistics(ObjectPool<?> pool) {
    return new IllegalStateException(
        nameOf(pool)
            + " keeps no statistics; create it with PoolOptions.defaults().statistics(true)");
  }

  static String nameOf(ObjectPool<?> pool) {
    return Naming.identify(pool)
        + " (capacity "
        + pool.capacity()
        + ", "
        + pool.liveCount()
        + " live)";
  }
}
