package dev.intrusive.behaviour;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random changes inside passes, nested ones included, compared with the specification. */
@EveryHost
final class ForEachRandomTest<E> {

  private static final int LISTS = 2;
  private static final int ELEMENTS = 8;
  private static final int SOME_PASSES = 500;
  private static final int PASSES = 5_000;
  private static final int MANY_PASSES = 20_000;
  private static final int PASSES_PER_WORLD = 100;
  private static final int FEW_CHANGES = 3;

  /** More than a log keeps without folding. */
  private static final int MANY_CHANGES = 400;

  private final ListFixture<E> fixture;

  ForEachRandomTest(Host host) {
    fixture = host.newFixture();
  }

  /** As many as mutation analysis can afford for each mutant. */
  @ParameterizedTest
  @ValueSource(longs = 8)
  void forEach_someRandomChanges(long seed) {
    run(seed, SOME_PASSES);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = 1)
  void forEach_randomChanges(long seed) {
    run(seed, PASSES);
  }

  @Tag("long")
  @Tag("extended")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void forEach_moreRandomChanges(long seed) {
    run(seed, MANY_PASSES);
  }

  private void run(long seed, int most) {
    int passes = 0;
    for (int world = 0; passes < most; world++) {
      passes += run(1000 * seed + world, FEW_CHANGES, PASSES_PER_WORLD);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = 5)
  void forEach_manyRandomChangesInOneCall(long seed) {
    run(seed, MANY_CHANGES, 8);
  }

  @Tag("extended")
  @ParameterizedTest
  @ValueSource(longs = {6, 7})
  void forEach_manyMoreRandomChangesInOneCall(long seed) {
    run(seed, MANY_CHANGES, 8);
  }

  private int run(long seed, int mostChanges, int outermost) {
    RandomPasses<E> passes =
        new RandomPasses<>(new Lockstep<>(fixture, seed, LISTS, ELEMENTS), mostChanges);
    for (int i = 0; i < outermost; i++) {
      passes.runOutermost();
    }
    return passes.passes();
  }
}
