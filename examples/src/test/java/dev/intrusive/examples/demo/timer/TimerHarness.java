package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Starts and stops the timer of a test, and waits for what it does. */
abstract class TimerHarness {

  /** So far away that it does not come in a test. */
  static final long NEVER = 1_000_000;

  final TestedTimer timer = startTimer();

  /** Starts a timer whose wheel has 8 buckets, with a tick of a few milliseconds. */
  abstract TestedTimer startTimer();

  @BeforeEach
  void waitUntilTheTimerRuns() throws InterruptedException {
    await(runs(1));
  }

  @AfterEach
  void stopTimer() {
    timer.stop();
  }

  /** A latch that opens when a task with a delay has run. */
  final CountDownLatch runs(long delay) {
    CountDownLatch ran = new CountDownLatch(1);
    timer.schedule(ran::countDown, delay);
    return ran;
  }

  static void await(CountDownLatch latch) throws InterruptedException {
    assertTrue(latch.await(30, TimeUnit.SECONDS), "it does not happen");
  }
}
