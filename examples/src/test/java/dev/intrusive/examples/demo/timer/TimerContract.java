package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a hashed wheel timer does, of any make. */
@Timeout(60)
abstract class TimerContract extends TimerCancelContract {

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
  void interruptedByATask_doesNotStopTheTimer() throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(1);
    timer.schedule(
        () -> {
          Thread.currentThread().interrupt();
          ran.countDown();
        },
        1);
    await(ran);
    await(runs(20));
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
}
