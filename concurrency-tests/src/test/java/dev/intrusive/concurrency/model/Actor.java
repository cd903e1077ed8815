package dev.intrusive.concurrency.model;

import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** One thread of a scenario. Only the thread that has the turn reads and changes any of this. */
final class Actor {

  static final long NO_DEADLINE = Long.MAX_VALUE;

  private final int index;
  private final Run run;
  private final Worker worker;
  private final Semaphore turn = new Semaphore(0);
  private boolean ended;
  private boolean parked;
  private boolean blocked;
  private boolean permit;
  private boolean interrupted;
  private long deadline = NO_DEADLINE;
  private int done;

  Actor(int index, Run run, Worker worker) {
    this.index = index;
    this.run = run;
    this.worker = worker;
  }

  int index() {
    return index;
  }

  Run run() {
    return run;
  }

  Worker worker() {
    return worker;
  }

  int done() {
    return done;
  }

  void countStep() {
    done++;
  }

  boolean hasEnded() {
    return ended;
  }

  void start(Scenario.Body body) {
    worker.submit(
        () -> {
          turn.acquireUninterruptibly();
          Steps.enter(this);
          @Nullable Throwable failure = null;
          try {
            if (!run.isAborted()) {
              body.run();
            }
          } catch (AbortedError expected) {
            // The run has failed already.
          } catch (Throwable thrown) {
            failure = thrown;
          }
          ended = true;
          run.ended(this, failure);
        });
  }

  void giveTurn() {
    turn.release();
  }

  void awaitTurn() {
    turn.acquireUninterruptibly();
  }

  boolean canRun() {
    return !ended && (!parked || permit || (interrupted && !blocked) || deadline != NO_DEADLINE);
  }

  /** Tells whether the actor goes on only because its time is over. */
  boolean isLate() {
    return parked && !permit && !interrupted;
  }

  long deadline() {
    return deadline;
  }

  void park(long until) {
    parked = true;
    deadline = until;
    run.passOn(this);
    parked = false;
    deadline = NO_DEADLINE;
    permit = false;
  }

  /** Waits for a lock, which no interruption ends. */
  void block() {
    blocked = true;
    try {
      park(NO_DEADLINE);
    } finally {
      blocked = false;
    }
  }

  void unpark() {
    permit = true;
  }

  void interrupt() {
    interrupted = true;
  }

  boolean clearInterruption() {
    boolean was = interrupted;
    interrupted = false;
    return was;
  }
}
