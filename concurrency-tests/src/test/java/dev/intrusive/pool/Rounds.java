package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs threads in rounds: in each they start at the same moment, and nobody begins the next one
 * before all have ended this one and somebody has looked at what came about.
 */
final class Rounds {

  /** What one thread does in one round. */
  interface Part {
    void run(int round);
  }

  private static final int SPINS = 200;

  private final int threads;
  private final AtomicInteger arrived = new AtomicInteger();
  private volatile int phase;
  private volatile boolean broken;

  private Rounds(int threads) {
    this.threads = threads;
  }

  /**
   * Runs all rounds.
   *
   * @param check what the last one to arrive looks at while the others wait
   */
  static void run(int rounds, Part check, Part... parts) throws InterruptedException {
    Rounds barrier = new Rounds(parts.length);
    Team team = new Team();
    for (Part part : parts) {
      team.start(
          () -> {
            try {
              for (int round = 0; round < rounds && !barrier.broken; round++) {
                part.run(round);
                barrier.await(check, round);
              }
            } finally {
              barrier.broken = true;
            }
          });
    }
    team.finish();
  }

  private void await(Part check, int round) {
    int mine = phase;
    if (arrived.incrementAndGet() == threads) {
      check.run(round);
      arrived.set(0);
      phase = mine + 1;
      return;
    }
    // Spinning, because threads that are woken one after the other hardly meet.
    for (int spins = 0; phase == mine && !broken; spins++) {
      if (spins < SPINS) {
        Thread.onSpinWait();
      } else {
        Team.letOthersRun();
      }
    }
  }
}
