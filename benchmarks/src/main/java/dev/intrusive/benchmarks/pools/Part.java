package dev.intrusive.benchmarks.pools;

/** What all pools pool: an object of 48 bytes. */
public class Part {
  int number;
  double x;
  double y;
  double dx;
  double dy;

  /** Sets the object up as the hook that begins a life does. */
  final void set(int number) {
    this.number = number;
    x = number;
    y = number;
    dx = 1;
    dy = 1;
  }
}
