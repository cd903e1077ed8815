package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The links of all lists of one class over the objects of a pool: for each slot, the slots before
 * and behind it and the number of its list.
 *
 * <p>Each of the three has an array of its own, so that a pass, which needs the slots behind alone,
 * gets as many of them as possible from memory at once. The ends of a list are in the list, so that
 * lists which belong to different threads share nothing but the table of numbers.
 */
final class IndexedLinks {

  /** Stands for the slot before the first and behind the last. */
  static final int END = -1;

  /** The number of the list of what can be linked and is not. */
  static final int UNLINKED = -1;

  /** The number of the list of what cannot be linked, because the pool's slot is free. */
  static final int CLOSED = -2;

  final SlotTable<?> pool;
  final Class<?> listClass;
  final Object[] objects;

  /** The slot before each. */
  final int[] previous;

  /** The slot behind each. */
  final int[] next;

  /** The number of the list of each, or why there is none. */
  final int[] list;

  private final ListNumbers numbers;
  private final boolean isShared;

  /** Empty logs of departures, for the next pass during which something leaves. */
  private @Nullable DepartureLog spareLogs;

  IndexedLinks(SlotTable<?> pool, Class<?> listClass, Object[] objects, boolean isShared) {
    this.pool = pool;
    this.listClass = listClass;
    this.objects = objects;
    this.isShared = isShared;
    previous = new int[objects.length];
    next = new int[objects.length];
    list = new int[objects.length];
    numbers = new ListNumbers(objects.length, isShared);
    Arrays.fill(list, CLOSED);
  }

  /** Tells whether a number is that of a slot. */
  boolean hasSlot(int number) {
    return number >= 0 && number < objects.length;
  }

  /** Lets the object in a slot be linked. */
  void open(int slot) {
    list[slot] = UNLINKED;
  }

  /** Unlinks the object in a slot, if it is linked, and refuses to link it from now on. */
  void close(int slot) {
    IndexedList<?> holder = listAt(slot);
    if (holder != null) {
      holder.detach(slot);
    }
    list[slot] = CLOSED;
  }

  /** The list that the object in a slot is in, or null. */
  @Nullable IndexedList<?> listAt(int slot) {
    int number = list[slot];
    return number < 0 ? null : numbers.list(number);
  }

  /** The list that the object in a slot is in, or null, also if the links are broken. */
  @Nullable IndexedList<?> findListAt(int slot) {
    return numbers.find(list[slot]);
  }

  /** Gives a list that is about to hold something a number: the one it had last, if it is free. */
  int enter(IndexedList<?> list, int last) {
    return numbers.enter(list, last);
  }

  /** Takes the number back from a list that holds nothing any more. */
  void leave(int number) {
    numbers.leave(number);
  }

  /** Finds an empty log. */
  DepartureLog takeLog() {
    if (isShared) {
      synchronized (this) {
        return takeSpareLog();
      }
    }
    return takeSpareLog();
  }

  private DepartureLog takeSpareLog() {
    DepartureLog log = spareLogs;
    if (log == null) {
      return new DepartureLog();
    }
    spareLogs = log.takeRest();
    return log;
  }

  /** Keeps an empty log. */
  void putLog(DepartureLog log) {
    if (isShared) {
      synchronized (this) {
        putSpareLog(log);
      }
    } else {
      putSpareLog(log);
    }
  }

  private void putSpareLog(DepartureLog log) {
    log.putBefore(spareLogs);
    spareLogs = log;
  }
}
