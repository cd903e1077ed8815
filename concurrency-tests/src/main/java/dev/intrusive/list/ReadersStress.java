package dev.intrusive.list;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.IntrusiveList;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Objects;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads that read one list, which a third changes afterwards. */
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
}
