package dev.intrusive.behaviour.failing;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Performs an operation again and again, and lets another of its allocations fail each time. */
public final class EachAllocation {

  /** More than any operation has. */
  private static final int MOST = 2_000;

  private EachAllocation() {}

  /** Takes the result of an operation of which only the effect is of interest. */
  public static void ignore(@Nullable Object unused) {}

  /**
   * Lets each allocation of an operation fail.
   *
   * @param worlds makes what an operation works on
   * @param operation the operation; it may refuse
   * @param check makes sure that nothing is broken
   * @return how many allocations failed
   */
  public static <W> int fail(Supplier<W> worlds, Consumer<W> operation, Consumer<W> check) {
    for (int number = 0; number <= MOST; number++) {
      W world = worlds.get();
      // The first time none fails: what initialises a class would leave it unusable.
      Allocations.failAt(number);
      try {
        operation.accept(world);
      } catch (OutOfMemoryError e) {
        if (!Allocations.isPlanned(e)) {
          throw e;
        }
      } catch (RuntimeException refusal) {
        // As without a failure.
      }
      boolean failed = Allocations.stop();
      check.accept(world);
      if (number > 0 && !failed) {
        return number - 1;
      }
    }
    throw new AssertionError("the operation has no end");
  }
}
