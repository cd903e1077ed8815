package dev.intrusive.concurrency.model;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What instrumented code calls in place of, or before, what threads can see of each other. On a
 * thread that belongs to no schedule all of it does nothing.
 */
public final class Steps {

  private static final ThreadLocal<@Nullable Actor> CURRENT = new ThreadLocal<>();

  private Steps() {}

  static void enter(Actor actor) {
    CURRENT.set(actor);
  }

  /** Another thread may run before the operation that follows. */
  public static void point() {
    Actor actor = CURRENT.get();
    if (actor != null) {
      actor.run().step(actor);
    }
  }

  /** In place of {@code ReentrantLock.lock}. */
  public static void lock(ReentrantLock lock) {
    Actor actor = CURRENT.get();
    if (actor != null) {
      actor.run().step(actor);
      actor.run().monitor(lock).lock(actor);
    }
  }

  /** In place of {@code ReentrantLock.unlock}. */
  public static void unlock(ReentrantLock lock) {
    Actor actor = CURRENT.get();
    if (actor != null) {
      actor.run().monitor(lock).unlock(actor);
    }
  }

  /** In place of {@code ReentrantLock.newCondition}, on a thread that holds the lock. */
  public static Condition newCondition(ReentrantLock lock) {
    Actor actor = current();
    return actor.run().newCondition(lock);
  }

  /** In place of {@code Condition.await}: returns only after a signal or an interruption. */
  public static void await(Condition condition) throws InterruptedException {
    Actor actor = current();
    actor.run().monitorOf(condition).await(actor, condition, Actor.NO_DEADLINE);
  }

  /** In place of {@code Condition.awaitNanos}: the time can be over at any moment. */
  public static long awaitNanos(Condition condition, long nanos) throws InterruptedException {
    Actor actor = current();
    long deadline = actor.run().now() + nanos;
    actor.run().monitorOf(condition).await(actor, condition, deadline);
    return deadline - actor.run().now();
  }

  /** In place of {@code Condition.signal}. */
  public static void signal(Condition condition) {
    Actor actor = current();
    actor.run().monitorOf(condition).signal(condition);
  }

  /** In place of {@code Thread.interrupted}. */
  public static boolean interrupted() {
    Actor actor = CURRENT.get();
    return actor != null && actor.clearInterruption();
  }

  /** In place of {@code System.nanoTime}: the time of the model. */
  public static long nanoTime() {
    Actor actor = CURRENT.get();
    return actor == null ? 0 : actor.run().now();
  }

  /** In place of {@code Thread.getId}: the same in each run of the tests. */
  public static long getId(Thread thread) {
    Actor actor = CURRENT.get();
    return actor == null ? 0 : actor.run().actorOf(thread).index();
  }

  /** In place of {@code Runtime.availableProcessors}: the same on each machine. */
  public static int availableProcessors(Runtime runtime) {
    return 2;
  }

  // What scenarios call.

  /** Interrupts a thread of the scenario. */
  public static void interrupt(int index) {
    Actor actor = current();
    actor.run().step(actor);
    actor.run().actor(index).interrupt();
  }

  /** How many steps a thread of the scenario has done. */
  public static int doneBy(int index) {
    return current().run().actor(index).done();
  }

  private static Actor current() {
    Actor actor = CURRENT.get();
    if (actor == null) {
      throw new IllegalStateException("this thread belongs to no schedule");
    }
    return actor;
  }
}
