package dev.intrusive.list;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.IntrusiveList;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Threads that read one list, which one of them changes while it has the list alone. */
public final class ReadersStress {

  private ReadersStress() {}

  /** An element of a list with links of its own. */
  static final class Item {
    @IntrusiveLink("items")
    final Link<Item> itemLink = new Link<>();
  }

  /** An element of a list whose links are in a pool. */
  @Pooled
  static final class Slot {
    @PoolSlot
    @IntrusiveLink("slots")
    int slot;
  }

  /** An element of a list that is an array. */
  static final class Seat {
    @IntrusiveLink("seats")
    int index;

    @IntrusiveLink("seats")
    @Nullable ReadersStress_SeatSeats holder;
  }

  /** Two threads with a pass over a list each, which change it in turns and read it together. */
  private static final class Turns<E> {

    private static final int MOST_SPINS = 1 << 30;
    private static final int SPINS_BETWEEN_PARKS = 1 << 10;

    private final IntrusiveList<E> list;
    private volatile boolean isFirstRemoved;
    private volatile boolean isSecondReached;
    private volatile boolean isSecondRemoved;

    Turns(IntrusiveList<E> list) {
      this.list = list;
    }

    /** The visits of a pass that removes the first, of one in it, and after the other's removal. */
    int one() {
      int[] visits = {0};
      try {
        list.forEach(
            outer -> {
              visits[0]++;
              if (!isFirstRemoved) {
                list.remove(outer);
                isFirstRemoved = true;
                list.forEach(inner -> visits[0]++);
              } else {
                isSecondReached = true;
                await(() -> isSecondRemoved);
              }
            });
      } finally {
        isFirstRemoved = true;
        isSecondReached = true;
      }
      return visits[0];
    }

    /** The visits of a pass that removes the second, and does not end if it misses that. */
    int other() {
      int[] visits = {0};
      try {
        await(() -> isFirstRemoved);
        list.forEach(
            element -> {
              visits[0]++;
              if (visits[0] > 3) {
                throw new IllegalStateException("the pass has lost its place");
              }
              if (!isSecondRemoved) {
                await(() -> isSecondReached);
                list.remove(element);
                isSecondRemoved = true;
              }
            });
      } finally {
        isSecondRemoved = true;
      }
      return visits[0];
    }

    /** Waits; a thread that has failed does not come to its turn. */
    private static void await(BooleanSupplier turn) {
      for (int i = 1; !turn.getAsBoolean(); i++) {
        if (i == MOST_SPINS) {
          throw new IllegalStateException("the other thread has failed");
        }
        if (i % SPINS_BETWEEN_PARKS == 0) {
          LockSupport.parkNanos(1); // a loop that only counts would not let the collector stop it
        } else {
          Thread.onSpinWait(); // the passes of both threads are to begin at the same time
        }
      }
    }
  }

  /** The visits of two passes, one of them within the other. */
  private static <E> int read(IntrusiveList<E> list) {
    int[] visits = {0};
    list.forEach(
        outer -> {
          visits[0]++;
          list.forEach(inner -> visits[0]++);
        });
    return visits[0];
  }

  /** The visits of a pass that removes each element and the next one. */
  private static <E> int removeTwoByTwo(IntrusiveList<E> list) {
    int[] visits = {0};
    list.forEach(
        element -> {
          visits[0]++;
          E next = list.next(element);
          list.remove(element);
          if (next != null) {
            list.remove(next);
          }
        });
    return list.isEmpty() ? visits[0] : -1;
  }

  /** Readers of a list that keeps what its passes need. */
  @JCStressTest
  @Outcome(id = "12, 12, 2", expect = Expect.ACCEPTABLE, desc = "Every pass is exact.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A pass failed, missed an element or met one twice.")
  @State
  public static class OfLinks {

    private final ReadersStress_ItemItems list = new ReadersStress_ItemItems();

    public OfLinks() {
      for (int i = 0; i < 3; i++) {
        list.add(new Item());
      }
    }

    @Actor
    public void one(III_Result r) {
      r.r1 = read(list);
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = read(list);
    }

    @Arbiter
    public void change(III_Result r) {
      r.r3 = removeTwoByTwo(list);
    }
  }

  /** Readers of a list that hands back what its passes need when they have ended. */
  @JCStressTest
  @Outcome(id = "12, 12, 2", expect = Expect.ACCEPTABLE, desc = "Every pass is exact.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A pass failed, missed an element or met one twice.")
  @State
  public static class OfSlots {

    private final ReadersStress_SlotPool pool = new ReadersStress_SlotPool(3);
    private final ReadersStress_SlotSlots list = new ReadersStress_SlotSlots(pool);

    public OfSlots() {
      for (int i = 0; i < 3; i++) {
        list.add(Objects.requireNonNull(pool.emplace()));
      }
    }

    @Actor
    public void one(III_Result r) {
      r.r1 = read(list);
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = read(list);
    }

    @Arbiter
    public void change(III_Result r) {
      r.r3 = removeTwoByTwo(list);
    }
  }

  /** Turns over a list that keeps what its passes need. */
  @JCStressTest
  @Outcome(id = "7, 3, 1", expect = Expect.ACCEPTABLE, desc = "Every pass is exact.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A pass failed, missed an element or met one twice.")
  @State
  public static class TurnsOfLinks {

    private final ReadersStress_ItemItems list = new ReadersStress_ItemItems();
    private final Turns<Item> turns = new Turns<>(list);

    public TurnsOfLinks() {
      for (int i = 0; i < 4; i++) {
        list.add(new Item());
      }
    }

    @Actor
    public void one(III_Result r) {
      r.r1 = turns.one();
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = turns.other();
    }

    @Arbiter
    public void change(III_Result r) {
      r.r3 = removeTwoByTwo(list);
    }
  }

  /** Turns over a list that hands back what its passes need when they have ended. */
  @JCStressTest
  @Outcome(id = "7, 3, 1", expect = Expect.ACCEPTABLE, desc = "Every pass is exact.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A pass failed, missed an element or met one twice.")
  @State
  public static class TurnsOfSlots {

    private final ReadersStress_SlotPool pool = new ReadersStress_SlotPool(4);
    private final ReadersStress_SlotSlots list = new ReadersStress_SlotSlots(pool);
    private final Turns<Slot> turns = new Turns<>(list);

    public TurnsOfSlots() {
      for (int i = 0; i < 4; i++) {
        list.add(Objects.requireNonNull(pool.emplace()));
      }
    }

    @Actor
    public void one(III_Result r) {
      r.r1 = turns.one();
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = turns.other();
    }

    @Arbiter
    public void change(III_Result r) {
      r.r3 = removeTwoByTwo(list);
    }
  }

  /** Turns over a list to which threads add their positions by compare-and-set. */
  @JCStressTest
  @Outcome(id = "7, 3, 1", expect = Expect.ACCEPTABLE, desc = "Every pass is exact.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A pass failed, missed an element or met one twice.")
  @State
  public static class TurnsOfArray {

    private final ReadersStress_SeatSeats list = new ReadersStress_SeatSeats();
    private final Turns<Seat> turns = new Turns<>(list);

    public TurnsOfArray() {
      for (int i = 0; i < 4; i++) {
        list.add(new Seat());
      }
    }

    @Actor
    public void one(III_Result r) {
      r.r1 = turns.one();
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = turns.other();
    }

    @Arbiter
    public void change(III_Result r) {
      r.r3 = removeTwoByTwo(list);
    }
  }
}
