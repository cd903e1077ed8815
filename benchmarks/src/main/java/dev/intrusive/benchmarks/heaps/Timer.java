package dev.intrusive.benchmarks.heaps;

/** What a timer is besides its place in a queue. */
public class Timer {
  final int number;
  long deadline;

  Timer(int number) {
    this.number = number;
  }

  static int compare(Timer a, Timer b) {
    return Long.compare(a.deadline, b.deadline);
  }
}
