package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every free set promises to one thread. */
class FreeSetTest {

  /** Around the sizes of words and blocks. */
  private static final int[] CAPACITIES = {
    1, 2, 3, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 1000, 1023, 1024, 1025, 70_000
  };

  static Stream<Arguments> freeSets() {
    return IntStream.of(CAPACITIES)
        .boxed()
        .flatMap(
            capacity ->
                Stream.of(
                    arguments("tagged stack", capacity, size -> new TaggedStack(size, 63)),
                    arguments("stack, narrow tag", capacity, size -> new TaggedStack(size, 2)),
                    arguments("bitmap", capacity, AtomicBitmap::new),
                    arguments("apart bitmap", capacity, size -> new AtomicBitmap(size, true)),
                    arguments(
                        "plain slots",
                        capacity,
                        size -> new PlainSlots(new WordFormat(size, WordFormat.WIDEST)))));
  }

  private static Arguments arguments(String name, int capacity, IntFunction<FreeSet> kind) {
    return Arguments.of(name, capacity, kind);
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource("freeSets")
  void take_givesEachSlotOnce(String name, int capacity, IntFunction<FreeSet> kind) {
    FreeSet free = kind.apply(capacity);
    BitSet seen = new BitSet();
    for (int count = 0; count < capacity; count++) {
      assertEquals(count, free.taken());
      int slot = free.take();
      assertTrue(slot >= 0 && slot < capacity, () -> "slot " + slot);
      assertTrue(!seen.get(slot), () -> "slot " + slot + " was given twice");
      seen.set(slot);
    }
    assertEquals(FreeSet.NONE, free.take());
    assertEquals(FreeSet.NONE, free.take());
    assertEquals(capacity, free.taken());
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource("freeSets")
  void take_beginsWithTheLowestSlots(String name, int capacity, IntFunction<FreeSet> kind) {
    if (name.equals("apart bitmap")) {
      return; // It begins where no other thread does.
    }
    FreeSet free = kind.apply(capacity);
    for (int slot = 0; slot < Math.min(capacity, 100); slot++) {
      assertEquals(slot, free.take());
    }
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource("freeSets")
  void take_findsTheOneFreeSlotWhereverItIs(String name, int capacity, IntFunction<FreeSet> kind) {
    FreeSet free = full(capacity, kind);
    for (int slot = 0; slot < Math.min(capacity, 300); slot++) {
      int freed = (int) ((slot * 7919L) % capacity);
      free.put(freed);
      assertEquals(capacity - 1, free.taken());
      assertEquals(freed, free.take());
      assertEquals(FreeSet.NONE, free.take());
    }
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource("freeSets")
  void takeAndPut_inAnyOrder_conserveTheSlots(
      String name, int capacity, IntFunction<FreeSet> kind) {
    FreeSet free = full(capacity, kind);
    Random random = new Random(capacity);
    List<Integer> taken = new ArrayList<>();
    IntStream.range(0, capacity).forEach(taken::add);
    Collections.shuffle(taken, random);
    for (int step = 0; step < 20_000; step++) {
      // Long rises and falls, so that the set is full and empty now and then.
      boolean put = random.nextInt(100) < ((step / 2_000) % 2 == 0 ? 90 : 10);
      if (put && !taken.isEmpty()) {
        free.put(taken.remove(taken.size() - 1));
      } else {
        int slot = free.take();
        assertEquals(taken.size() == capacity, slot == FreeSet.NONE);
        if (slot != FreeSet.NONE) {
          taken.add(random.nextInt(taken.size() + 1), slot);
        }
      }
      if (step % 997 == 0) {
        assertEquals(taken.size(), free.taken());
        assertEquals(taken.size(), taken.stream().distinct().count());
      }
    }
  }

  private static FreeSet full(int capacity, IntFunction<FreeSet> kind) {
    FreeSet free = kind.apply(capacity);
    for (int count = 0; count < capacity; count++) {
      free.take();
    }
    return free;
  }
}
