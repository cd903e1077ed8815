package dev.intrusive.pool;

import dev.intrusive.concurrency.model.Scenario;
import dev.intrusive.concurrency.model.Steps;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Threads that wait for the only slot; the variant is the kind of free set. */
final class WaitingScenarios {

  private WaitingScenarios() {}

  /** One slot, which is taken. */
  abstract static class OneTaken implements Scenario {

    final SharedSlots slots;

    OneTaken(String kind) {
      slots = FreeSets.slots(kind, 1);
      slots.take();
    }

    void waitAndPut() throws InterruptedException {
      int slot = slots.await(false, 0);
      FreeSets.require(slot == 0, "woken without a slot");
      slots.put(slot);
    }

    @Override
    public void check() {
      FreeSets.require(slots.taken() == 0, "a slot was lost");
      FreeSets.require(slots.take() == 0, "the free slot is not found");
      FreeSets.require(slots.take() == FreeSet.NONE, "the slot is free twice");
    }
  }

  /** Who waits and who releases must not miss each other. */
  public static final class WaitAgainstPut extends OneTaken {

    public WaitAgainstPut(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(this::waitAndPut, () -> slots.put(0));
    }
  }

  /** Both who wait get the slot, one after the other. */
  public static final class TwoWaitAgainstPut extends OneTaken {

    public TwoWaitAgainstPut(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(this::waitAndPut, this::waitAndPut, () -> slots.put(0));
    }
  }

  /** Who takes without waiting passes by who waits, and must not leave him behind. */
  public static final class WaitAgainstTake extends OneTaken {

    public WaitAgainstTake(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          this::waitAndPut,
          () -> {
            int slot = slots.take();
            if (slot != FreeSet.NONE) {
              slots.put(slot);
            }
          },
          () -> slots.put(0));
    }
  }

  /** Who is interrupted does not take the slot with him. */
  public static final class InterruptAgainstPut extends OneTaken {

    public InterruptAgainstPut(String kind) {
      super(kind);
    }

    private void waitInterrupted() {
      try {
        waitAndPut();
      } catch (InterruptedException expected) {
        // Then the slot must go to the other one.
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(
          this::waitInterrupted,
          this::waitAndPut,
          () -> {
            slots.put(0);
            Steps.interrupt(0);
          });
    }
  }

  /** Whose time is over does not take the slot with him. */
  public static final class TimeoutAgainstPut extends OneTaken {

    public TimeoutAgainstPut(String kind) {
      super(kind);
    }

    private void waitOneSecond() throws InterruptedException {
      int slot = slots.await(true, TimeUnit.SECONDS.toNanos(1));
      if (slot != FreeSet.NONE) {
        slots.put(slot);
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::waitOneSecond, this::waitAndPut, () -> slots.put(0));
    }
  }

  /** Threads that wait are served, or find the pool closed; none waits for ever. */
  public static final class TwoWaitAgainstClose implements Scenario {

    private final SimplePool<Object> pool;
    private final Object held;
    private int refused;
    private boolean closed;

    public TwoWaitAgainstClose(String kind) {
      pool =
          new SimplePool<>(
              1,
              Object::new,
              object -> {},
              object -> {},
              PoolOptions.defaults().freeSet(FreeSetKind.valueOf(kind)));
      held = pool.emplace();
    }

    private void emplaceAndRelease() throws InterruptedException {
      Object object;
      try {
        object = pool.awaitEmplace();
      } catch (IllegalStateException isClosed) {
        refused++;
        return;
      }
      pool.release(object);
    }

    private void releaseAndClose() {
      pool.release(held);
      try {
        pool.close();
        closed = true;
      } catch (IllegalStateException live) {
        // A thread that waited has the slot.
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::emplaceAndRelease, this::emplaceAndRelease, this::releaseAndClose);
    }

    @Override
    public void check() {
      FreeSets.require(refused == 0 || closed, "refused though the pool is open");
      FreeSets.require(pool.liveCount() == 0, "a slot was lost");
    }
  }

  /** An attempt to close that fails does not send away who waits. */
  public static final class WaitAgainstRefusedClose implements Scenario {

    private final SharedSlots slots;
    private int got;

    public WaitAgainstRefusedClose(String kind) {
      slots = FreeSets.slots(kind, 2);
      slots.take();
      slots.take();
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> got = slots.await(false, 0),
          () -> slots.put(0),
          () -> FreeSets.require(!slots.close(), "closed though a slot is taken"));
    }

    @Override
    public void check() {
      FreeSets.require(got == 0, "refused though the pool is open");
      FreeSets.require(slots.taken() == 2, "the slots do not add up");
    }
  }

  /** A life that fails to begin wakes who waits. */
  public static final class WaitAgainstThrowingHook implements Scenario {

    private final SimplePool<Object> pool;
    private boolean thrown;

    public WaitAgainstThrowingHook(String kind) {
      pool =
          new SimplePool<>(
              1,
              Object::new,
              object -> {
                if (!thrown) {
                  thrown = true;
                  throw new ArithmeticException("planned");
                }
              },
              object -> {},
              PoolOptions.defaults().freeSet(FreeSetKind.valueOf(kind)));
    }

    private void emplaceAndRelease() throws InterruptedException {
      try {
        pool.release(pool.awaitEmplace());
      } catch (ArithmeticException expected) {
        // One of the two must see it.
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::emplaceAndRelease, this::emplaceAndRelease);
    }

    @Override
    public void check() {
      FreeSets.require(thrown && pool.liveCount() == 0, "a slot was lost");
    }
  }
}
