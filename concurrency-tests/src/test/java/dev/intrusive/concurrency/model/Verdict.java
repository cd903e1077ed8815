package dev.intrusive.concurrency.model;

import org.jspecify.annotations.Nullable;

/**
 * What a check has found.
 *
 * @param runs how many schedules ran
 * @param failure what went wrong in the last of them, or null
 * @param trace the order in which the threads had their turns in it
 */
public record Verdict(int runs, @Nullable Throwable failure, String trace) {

  /** Throws what went wrong, if anything did. */
  public void requireNoFailure() {
    if (failure != null) {
      throw new AssertionError("schedule " + runs + " (" + trace + "): " + failure, failure);
    }
  }
}
