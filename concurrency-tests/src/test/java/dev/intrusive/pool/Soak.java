package dev.intrusive.pool;

/** How long the soaks are: {@code -Dintrusive.soak=100} makes them a hundred times as long. */
final class Soak {

  private static final int FACTOR = Integer.getInteger("intrusive.soak", 1);

  private Soak() {}

  static int times(int count) {
    return count * FACTOR;
  }
}
