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
      int slot = slots.await();
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

  /** Who comes while those who are gone are swept out is found. */
  public static final class SweepAgainstRegister implements Scenario {

    private final WaitingRoom room;
    private final Waiter[] late = new Waiter[2];

    public SweepAgainstRegister(String kind) {
      room = new WaitingRoom(FreeSets.of(kind, 2), 1);
    }

    private void comeAndGo() {
      Waiter waiter = new Waiter();
      room.register(waiter);
      waiter.leave();
      room.deregister(waiter);
    }

    private void come(int number) {
      late[number] = new Waiter();
      room.register(late[number]);
    }

    @Override
    public List<Body> threads() {
      return List.of(this::comeAndGo, () -> come(0), () -> come(1));
    }

    @Override
    public void check() {
      for (int slot = 0; slot < late.length; slot++) {
        FreeSets.require(room.handOver(slot), "a waiter is not found");
      }
      FreeSets.require(
          late[0].accept() + late[1].accept() == 1, "a slot was handed to who did not wait");
    }
  }

  /** Whose time is over does not take the slot with him. */
  public static final class TimeoutAgainstPut extends OneTaken {

    public TimeoutAgainstPut(String kind) {
      super(kind);
    }

    private void waitOneSecond() throws InterruptedException {
      int slot = slots.awaitFor(1, TimeUnit.SECONDS);
      if (slot != FreeSet.NONE) {
        slots.put(slot);
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(this::waitOneSecond, this::waitAndPut, () -> slots.put(0));
    }
  }

  /** Who waits gets the slot, or finds the pool closed. */
  public static final class WaitAgainstClose extends OneTaken {

    private boolean refused;
    private boolean closed;

    public WaitAgainstClose(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> {
            int slot = slots.await();
            refused = slot == FreeSet.NONE;
            if (!refused) {
              slots.put(slot);
            }
          },
          () -> {
            slots.put(0);
            closed = slots.close();
          });
    }

    @Override
    public void check() {
      FreeSets.require(!refused || closed, "refused though the pool is open");
      FreeSets.require(slots.taken() == 0, "a slot was lost");
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
          () -> got = slots.await(),
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
