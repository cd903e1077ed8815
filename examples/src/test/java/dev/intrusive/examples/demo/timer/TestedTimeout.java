package dev.intrusive.examples.demo.timer;

/** What the timeouts of timers have in common. Those of the same timeout are equal. */
interface TestedTimeout {

  boolean cancel();

  boolean isCancelled();

  boolean isExpired();
}
