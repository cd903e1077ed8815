package dev.intrusive.concurrency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.intrusive.concurrency.model.ModelChecker;
import dev.intrusive.concurrency.model.Scenario;
import dev.intrusive.concurrency.model.Steps;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The model checker finds what there is to find, and runs each schedule once. */
final class ModelCheckerTest {

  private static final int UNBOUNDED = 100;

  /** Two threads count by reading and writing. */
  private abstract static class LostUpdate implements Scenario {

    abstract int count();

    abstract void setCount(int count);

    private void add() {
      setCount(count() + 1);
    }

    @Override
    public List<Body> threads() {
      return List.of(this::add, this::add);
    }

    @Override
    public void check() {
      if (count() != 2) {
        throw new AssertionError("an update was lost");
      }
    }
  }

  /** The count is of an atomic class. */
  public static final class LostUpdateOfAtomic extends LostUpdate {

    private final AtomicInteger count = new AtomicInteger();

    public LostUpdateOfAtomic(String variant) {}

    @Override
    int count() {
      return count.get();
    }

    @Override
    void setCount(int value) {
      count.set(value);
    }
  }

  /** The count is a field. */
  public static final class LostUpdateOfField extends LostUpdate {

    private volatile int count;

    public LostUpdateOfField(String variant) {}

    @Override
    int count() {
      return count;
    }

    @Override
    void setCount(int value) {
      count = value;
    }
  }

  /** The count is of a class of ours that has its methods from an atomic class through another. */
  public static final class LostUpdateOfHeir extends LostUpdate {

    @SuppressWarnings("serial")
    private static class Counter extends AtomicInteger {}

    @SuppressWarnings("serial")
    private static final class Heir extends Counter {}

    private final Heir count = new Heir();

    public LostUpdateOfHeir(String variant) {}

    @Override
    int count() {
      return count.get();
    }

    @Override
    void setCount(int value) {
      count.set(value);
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

  /** A thread waits for a condition; the variant is whether another one signals it. */
  public static final class Waiting implements Scenario {

    private final boolean signals;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Condition signalled;
    private boolean isOver;

    public Waiting(String variant) {
      signals = variant.equals("signal");
    }

    private void await() throws InterruptedException {
      lock.lock();
      try {
        Condition condition = lock.newCondition();
        signalled = condition;
        while (!isOver) {
          condition.await();
        }
      } finally {
        lock.unlock();
      }
    }

    private void signal() {
      lock.lock();
      try {
        isOver = true;
        Condition condition = signalled;
        if (signals && condition != null) {
          condition.signal();
        }
      } finally {
        lock.unlock();
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::await, this::signal);
    }

    @Override
    public void check() {}
  }

  /** A thread is interrupted while it waits, or before. */
  public static final class InterruptedWaiting implements Scenario {

    private final ReentrantLock lock = new ReentrantLock();
    private boolean isInterrupted;

    public InterruptedWaiting(String variant) {}

    private void await() {
      lock.lock();
      try {
        Condition never = lock.newCondition();
        while (!isInterrupted) {
          never.await();
        }
      } catch (InterruptedException expected) {
        isInterrupted = true;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::await, () -> Steps.interrupt(0));
    }

    @Override
    public void check() {
      if (!isInterrupted) {
        throw new AssertionError("the interruption was lost");
      }
    }
  }

  @Test
  void check_lostUpdate_isFoundWithOnePreemption() {
    for (Class<? extends Scenario> lost :
        List.of(LostUpdateOfAtomic.class, LostUpdateOfField.class, LostUpdateOfHeir.class)) {
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
  void check_waitingThread_goesOnAfterSignalOrInterruption() {
    assertNull(ModelChecker.ofProduct().check(Waiting.class, "signal", UNBOUNDED).failure());
    assertNotNull(ModelChecker.ofProduct().check(Waiting.class, "", UNBOUNDED).failure());
    assertNull(ModelChecker.ofProduct().check(InterruptedWaiting.class, "", UNBOUNDED).failure());
  }
}
