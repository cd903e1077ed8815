package dev.intrusive;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The links of all lists of one class over the objects of a pool: for each slot, the slots before
 * and after it and the id of its list.
 *
 * <p>Each of the three has an array of its own, so that a pass, which needs the slots after it
 * alone, gets as many of them as possible from memory at once. The ends of a list are in the list,
 * so that lists which belong to different threads share nothing but the table of ids.
 */
final class IndexedLinks extends SlotLinks {

  /** The slot before each. */
  final int[] previous;

  /** The slot after each. */
  final int[] next;

  /** The id of the list of each, or why there is none. */
  final int[] lists;

  /** An empty log for the next list whose passes need one, as there may be very many lists. */
  final AtomicReference<@Nullable ChangeLog> spareLog = new AtomicReference<>();

  private final ListIds<IndexedList<?>> ids;

  IndexedLinks(SlotTable<?> pool, Class<?> listClass, Object[] objects, boolean isShared) {
    super(pool, listClass, objects);
    previous = new int[objects.length];
    next = new int[objects.length];
    lists = new int[objects.length];
    ids = new ListIds<>(objects.length, isShared);
    Arrays.fill(lists, CLOSED);
  }

  /** Returns whether a number is that of a slot. */
  boolean hasSlot(int number) {
    return number >= 0 && number < objects.length;
  }

  @Override
  void open(int slot) {
    lists[slot] = UNLINKED;
  }

  @Override
  void close(int slot) {
    IndexedList<?> holder = listAt(slot);
    if (holder != null) {
      holder.unlink(slot);
    }
    lists[slot] = CLOSED;
  }

  /** The list that the object in a slot is in, or null. */
  @Nullable IndexedList<?> listAt(int slot) {
    int id = lists[slot];
    return id < 0 ? null : ids.list(id);
  }

  /** The list that the object in a slot is in, or null, also if the links are broken. */
  @Nullable IndexedList<?> findListAt(int slot) {
    return ids.find(lists[slot]);
  }

  /** Gives a list that is about to hold something an id: the one it had last, if it is free. */
  int takeId(IndexedList<?> list, int last) {
    return ids.take(list, last);
  }

  /** Takes the id back from a list that holds nothing any more. */
  void returnId(int id) {
    ids.giveBack(id);
  }

  ChangeLog takeLog() {
    ChangeLog spare = spareLog.getAndSet(null);
    return spare == null ? new ChangeLog() : spare;
  }
}
