package dev.intrusive.examples.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a hashed wheel timer does as anybody sees it, whoever has made it. */
@Timeout(60)
abstract class TimerContract {

  /** So far away that it does not come in a test. */
  private static final long NEVER = 1_000_000;

  private TestedTimer timer = startTimer();

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

  @Test
  void schedule_runsOnce() throws InterruptedException {
    Queue<String> times = new ConcurrentLinkedQueue<>();
    TestedTimeout timeout = timer.schedule(() -> times.add("once"), 30);
    await(runs(100));
    assertEquals(1, times.size());
    assertTrue(timeout.isExpired());
    assertFalse(timeout.isCancelled());
  }

  @Test
  void schedule_neverRunsEarly() throws InterruptedException {
    int count = 50;
    Queue<Long> late = new ConcurrentLinkedQueue<>();
    CountDownLatch ran = new CountDownLatch(count);
    for (int i = 0; i < count; i++) {
      long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(20);
      timer.schedule(
          () -> {
            late.add(System.nanoTime() - due);
            ran.countDown();
          },
          20);
      // So that they begin at various times within a tick.
      Thread.sleep(1);
    }
    await(ran);
    assertTrue(late.stream().allMatch(nanos -> nanos >= 0), late::toString);
  }

  @Test
  void schedule_longerThanARound_inTheOrderOfTheDeadlines() throws InterruptedException {
    Queue<Integer> order = new ConcurrentLinkedQueue<>();
    CountDownLatch ran = new CountDownLatch(4);
    // A round takes 40 ms. Without the rounds, the order would be another.
    for (int delay : new int[] {100, 250, 400, 700}) {
      timer.schedule(
          () -> {
            order.add(delay);
            ran.countDown();
          },
          delay);
    }
    await(ran);
    assertEquals(List.of(100, 250, 400, 700), List.copyOf(order));
  }

  @Test
  void schedule_negativeDelay_runsSoon() throws InterruptedException {
    await(runs(-5));
    await(runs(Long.MIN_VALUE));
  }

  @Test
  void schedule_longestDelay_waits() throws InterruptedException {
    TestedTimeout timeout = timer.schedule(() -> {}, Long.MAX_VALUE);
    await(runs(30));
    assertFalse(timeout.isExpired());
    assertEquals(1, timer.stop().size());
  }

  @Test
  void cancel_beforeExpiry_doesNotRun() throws InterruptedException {
    Queue<String> ran = new ConcurrentLinkedQueue<>();
    TestedTimeout timeout = timer.schedule(() -> ran.add("cancelled"), 1000);
    assertTrue(timeout.cancel());
    assertTrue(timeout.isCancelled());
    assertFalse(timeout.isExpired());
    await(runs(1100));
    assertEquals(List.of(), List.copyOf(ran));
  }

  @Test
  void cancel_twice_isRefused() {
    TestedTimeout timeout = timer.schedule(() -> {}, NEVER);
    assertTrue(timeout.cancel());
    assertFalse(timeout.cancel());
    assertTrue(timeout.isCancelled());
  }

  @Test
  void cancel_afterExpiry_isRefused() throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(1);
    TestedTimeout timeout = timer.schedule(ran::countDown, 1);
    await(ran);
    assertFalse(timeout.cancel());
    assertTrue(timeout.isExpired());
    assertFalse(timeout.isCancelled());
  }

  @Test
  void cancel_itselfFromItsTask_isRefused() throws InterruptedException {
    CompletableFuture<TestedTimeout> self = new CompletableFuture<>();
    Queue<Boolean> results = new ConcurrentLinkedQueue<>();
    CountDownLatch ran = new CountDownLatch(1);
    self.complete(
        timer.schedule(
            () -> {
              results.add(self.join().isExpired());
              results.add(self.join().cancel());
              ran.countDown();
            },
            1));
    await(ran);
    assertEquals(List.of(true, false), List.copyOf(results));
  }

  @Test
  void cancel_fromATask_doesNotRun() throws InterruptedException {
    Queue<String> ran = new ConcurrentLinkedQueue<>();
    Queue<Boolean> results = new ConcurrentLinkedQueue<>();
    // Far enough behind the task that cancels it, even if the threads are slow.
    TestedTimeout victim = timer.schedule(() -> ran.add("victim"), 2000);
    CountDownLatch done = new CountDownLatch(1);
    timer.schedule(
        () -> {
          results.add(victim.cancel());
          results.add(victim.cancel());
          done.countDown();
        },
        10);
    await(done);
    assertEquals(List.of(true, false), List.copyOf(results));
    assertTrue(victim.isCancelled());
    assertEquals(List.of(), timer.stop());
    assertEquals(List.of(), List.copyOf(ran));
  }

  @Test
  void schedule_fromATask_runs() throws InterruptedException {
    CountDownLatch rounds = new CountDownLatch(20);
    Runnable again =
        new Runnable() {
          @Override
          public void run() {
            rounds.countDown();
            if (rounds.getCount() > 0) {
              timer.schedule(this, rounds.getCount() % 3);
            }
          }
        };
    again.run();
    await(rounds);
  }

  @Test
  void throwingTask_doesNotStopTheTimer() throws InterruptedException {
    CountDownLatch thrown = new CountDownLatch(2);
    timer.schedule(() -> fail(thrown, new IllegalArgumentException("on purpose")), 1);
    timer.schedule(() -> fail(thrown, new AssertionError("on purpose")), 1);
    await(thrown);
    await(runs(1));
  }

  private static <T extends Throwable> void fail(CountDownLatch thrown, T problem) throws T {
    thrown.countDown();
    throw problem;
  }

  @Test
  void stop_returnsTheUnprocessed() throws InterruptedException {
    TestedTimeout first = timer.schedule(() -> {}, NEVER);
    TestedTimeout second = timer.schedule(() -> {}, 2 * NEVER);
    assertTrue(timer.schedule(() -> {}, NEVER).cancel());
    await(runs(1));
    List<TestedTimeout> unprocessed = timer.stop();
    assertEquals(2, unprocessed.size());
    assertEquals(Set.of(first, second), Set.copyOf(unprocessed));
    for (TestedTimeout timeout : unprocessed) {
      assertFalse(timeout.isExpired());
      assertTrue(timeout.isCancelled());
      assertFalse(timeout.cancel());
    }
  }

  @Test
  void stop_again_returnsNothing() {
    timer.schedule(() -> {}, NEVER);
    assertEquals(1, timer.stop().size());
    assertEquals(List.of(), timer.stop());
  }

  @Test
  void stop_fromATask_isRefused() throws InterruptedException {
    Queue<Exception> thrown = new ConcurrentLinkedQueue<>();
    CountDownLatch ran = new CountDownLatch(1);
    timer.schedule(
        () -> {
          thrown.add(assertThrows(IllegalStateException.class, timer::stop));
          ran.countDown();
        },
        1);
    await(ran);
    assertEquals(1, thrown.size());
    await(runs(1));
  }

  @Test
  void schedule_afterStop_isRefused() {
    timer.stop();
    assertThrows(IllegalStateException.class, () -> timer.schedule(() -> {}, 1));
  }

  @Test
  void manyThreads_eachTimeoutExpiresOrIsCancelled() throws InterruptedException {
    int count = 2000;
    Queue<Integer> ran = new ConcurrentLinkedQueue<>();
    Queue<Integer> cancelled = new ConcurrentLinkedQueue<>();
    List<Thread> threads = new ArrayList<>();
    for (int part = 0; part < 4; part++) {
      int first = part * count;
      threads.add(new Thread(() -> scheduleAndCancel(first, first + count, ran, cancelled)));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    await(runs(100));
    List<Integer> all = new ArrayList<>(ran);
    all.addAll(cancelled);
    assertEquals(4 * count, all.size());
    assertEquals(4 * count, Set.copyOf(all).size());
    assertEquals(List.of(), timer.stop());
  }

  private void scheduleAndCancel(int from, int to, Queue<Integer> ran, Queue<Integer> cancelled) {
    TestedTimeout previous = timer.schedule(() -> ran.add(from), 0);
    for (int i = from + 1; i < to; i++) {
      int number = i;
      TimerContract.cancel(previous, number - 1, number % 3 == 0, cancelled);
      previous = timer.schedule(() -> ran.add(number), number % 50);
    }
  }

  private static void cancel(
      TestedTimeout timeout, int number, boolean wanted, Queue<Integer> cancelled) {
    if (wanted && timeout.cancel()) {
      cancelled.add(number);
    }
  }

  /** A latch that opens when a task with a delay has run. */
  private CountDownLatch runs(long delay) {
    CountDownLatch ran = new CountDownLatch(1);
    timer.schedule(ran::countDown, delay);
    return ran;
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    assertTrue(latch.await(30, TimeUnit.SECONDS), "it does not happen");
  }
}
