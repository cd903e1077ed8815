package dev.intrusive.benchmarks.timers;

/** What a timer is besides links. */
public class Timer {
  int number;
  long deadline;
}
