package dev.intrusive.concurrency.model;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One run of a scenario by one schedule. Exactly one thread has the turn; at each step it may pass
 * it on, as the schedule says.
 */
final class Run {

  /** More steps than any scenario has that ends. */
  private static final int MOST_STEPS = 5_000;

  private final Schedule schedule;
  private final List<Actor> actors = new ArrayList<>();
  private final Semaphore over = new Semaphore(0);
  private final StringBuilder trace = new StringBuilder();
  private final IdentityHashMap<ReentrantLock, Monitor> monitors = new IdentityHashMap<>();
  private final IdentityHashMap<Condition, Monitor> conditions = new IdentityHashMap<>();
  private @Nullable Throwable failure;
  private boolean aborted;
  private long now;
  private int steps;

  Run(Schedule schedule) {
    this.schedule = schedule;
  }

  /** Runs a scenario; returns what went wrong, or null. */
  @Nullable Throwable execute(Scenario scenario, List<Worker> workers) {
    List<Scenario.Body> bodies = scenario.threads();
    for (int i = 0; i < bodies.size(); i++) {
      actors.add(new Actor(i, this, workers.get(i)));
    }
    for (int i = 0; i < bodies.size(); i++) {
      actors.get(i).start(bodies.get(i));
    }
    pass(null);
    over.acquireUninterruptibly();
    if (failure == null) {
      try {
        scenario.check();
      } catch (Throwable thrown) {
        failure = thrown;
      }
    }
    return failure;
  }

  boolean isAborted() {
    return aborted;
  }

  long now() {
    return now;
  }

  /** The order in which the threads had their turns. */
  String trace() {
    return trace.toString();
  }

  Actor actor(int index) {
    return actors.get(index);
  }

  Actor actorOf(Thread thread) {
    for (Actor actor : actors) {
      if (actor.worker().thread() == thread) {
        return actor;
      }
    }
    throw new IllegalStateException(thread + " belongs to another run");
  }

  /** The lock of the model in place of a real one. */
  Monitor monitor(ReentrantLock lock) {
    return monitors.computeIfAbsent(lock, unused -> new Monitor());
  }

  Condition newCondition(ReentrantLock lock) {
    Condition condition = lock.newCondition();
    conditions.put(condition, monitor(lock));
    return condition;
  }

  /** The lock that a condition is of. */
  Monitor monitorOf(Condition condition) {
    return Objects.requireNonNull(conditions.get(condition));
  }

  void step(Actor actor) {
    if (aborted) {
      return;
    }
    if (++steps > MOST_STEPS) {
      abort(new AssertionError("no end after " + MOST_STEPS + " steps"));
      throw new AbortedError();
    }
    passOn(actor);
    actor.countStep();
  }

  /** Lets the schedule say who goes on. */
  void passOn(Actor actor) {
    if (aborted) {
      throw new AbortedError();
    }
    if (pass(actor)) {
      return;
    }
    actor.awaitTurn();
    if (aborted) {
      throw new AbortedError();
    }
  }

  /** Gives the turn to an actor; true if the one who has it keeps it. */
  private boolean pass(@Nullable Actor holder) {
    Actor next = schedule.choose(actors, holder);
    if (next == null) {
      if (failure == null && !allHaveEnded()) {
        abort(new AssertionError("threads wait for ever: " + waiting()));
      }
      if (aborted) {
        passToNextOfAborted();
      } else {
        over.release();
      }
      return false;
    }
    if (next != holder) {
      trace.append(next.index()).append(' ');
    }
    if (next.isLate()) {
      now = Math.max(now, next.deadline());
    }
    if (next == holder) {
      return true;
    }
    next.giveTurn();
    return false;
  }

  void ended(Actor actor, @Nullable Throwable thrown) {
    if (thrown != null) {
      abort(thrown);
    }
    if (aborted) {
      passToNextOfAborted();
    } else {
      pass(actor);
    }
  }

  private void abort(Throwable reason) {
    if (failure == null) {
      failure = reason;
    }
    aborted = true;
  }

  /** Lets the threads of an aborted run end one after the other. */
  private void passToNextOfAborted() {
    for (Actor actor : actors) {
      if (!actor.hasEnded()) {
        actor.giveTurn();
        return;
      }
    }
    over.release();
  }

  private boolean allHaveEnded() {
    for (Actor actor : actors) {
      if (!actor.hasEnded()) {
        return false;
      }
    }
    return true;
  }

  private String waiting() {
    StringBuilder names = new StringBuilder();
    for (Actor actor : actors) {
      if (!actor.hasEnded()) {
        names.append(actor.index()).append(' ');
      }
    }
    return names.toString().trim();
  }
}
