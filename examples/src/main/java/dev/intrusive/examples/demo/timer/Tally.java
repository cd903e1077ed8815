package dev.intrusive.examples.demo.timer;

/** Counts what happens to requests and to the timeouts of the wheel. */
final class Tally {

  /** Requests that have begun. */
  long begun;

  /** Requests that were answered. */
  long answered;

  /** Tries that were not answered in time. */
  long timedOut;

  /** Requests that were not answered at all. */
  long givenUp;

  /** Timeouts that were set. */
  long scheduled;

  /** Timeouts that were cancelled. */
  long cancelled;

  /** Timeouts whose task has run. */
  long expired;
}
