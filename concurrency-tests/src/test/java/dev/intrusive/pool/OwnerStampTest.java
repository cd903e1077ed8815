package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Threads stamp what they have taken, and find their own stamp when they give it back. The stamps
 * are plain fields: what is handed on must be visible without them.
 */
final class OwnerStampTest {

  private static final int ATTEMPTS = 500_000;
  private static final int NOBODY = -1;

  /** What threads take from and give back to. */
  private interface Source<S> {
    @Nullable S take();

    void put(S taken);

    int owner(S taken);

    void stamp(S taken, int owner);

    /** Makes sure that all of it is free and nothing is lost. */
    void requireAllFree();
  }

  private interface SourceFactory {
    Source<?> make(FreeSetKind kind, int slots);
  }

  @TestFactory
  Stream<DynamicTest> freeSet_usedByManyThreads_givesEachSlotToOne() {
    return everyCase(StampedSlots::new);
  }

  @TestFactory
  Stream<DynamicTest> pool_usedByManyThreads_givesEachObjectToOne() {
    return everyCase(StampedObjects::new);
  }

  private static Stream<DynamicTest> everyCase(SourceFactory sources) {
    List<DynamicTest> tests = new ArrayList<>();
    for (FreeSetKind kind : FreeSetKind.values()) {
      for (int threads = 2; threads <= 8; threads *= 2) {
        for (int slots = 4; slots <= 6; slots++) {
          for (int each = 1; each <= 2; each++) {
            int members = threads;
            int most = each;
            Source<?> source = sources.make(kind, slots);
            // At most this many are taken while somebody has room for one more.
            boolean canBeRefused = most * members - 1 >= slots;
            tests.add(
                dynamicTest(
                    kind + ", " + slots + " slots, " + threads + " threads with up to " + each,
                    () -> soak(source, members, most, canBeRefused)));
          }
        }
      }
    }
    return tests.stream();
  }

  private static <S> void soak(Source<S> source, int threads, int most, boolean canBeRefused)
      throws InterruptedException {
    Team team = new Team();
    for (int i = 0; i < threads; i++) {
      int id = i;
      team.start(
          () -> {
            SplittableRandom random = new SplittableRandom(id);
            List<S> held = new ArrayList<>();
            for (int n = Soak.times(ATTEMPTS) / threads; n > 0; n--) {
              if (held.size() < most) {
                S taken = source.take();
                require(taken != null || canBeRefused, "refused with a slot to spare");
                if (taken != null) {
                  require(source.owner(taken) == NOBODY, "taken twice");
                  source.stamp(taken, id);
                  held.add(taken);
                }
              } else {
                giveBack(source, held.remove(random.nextInt(held.size())), id);
              }
              if (random.nextInt(64) == 0) {
                Team.letOthersRun();
              }
            }
            held.forEach(taken -> giveBack(source, taken, id));
          });
    }
    team.finish();
    source.requireAllFree();
  }

  private static <S> void giveBack(Source<S> source, S taken, int id) {
    require(source.owner(taken) == id, "taken twice");
    source.stamp(taken, NOBODY);
    source.put(taken);
  }

  /** A free set by itself. */
  private static final class StampedSlots implements Source<Integer> {

    private final FreeSet free;
    private final int[] owners;

    StampedSlots(FreeSetKind kind, int slots) {
      free = FreeSets.of(kind, slots, Long.SIZE);
      owners = new int[slots];
      Arrays.fill(owners, NOBODY);
    }

    @Override
    public @Nullable Integer take() {
      int slot = free.take();
      return slot == FreeSet.NONE ? null : slot;
    }

    @Override
    public void put(Integer taken) {
      free.put(taken);
    }

    @Override
    public int owner(Integer taken) {
      return owners[taken];
    }

    @Override
    public void stamp(Integer taken, int owner) {
      owners[taken] = owner;
    }

    @Override
    public void requireAllFree() {
      FreeSets.requireConserved(free, owners.length, List.of());
    }
  }

  private static final class Stamped {
    int owner = NOBODY;
  }

  /** A pool of objects. */
  private static final class StampedObjects implements Source<Stamped> {

    private final SimplePool<Stamped> pool;

    StampedObjects(FreeSetKind kind, int slots) {
      pool =
          new SimplePool<>(
              slots,
              Stamped::new,
              stamped -> require(stamped.owner == NOBODY, "emplaced twice"),
              stamped -> require(stamped.owner == NOBODY, "released by somebody else"),
              PoolOptions.defaults().freeSet(kind));
    }

    @Override
    public @Nullable Stamped take() {
      return pool.tryEmplace();
    }

    @Override
    public void put(Stamped taken) {
      pool.release(taken);
    }

    @Override
    public int owner(Stamped taken) {
      return taken.owner;
    }

    @Override
    public void stamp(Stamped taken, int owner) {
      taken.owner = owner;
    }

    @Override
    public void requireAllFree() {
      Pools.requireAllFree(pool);
    }
  }
}
