package dev.intrusive.pool;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.Z_Result;

/** Two threads that take slots and put them back. */
public final class FreeSetStress {

  private FreeSetStress() {}

  /** Two takes never give the same slot. */
  @JCStressTest
  @Outcome(
      id = {"0, 1", "1, 0"},
      expect = Expect.ACCEPTABLE,
      desc = "Each has a slot.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both have the same slot, or one was refused.")
  @State
  public static class Uniqueness {

    private final FreeSet free = Samples.freeSet(2);

    @Actor
    public void one(II_Result r) {
      r.r1 = free.take();
    }

    @Actor
    public void other(II_Result r) {
      r.r2 = free.take();
    }
  }

  /** The last slot goes to one of two. */
  @JCStressTest
  @Outcome(
      id = {"0, -1", "-1, 0"},
      expect = Expect.ACCEPTABLE,
      desc = "One has the slot.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both have it or nobody.")
  @State
  public static class LastSlot {

    private final FreeSet free = Samples.freeSet(1);

    @Actor
    public void one(II_Result r) {
      r.r1 = free.take();
    }

    @Actor
    public void other(II_Result r) {
      r.r2 = free.take();
    }
  }

  /** A slot leaves and comes back while another thread is about to take it. */
  @JCStressTest
  @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "Each slot is in one place.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A slot is in two places or lost.")
  @State
  public static class TakeAgainstReuse {

    private final FreeSet free = Samples.freeSet(3);
    private int one;
    private int other;

    @Actor
    public void take() {
      one = free.take();
    }

    @Actor
    public void takeTwoPutOne() {
      int lent = free.take();
      other = free.take();
      free.put(lent);
    }

    @Arbiter
    public void count(Z_Result r) {
      int seen = 1 << one | 1 << other;
      int found = 2;
      for (int slot = free.take(); slot != FreeSet.NONE; slot = free.take()) {
        seen |= 1 << slot;
        found++;
      }
      r.r1 = seen == 0b111 && found == 3 && free.taken() == 3;
    }
  }

  /** Two threads that hold one slot each are never refused on three. */
  @JCStressTest
  @Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "Never refused.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Refused with a slot to spare.")
  @State
  public static class Exhaustion {

    private static final int EXCHANGES = 4;

    private final FreeSet free = Samples.freeSet(3);

    private int refusals() {
      int refusals = 0;
      for (int i = 0; i < EXCHANGES; i++) {
        int slot = free.take();
        if (slot == FreeSet.NONE) {
          refusals++;
        } else {
          free.put(slot);
        }
      }
      return refusals;
    }

    @Actor
    public void one(II_Result r) {
      r.r1 = refusals();
    }

    @Actor
    public void other(II_Result r) {
      r.r2 = refusals();
    }
  }
}
