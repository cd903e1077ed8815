package dev.intrusive.pool;

import dev.intrusive.pool.Samples.Cell;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;
import org.openjdk.jcstress.infra.results.ZII_Result;
import org.openjdk.jcstress.infra.results.ZI_Result;
import org.openjdk.jcstress.infra.results.ZZI_Result;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** Two threads that begin, find and end lives in one slot. */
public final class LifeStress {

  private LifeStress() {}

  /** Who finds an object live sees what the hook has written that begins its life. */
  @JCStressTest
  @Outcome(
      id = {"-1, -1", "-1, 1", "1, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "Not live yet, or prepared.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Live and not prepared, or no longer live.")
  @State
  public static class Publication {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> cell.value = 1, cell -> {});
    private final long handle;

    public Publication() {
      // The next life has the handle that follows the one of this life.
      Cell cell = pool.emplace();
      long first = pool.handleOf(cell);
      pool.release(cell);
      long second = pool.handleOf(pool.emplace());
      pool.release(cell);
      handle = second + (second - first);
      cell.value = 0;
    }

    @Actor
    public void emplace() {
      pool.emplace();
    }

    @Actor
    public void find(II_Result r) {
      int shown = -1;
      for (Cell cell : pool) {
        shown = cell.value;
      }
      r.r1 = shown;
      @Nullable Cell resolved = pool.resolve(handle);
      r.r2 = resolved == null ? -1 : resolved.value;
    }
  }

  /** Who gets a slot sees what was written before it was freed. */
  @JCStressTest
  @Outcome(
      id = {"-1", "1"},
      expect = Expect.ACCEPTABLE,
      desc = "Refused, or all is visible.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "What was written before the release is not visible.")
  @State
  public static class HandingOn {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> {});
    private final Cell live = pool.emplace();

    @Actor
    public void release() {
      live.value = 1;
      pool.release(live);
    }

    @Actor
    public void emplace(I_Result r) {
      @Nullable Cell cell = pool.tryEmplace();
      r.r1 = cell == null ? -1 : cell.value;
    }
  }

  /** Of two racing releases one wins. */
  @JCStressTest
  @Outcome(
      id = {"true, false, 1", "false, true, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "One has released.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both have, or nobody.")
  @State
  public static class DoubleRelease {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> cell.ends++);
    private final Cell live = pool.emplace();

    @Actor
    public void one(ZZI_Result r) {
      r.r1 = Samples.release(pool, live);
    }

    @Actor
    public void other(ZZI_Result r) {
      r.r2 = Samples.release(pool, live);
    }

    @Arbiter
    public void count(ZZI_Result r) {
      r.r3 = pool.liveCount() == 0 ? live.ends : -1;
    }
  }

  /** A handle whose life is over does not resolve to the next life in its slot. */
  @JCStressTest
  @Outcome(
      id = {"false, false", "false, true", "true, false"},
      expect = Expect.ACCEPTABLE,
      desc = "Found only while the life lasts.")
  @Outcome(id = "true, true", expect = Expect.FORBIDDEN, desc = "A stale handle resolves.")
  @State
  public static class HandleAgainstReuse {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> {});
    private final Cell live = pool.emplace();
    private final long handle = pool.handleOf(live);
    private volatile boolean over;

    @Actor
    public void resolve(ZZ_Result r) {
      r.r1 = over;
      r.r2 = pool.resolve(handle) != null;
    }

    @Actor
    public void reuse() {
      pool.release(live);
      over = true;
      pool.emplace();
    }
  }

  /** A life that is retired while somebody reclaims ends once. */
  @JCStressTest
  @Outcome(
      id = {"0, 1", "1, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "Reclaimed now or by the next call.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Ended twice or forgotten.")
  @State
  public static class RetireAgainstReclaim {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> cell.ends++);
    private final Cell live = pool.emplace();

    @Actor
    public void retire() {
      pool.retire(live);
    }

    @Actor
    public void reclaim(II_Result r) {
      r.r1 = pool.reclaim();
    }

    @Arbiter
    public void count(II_Result r) {
      int later = pool.reclaim();
      r.r2 = r.r1 + later == 1 && pool.liveCount() == 0 ? live.ends : -1;
    }
  }

  /** A retired life that is released while somebody reclaims ends once. */
  @JCStressTest
  @Outcome(
      id = {"true, 0", "false, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "One of the two has ended it.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Ended twice or forgotten.")
  @State
  public static class ReleaseAgainstReclaim {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> cell.ends++);
    private final Cell live = pool.emplace();

    public ReleaseAgainstReclaim() {
      pool.retire(live);
    }

    @Actor
    public void release(ZI_Result r) {
      r.r1 = Samples.release(pool, live);
    }

    @Actor
    public void reclaim(ZI_Result r) {
      r.r2 = pool.reclaim();
    }

    @Arbiter
    public void count(ZI_Result r) {
      if (live.ends != 1 || pool.liveCount() > 0 || pool.reclaim() != 0) {
        r.r2 = -1;
      }
    }
  }

  /** A life that is released while somebody retires it ends by the release. */
  @JCStressTest
  @Outcome(id = "true, 1", expect = Expect.ACCEPTABLE, desc = "Released; a retirement has lapsed.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Refused, or ended twice.")
  @State
  public static class ReleaseAgainstRetire {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> cell.ends++);
    private final Cell live = pool.emplace();

    @Actor
    public void release(ZI_Result r) {
      r.r1 = Samples.release(pool, live);
    }

    @Actor
    public void retire() {
      try {
        pool.retire(live);
      } catch (IllegalStateException notLive) {
        // It was released before.
      }
    }

    @Arbiter
    public void count(ZI_Result r) {
      r.r2 = pool.reclaim() == 0 && pool.liveCount() == 0 ? live.ends : -1;
    }
  }

  /** A handle retires the life that it names or nothing, whatever its owner does meanwhile. */
  @JCStressTest
  @Outcome(
      id = {"true, 0, 1", "false, 0, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "Retired before its end, or too late; the next life stays.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "The next life was retired.")
  @State
  public static class RetireByHandleAgainstReuse {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> {});
    private final Cell live = pool.emplace();
    private final long handle = pool.handleOf(live);

    @Actor
    public void retire(ZII_Result r) {
      r.r1 = pool.retire(handle);
    }

    @Actor
    public void reuse() {
      pool.release(live);
      pool.emplace();
    }

    @Arbiter
    public void count(ZII_Result r) {
      r.r2 = pool.reclaim();
      r.r3 = pool.liveCount();
    }
  }

  /** Of two that retire one life one succeeds. */
  @JCStressTest
  @Outcome(
      id = {"true, false, 1", "false, true, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "One has retired it.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both have, or nobody.")
  @State
  public static class RetireTwice {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> {});
    private final Cell live = pool.emplace();
    private final long handle = pool.handleOf(live);

    @Actor
    public void byHandle(ZZI_Result r) {
      r.r1 = pool.retire(handle);
    }

    @Actor
    public void byObject(ZZI_Result r) {
      r.r2 = pool.tryRetire(live);
    }

    @Arbiter
    public void count(ZZI_Result r) {
      r.r3 = pool.reclaim();
    }
  }

  /** Either the pool closes or the life begins. */
  @JCStressTest
  @Outcome(
      id = {"true, false, 1", "false, true, 0"},
      expect = Expect.ACCEPTABLE,
      desc = "The pool is closed or has a live object.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both or neither.")
  @State
  public static class EmplaceAgainstClose {

    private final SimplePool<Cell> pool = Samples.pool(1, cell -> {}, cell -> {});

    @Actor
    public void emplace(ZZI_Result r) {
      r.r1 = Samples.emplace(pool) != null;
    }

    @Actor
    public void close(ZZI_Result r) {
      try {
        pool.close();
        r.r2 = true;
      } catch (IllegalStateException live) {
        r.r2 = false;
      }
    }

    @Arbiter
    public void count(ZZI_Result r) {
      r.r3 = pool.iterator().hasNext() == (pool.freeCount() == 0) ? pool.liveCount() : -1;
    }
  }
}
