package dev.intrusive.behaviour.failing;

/**
 * Counts the allocations of the classes that a {@link FailingLoader} loads, and lets one fail. It
 * is for one thread.
 */
public final class Allocations {

  /** Made before, since to make one allocates. */
  @SuppressWarnings("StaticAssignmentOfThrowable")
  private static final OutOfMemoryError PLANNED = new OutOfMemoryError("planned");

  /** How many allocations are left until the one that fails; 0 if none does. */
  private static long left;

  private static boolean failed;

  private Allocations() {}

  /** Lets the allocation of a number, which begins with 1, fail. */
  static void failAt(long number) {
    left = number;
    failed = false;
  }

  /** Lets no allocation fail any more, and returns whether one did. */
  static boolean stop() {
    left = 0;
    return failed;
  }

  static boolean isPlanned(OutOfMemoryError error) {
    return error == PLANNED;
  }

  /** Is called at each allocation. */
  public static void next() {
    if (left > 0 && --left == 0) {
      failed = true;
      throw PLANNED;
    }
  }
}
