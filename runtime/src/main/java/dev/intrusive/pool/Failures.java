package dev.intrusive.pool;

import org.jspecify.annotations.Nullable;

/** Collects exceptions: the first is thrown, and the others are suppressed in it. */
final class Failures {

  private Failures() {}

  /** Returns the first exception, if there is one, with the next one suppressed in it. */
  static @Nullable Throwable add(@Nullable Throwable first, @Nullable Throwable next) {
    if (first == null) {
      return next;
    }
    if (next != null && first != next) {
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
