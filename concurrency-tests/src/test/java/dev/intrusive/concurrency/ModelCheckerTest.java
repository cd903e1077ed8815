package dev.intrusive.concurrency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.intrusive.concurrency.model.ModelChecker;
import dev.intrusive.concurrency.model.Scenario;
import dev.intrusive.concurrency.model.Steps;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The model checker finds what there is to find, and runs each schedule once. */
final class ModelCheckerTest {

  private static final int UNBOUNDED = 100;

  /** Two threads count by reading and writing. */
  public static final class LostUpdate implements Scenario {

    private final AtomicInteger count = new AtomicInteger();

    public LostUpdate(String variant) {}

    private void add() {
      count.set(count.get() + 1);
    }

    @Override
    public List<Body> threads() {
      return List.of(this::add, this::add);
    }

    @Override
    public void check() {
      if (count.get() != 2) {
        throw new AssertionError("an update was lost");
      }
    }
  }

  /** Two threads count in a field. */
  public static final class LostUpdateOfField implements Scenario {

    private volatile int count;

    public LostUpdateOfField(String variant) {}

    @SuppressWarnings("NonAtomicVolatileUpdate") // the defect that is to be found
    private void add() {
      count = count + 1;
    }

    @Override
    public List<Body> threads() {
      return List.of(this::add, this::add);
    }

    @Override
    public void check() {
      if (count != 2) {
        throw new AssertionError("an update was lost");
      }
    }
  }

  /** A counter of ours. */
  @SuppressWarnings("serial")
  private static class Counter extends AtomicInteger {}

  /** Two threads count by what a class of ours has from an atomic class through another. */
  public static final class LostUpdateOfHeir implements Scenario {

    @SuppressWarnings("serial")
    private static final class Heir extends Counter {

      void add() {
        set(get() + 1);
      }
    }

    private final Heir count = new Heir();

    public LostUpdateOfHeir(String variant) {}

    @Override
    public List<Body> threads() {
      return List.of(count::add, count::add);
    }

    @Override
    public void check() {
      if (count.get() != 2) {
        throw new AssertionError("an update was lost");
      }
    }
  }

  /** Two threads with two steps each. */
  public static final class FourSteps implements Scenario {

    private final AtomicInteger count = new AtomicInteger();

    public FourSteps(String variant) {}

    private void addTwice() {
      count.incrementAndGet();
      count.incrementAndGet();
    }

    @Override
    public List<Body> threads() {
      return List.of(this::addTwice, this::addTwice);
    }

    @Override
    public void check() {
      if (count.get() != 4) {
        throw new AssertionError("an update was lost");
      }
    }
  }

  /** A thread parks; the variant says whether anybody unparks it, earlier or later. */
  public static final class Parking implements Scenario {

    private final boolean woken;
    private final AtomicReference<@Nullable Thread> sleeper = new AtomicReference<>();

    public Parking(String variant) {
      woken = variant.equals("woken");
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> {
            sleeper.set(Thread.currentThread());
            LockSupport.park(this);
          },
          () -> {
            @Nullable Thread found = sleeper.get();
            if (found == null) {
              Steps.interrupt(0);
            } else if (woken) {
              LockSupport.unpark(found);
            }
          });
    }

    @Override
    public void check() {}
  }

  @Test
  void check_lostUpdate_isFoundWithOnePreemption() {
    for (Class<? extends Scenario> lost :
        List.of(LostUpdate.class, LostUpdateOfField.class, LostUpdateOfHeir.class)) {
      assertNull(ModelChecker.ofProduct().check(lost, "", 0).failure(), lost.getSimpleName());
      assertNotNull(ModelChecker.ofProduct().check(lost, "", 1).failure(), lost.getSimpleName());
    }
  }

  @Test
  void check_twoThreadsOfTwoSteps_runsEverySchedule() {
    // A thread of two steps has three parts: six parts, of which three are the first thread's.
    assertEquals(20, ModelChecker.ofProduct().check(FourSteps.class, "", UNBOUNDED).runs());
    assertEquals(2, ModelChecker.ofProduct().check(FourSteps.class, "", 0).runs());
  }

  @Test
  void check_parkedThread_waitsForPermitOrInterruption() {
    assertNull(ModelChecker.ofProduct().check(Parking.class, "woken", UNBOUNDED).failure());
    assertNotNull(ModelChecker.ofProduct().check(Parking.class, "", UNBOUNDED).failure());
  }
}
