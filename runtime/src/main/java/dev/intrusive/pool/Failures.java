package dev.intrusive.pool;

import org.jspecify.annotations.Nullable;

/** The exceptions of several steps of which each is done whatever the others throw. */
final class Failures {

  private Failures() {}

  /** Returns the first exception, with the new one suppressed in it. */
  static Throwable add(@Nullable Throwable first, Throwable next) {
    if (first == null) {
      return next;
    }
    if (first != next) {
      first.addSuppressed(next);
    }
    return first;
  }

  /** Throws what was caught, if anything, as it is. */
  static void rethrow(@Nullable Throwable failure) {
    if (failure != null) {
      throwAs(failure);
    }
  }

  @SuppressWarnings("unchecked") // the cast is erased: a checked exception passes as it came
  private static <T extends Throwable> void throwAs(Throwable failure) throws T {
    throw (T) failure;
  }
}
