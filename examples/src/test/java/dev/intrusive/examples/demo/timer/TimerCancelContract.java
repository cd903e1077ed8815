package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** What it does to cancel a timeout, whenever and from wherever that is. */
abstract class TimerCancelContract extends TimerHarness {

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
    // Far enough after the task that cancels it, even if the threads are slow.
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
}
