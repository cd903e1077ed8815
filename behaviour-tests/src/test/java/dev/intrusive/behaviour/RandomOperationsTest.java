package dev.intrusive.behaviour;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A million random operations, compared with the specification one by one. */
@EveryHost
final class RandomOperationsTest<E> {

  private static final int LISTS = 3;
  private static final int ELEMENTS = 12;

  /** So many that an array has several blocks of slots, with holes in each. */
  private static final int MANY_ELEMENTS = 400;

  private static final int SOME_OPERATIONS = 3_000;
  private static final int OPERATIONS = 50_000;
  private static final int MANY_OPERATIONS = 200_000;
  private static final int OPERATIONS_PER_WORLD = 1000;
  private static final int COMPARE_EVERY = 5;

  private final ListFixture<E> fixture;

  RandomOperationsTest(Host host) {
    fixture = host.newFixture();
  }

  /** As many as mutation analysis can afford for each mutant. */
  @ParameterizedTest
  @ValueSource(longs = 6)
  void operations_someRandom(long seed) {
    run(seed, SOME_OPERATIONS);
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8})
  void operations_onLongLists(long seed) {
    run(new Lockstep<>(fixture, seed, LISTS, MANY_ELEMENTS), OPERATIONS_PER_WORLD);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = 1)
  void operations_random(long seed) {
    run(seed, OPERATIONS);
  }

  @Tag("long")
  @Tag("extended")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void operations_moreRandom(long seed) {
    run(seed, MANY_OPERATIONS);
  }

  /** Lists are made anew again and again, so that copies do not outnumber their originals. */
  private void run(long seed, int operations) {
    for (int world = 0; world < operations / OPERATIONS_PER_WORLD; world++) {
      run(new Lockstep<>(fixture, 1000 * seed + world, LISTS, ELEMENTS), OPERATIONS_PER_WORLD);
    }
  }

  private static void run(Lockstep<?> lockstep, int operations) {
    for (int i = 0; i < operations; i++) {
      lockstep.stepAny();
      if (i % COMPARE_EVERY == 0) {
        lockstep.compareContents();
      }
    }
  }
}
