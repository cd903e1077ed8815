package dev.intrusive.benchmarks.timers;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A wheel whose slots are generated lists. A timer is part of what it belongs to, such as a
 * connection, and is set again and again.
 *
 * @param <T> the type of the timers
 */
abstract class GeneratedWheel<T extends Timer> extends Expiries {

  private final List<IntrusiveList<T>> slots = new ArrayList<>();
  private final List<T> timers = new ArrayList<>();
  private final Consumer<T> expireIfDue = this::expireIfDue;
  private long tick;

  /** Prepares for timers. */
  void prepare(int count) {}

  abstract IntrusiveList<T> newSlot();

  abstract T newTimer();

  @Override
  protected final void open(int count) {
    prepare(count);
    for (int i = 0; i < SLOTS; i++) {
      slots.add(newSlot());
    }
    for (int i = 0; i < count; i++) {
      T timer = newTimer();
      timer.number = i;
      timers.add(timer);
    }
  }

  @Override
  protected final void schedule(int number, long deadline) {
    T timer = timers.get(number);
    timer.deadline = deadline;
    slotOf(deadline).addLast(timer);
  }

  @Override
  protected final boolean cancel(int number) {
    T timer = timers.get(number);
    return slotOf(timer.deadline).remove(timer);
  }

  @Override
  protected final void advance(long newTick) {
    tick = newTick;
    slotOf(newTick).forEach(expireIfDue);
  }

  private void expireIfDue(T timer) {
    if (timer.deadline == tick) {
      slotOf(tick).remove(timer);
      expire(timer.number);
    }
  }

  private IntrusiveList<T> slotOf(long deadline) {
    return slots.get((int) deadline & (SLOTS - 1));
  }
}
