package dev.intrusive.concurrency.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All schedules with a bounded number of preemptions, one after the other, depth first.
 *
 * <p>A preemption takes the turn from a thread that could go on. That a thread ends or waits is
 * none: then each other thread is tried whatever the bound. M. Musuvathi and S. Qadeer: Iterative
 * Context Bounding for Systematic Testing of Multithreaded Programs, 2007.
 */
final class Schedule {

  /** A choice on the way: who could have been chosen, and which of them is being tried. */
  private static final class Choice {
    final List<Integer> candidates;
    int tried;

    Choice(List<Integer> candidates) {
      this.candidates = candidates;
    }
  }

  private final int mostPreemptions;
  private final List<Choice> path = new ArrayList<>();
  private int position;
  private int preemptions;

  Schedule(int mostPreemptions) {
    this.mostPreemptions = mostPreemptions;
  }

  /** Goes on to the next schedule; false if there is none. */
  boolean advance() {
    position = 0;
    preemptions = 0;
    while (!path.isEmpty()) {
      Choice last = path.get(path.size() - 1);
      if (++last.tried < last.candidates.size()) {
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }

  /** Chooses who has the next turn; null if nobody can go on. */
  @Nullable Actor choose(List<Actor> actors, @Nullable Actor holder) {
    boolean holderCanRun = holder != null && holder.canRun() && !holder.isLate();
    if (position == path.size()) {
      path.add(new Choice(candidates(actors, holder, holderCanRun)));
    }
    Choice choice = path.get(position++);
    if (choice.candidates.isEmpty()) {
      return null;
    }
    Actor chosen = actors.get(choice.candidates.get(choice.tried));
    if (holderCanRun && chosen != holder) {
      preemptions++;
    }
    return chosen;
  }

  private List<Integer> candidates(
      List<Actor> actors, @Nullable Actor holder, boolean holderCanRun) {
    List<Integer> candidates = new ArrayList<>();
    if (holder != null && holderCanRun) {
      candidates.add(holder.index());
      if (preemptions == mostPreemptions) {
        return candidates;
      }
    }
    for (Actor actor : actors) {
      if (actor.canRun() && !(actor == holder && holderCanRun)) {
        candidates.add(actor.index());
      }
    }
    return candidates;
  }
}
