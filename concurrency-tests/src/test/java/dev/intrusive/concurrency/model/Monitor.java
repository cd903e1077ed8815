package dev.intrusive.concurrency.model;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/** A lock of one run, with its conditions. Only the thread that has the turn calls it. */
final class Monitor {

  private @Nullable Actor holder;
  private int depth;

  /** The threads that wait, each with its condition, in the order in which they came. */
  private final Map<Actor, Condition> waiting = new LinkedHashMap<>();

  /** The threads that wait for the lock itself. */
  private final Set<Actor> blocked = new HashSet<>();

  void lock(Actor actor) {
    acquire(actor, 1);
  }

  private void acquire(Actor actor, int times) {
    while (holder != null && holder != actor) {
      blocked.add(actor);
      actor.block();
      blocked.remove(actor);
    }
    holder = actor;
    depth += times;
  }

  void unlock(Actor actor) {
    if (holder != actor) {
      return; // its run was aborted while it waited
    }
    depth--;
    if (depth == 0) {
      release();
    }
  }

  private void release() {
    holder = null;
    depth = 0;
    blocked.forEach(Actor::unpark);
  }

  void await(Actor actor, Condition condition, long deadline) throws InterruptedException {
    if (actor.clearInterruption()) {
      throw new InterruptedException();
    }
    int held = depth;
    waiting.put(actor, condition);
    release();
    actor.park(deadline);
    boolean isSignalled = waiting.remove(actor) == null;
    acquire(actor, held);
    if (!isSignalled && actor.clearInterruption()) {
      throw new InterruptedException();
    }
  }

  void signal(Condition condition) {
    for (Map.Entry<Actor, Condition> each : waiting.entrySet()) {
      if (each.getValue() == condition) {
        waiting.remove(each.getKey());
        each.getKey().unpark();
        return;
      }
    }
  }
}
