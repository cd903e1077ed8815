package dev.intrusive.pool;

import static dev.intrusive.pool.FreeSets.require;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tags and generations of so few bits that they wrap all the time.
 *
 * <p>A tag of k bits tells heads apart only while fewer than 2<sup>k</sup> changes of the head fall
 * into one operation; with more of them, a stack with so narrow a tag may confuse them. So threads
 * run in rounds, with fewer changes in each while another thread takes: every take and every put is
 * one. The same holds for generations, of which every life takes two.
 */
final class NarrowWordsTest {

  private static final int ROUNDS = 10_000;

  /** How many stacks or pools each round goes through, so that the threads do not only wait. */
  private static final int COPIES = 16;

  private static final int SLOTS = 4;

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2"})
  void tag_wrapsAllTheTime_givesEachSlotToOne(int bits, int exchanges) throws Exception {
    require(3 * exchanges < 1 << bits, "too many changes while the other takes");
    List<FreeSet> stacks = new ArrayList<>();
    for (int i = 0; i < COPIES; i++) {
      stacks.add(FreeSets.of(FreeSetKind.TAGGED_STACK, SLOTS, bits));
    }
    int[] taken = new int[COPIES];
    int[][] exchanged = new int[COPIES][exchanges];
    Rounds.run(
        Soak.times(ROUNDS),
        round -> {
          for (int i = 0; i < COPIES; i++) {
            FreeSet stack = stacks.get(i);
            List<Integer> held = new ArrayList<>(List.of(taken[i]));
            for (int slot : exchanged[i]) {
              held.add(slot);
            }
            FreeSets.requireConserved(stack, SLOTS, held);
            held.forEach(stack::put);
          }
        },
        round -> {
          for (int i = 0; i < COPIES; i++) {
            taken[i] = stacks.get(i).take();
          }
        },
        round -> {
          for (int i = 0; i < COPIES; i++) {
            FreeSet stack = stacks.get(i);
            for (int n = 0; n < exchanges; n++) {
              int lent = stack.take();
              exchanged[i][n] = stack.take();
              stack.put(lent);
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void generation_wrapsAllTheTime_staleHandleResolvesToNothing(int bits) throws Exception {
    PoolOptions options = PoolOptions.defaults().widest(bits);
    List<SimplePool<Object>> pools = new ArrayList<>();
    long[] handles = new long[COPIES];
    List<AtomicBoolean> released = new ArrayList<>();
    for (int i = 0; i < COPIES; i++) {
      SimplePool<Object> pool = new SimplePool<>(1, Object::new, o -> {}, o -> {}, options);
      handles[i] = pool.handleOf(pool.emplace());
      pools.add(pool);
      released.add(new AtomicBoolean());
    }
    Rounds.run(
        Soak.times(ROUNDS),
        round -> {
          for (int i = 0; i < COPIES; i++) {
            SimplePool<Object> pool = pools.get(i);
            Object object = pool.iterator().next();
            require(pool.resolve(handles[i]) == null, "a stale handle resolves");
            handles[i] = pool.handleOf(object);
            require(pool.resolve(handles[i]) == object, "a handle does not resolve");
            released.get(i).set(false);
          }
        },
        round -> {
          for (int i = 0; i < COPIES; i++) {
            boolean over = released.get(i).get();
            @Nullable Object resolved = pools.get(i).resolve(handles[i]);
            require(!over || resolved == null, "a stale handle resolves to the next life");
          }
        },
        round -> {
          for (int i = 0; i < COPIES; i++) {
            SimplePool<Object> pool = pools.get(i);
            pool.release(pool.iterator().next());
            released.get(i).set(true);
            pool.emplace();
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"2, BITMAP", "2, TAGGED_STACK", "3, BITMAP", "3, TAGGED_STACK"})
  void handles_ofNarrowGenerations_areThoseOfTheModel(int bits, FreeSetKind kind) {
    SimplePool<Object> pool =
        new SimplePool<>(
            SLOTS,
            Object::new,
            o -> {},
            o -> {},
            PoolOptions.defaults().widest(bits).freeSet(kind));
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < SLOTS; i++) {
      objects.add(pool.emplace());
    }
    // Slots are in the order in which an iteration shows their objects.
    List<Object> bySlot = new ArrayList<>();
    pool.forEach(bySlot::add);
    long[] generations = {1, 1, 1, 1};
    long wrap = (1L << bits) - 1;
    SplittableRandom random = new SplittableRandom(bits);
    for (int step = 0; step < 3_000; step++) {
      int slot = random.nextInt(SLOTS);
      if (generations[slot] % 2 == 1) {
        pool.release(bySlot.get(slot));
      } else {
        slot = bySlot.indexOf(pool.emplace());
      }
      generations[slot] = (generations[slot] + 1) & wrap;
      for (long handle = 0; handle < SLOTS << bits; handle++) {
        int itsSlot = (int) handle % SLOTS;
        long generation = handle / SLOTS;
        boolean live = generation % 2 == 1 && generation == generations[itsSlot];
        assertEquals(live ? bySlot.get(itsSlot) : null, pool.resolve(handle));
      }
    }
    assertEquals(SLOTS, objects.size());
  }
}
