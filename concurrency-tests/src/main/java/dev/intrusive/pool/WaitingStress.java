package dev.intrusive.pool;

import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A thread that waits for the slot that another one frees. */
public final class WaitingStress {

  private WaitingStress() {}

  /**
   * Who waits and who frees never miss each other. If they did, the slot would be free and the
   * waiter would go away without it.
   */
  @JCStressTest
  @Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "The waiter has the slot.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "The waiter missed the slot, or it was lost.")
  @State
  public static class WakeUp {

    /** So long that only who is never woken waits that long. */
    private static final long LIMIT_SECONDS = 30;

    private final SharedSlots slots =
        new SharedSlots(new WordFormat(1, WordFormat.WIDEST), Samples.freeSet(1));

    public WakeUp() {
      slots.take();
    }

    @Actor
    public void await(II_Result r) {
      try {
        r.r1 = slots.await(true, TimeUnit.SECONDS.toNanos(LIMIT_SECONDS));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Actor
    public void free() {
      slots.put(0);
    }

    @Arbiter
    public void count(II_Result r) {
      r.r2 = slots.taken();
    }
  }
}
