package dev.intrusive.records.exchange;

/**
 * How much is measured.
 *
 * @param forks how often each case is measured, in a JVM of its own
 * @param warmUp how many rounds of a fork are not counted
 * @param rounds how many rounds are timed as a whole
 * @param latencyRounds how many more are timed command by command
 * @param commands how many commands a round has
 */
record Effort(int forks, int warmUp, int rounds, int latencyRounds, int commands) {

  static final Effort FULL = new Effort(5, 8, 10, 2, 200_000);

  /** To see that everything runs. */
  static final Effort QUICK = new Effort(1, 4, 5, 1, 50_000);

  int allRounds() {
    return warmUp + rounds + latencyRounds;
  }
}
