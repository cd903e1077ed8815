package dev.intrusive.generated;

import dev.intrusive.ElementIterator;
import dev.intrusive.IntrusiveList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of lists of the array layout, an array with holes in which each
 * element stores its index.
 *
 * <p>The elements lie in a <em>window</em> of the array, in order. Its first and last slots are
 * never holes; removing an element elsewhere leaves one. Holes are closed, in order, when there are
 * more of them than elements, or when stepping over them has cost as much as closing them.
 *
 * <p>The index of an element is its slot plus a base. So the window slides along the array, or
 * moves to a larger one, without touching an element: only the base changes. An insertion in the
 * middle uses a hole next to its place, or shifts the elements up to the nearest empty slot.
 * Whatever else reorders elements copies them, rearranges the copy and writes it back.
 *
 * <p>An iteration stands in a gap between two slots ({@link Position}). A removal knows nothing
 * about iterations. Changes of slots are bracketed by {@link #hold} and {@link #resume}.
 *
 * <p>Only generated code can name the fields of an element. The operations on single elements that
 * are hot are generated, with the loop of {@code forEach}; the rest is here.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class ArrayBackedList<E> extends IntrusiveList<E> {

  private static final int SMALLEST_CAPACITY = 10;

  /** An array with fewer empty slots grows rather than let a window of eight or more slide. */
  private static final int SMALLEST_ROOM = 16;

  /** Holes are never closed at or below this number. */
  private static final int FEW_HOLES = 8;

  /** Virtual machines allow no larger arrays. */
  private static final int LARGEST_CAPACITY = Integer.MAX_VALUE - 8;

  private static final @Nullable Object[] NO_SLOTS = {};

  private @Nullable Object[] slots = NO_SLOTS;

  /**
   * The index of the first slot, modulo 2<sup>32</sup>. It begins as far as possible from 0, which
   * elements that are in no list have: an index of 0 would hide a copy whose list field was reset.
   */
  private int base = Integer.MIN_VALUE;

  /** The slot of the first element. */
  private int head;

  /** The slot after the last element; equals the head if there are none. */
  private int tail;

  /** How many holes were stepped over since holes were closed. */
  private int skipped;

  /** The position of outermost iterations, which leads to those within; null until the first. */
  private @Nullable Position kept;

  /** Creates an empty list, whose array is allocated when the first element joins. */
  protected ArrayBackedList() {}

  /**
   * Creates an empty list.
   *
   * @param expectedSize for how many elements the array is allocated
   * @throws IllegalArgumentException if the expected size is negative
   */
  protected ArrayBackedList(int expectedSize) {
    if (expectedSize < 0) {
      throw new IllegalArgumentException("the expected size is negative: " + expectedSize);
    }
    if (expectedSize > 0) {
      slots = new @Nullable Object[expectedSize];
    }
  }

  // What generated lists provide.

  /**
   * Returns the index that an element stores.
   *
   * @param element an element of this list
   * @return its index
   */
  protected abstract int indexOf(E element);

  /**
   * Closes holes: moves elements, in order, to the start of a row of slots, and stores in each that
   * it is in this list, and its index.
   *
   * @param slots the array
   * @param start the slot where to begin
   * @param end the slot where to end, exclusive
   * @param index the index of the first slot
   * @return the slot after the last element
   */
  protected abstract int compact(@Nullable Object[] slots, int start, int end, int index);

  /**
   * Empties slots, and stores in the elements that they are in no list.
   *
   * @param slots the array
   * @param start the slot where to begin
   * @param end the slot where to end, exclusive
   */
  protected abstract void release(@Nullable Object[] slots, int start, int end);

  /**
   * Makes sure that an element can be linked.
   *
   * @param element the element
   * @throws IllegalStateException if it is linked or a copy of a linked element
   */
  protected abstract void requireFree(E element);

  /**
   * Visits elements, up to the end or to a change that {@link #isMoved} reports.
   *
   * @param position the position to keep up to date
   * @param slots the array
   * @param start the slot where to begin
   * @param end the slot where to end, exclusive
   * @param action what to do
   */
  protected abstract void traverse(
      Position position, @Nullable Object[] slots, int start, int end, Consumer<? super E> action);

  // What generated lists call.

  /**
   * Finds an object by an index.
   *
   * @param element any object
   * @param index any number
   * @return the slot that has this index, or -1 if the object is not there
   */
  protected final int find(Object element, int index) {
    @Nullable Object[] all = slots;
    int slot = index - base;
    return slot >= 0 && slot < all.length && all[slot] == element ? slot : -1;
  }

  /**
   * Returns whether an element is the first one.
   *
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean isFirst(int slot) {
    return slot == head;
  }

  /**
   * Returns whether an element is the last one.
   *
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean isLast(int slot) {
    return slot + 1 == tail;
  }

  @Override
  @SuppressWarnings("unchecked") // what is in a slot is an element
  public final @Nullable E peekFirst() {
    return size == 0 ? null : (E) slots[head];
  }

  @Override
  @SuppressWarnings("unchecked") // what is in a slot is an element
  public final @Nullable E peekLast() {
    return size == 0 ? null : (E) slots[tail - 1];
  }

  /**
   * Returns the element after another.
   *
   * @param slot the slot of an element
   * @return the following element, or null at the end
   */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  protected final @Nullable E after(int slot) {
    int next = slot + 1;
    if (next >= tail) {
      return null;
    }
    Object element = slots[next];
    return (E) (element != null ? element : slots[skip(next)]);
  }

  /**
   * Returns the element before another.
   *
   * @param slot the slot of an element
   * @return the preceding element, or null at the start
   */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  protected final @Nullable E before(int slot) {
    int previous = slot - 1;
    if (previous < head) {
      return null;
    }
    Object element = slots[previous];
    return (E) (element != null ? element : slots[skipBack(previous)]);
  }

  /**
   * Puts an element that joins after the last one.
   *
   * @param element the element
   * @return the index for it to store
   */
  protected final int append(E element) {
    enterChange();
    closeHolesIfMany();
    if (tail == slots.length) {
      makeRoom(1, false);
    }
    if (isIterated()) {
      appending();
    }
    int slot = tail;
    slots[slot] = element;
    tail = slot + 1;
    size++;
    insertions++;
    return base + slot;
  }

  /**
   * Puts an element that joins before the first one.
   *
   * @param element the element
   * @return the index for it to store
   */
  protected final int prepend(E element) {
    enterChange();
    closeHolesIfMany();
    if (head == 0) {
      makeRoom(1, true);
    }
    if (isIterated()) {
      prepending();
    }
    int slot = head - 1;
    slots[slot] = element;
    head = slot;
    size++;
    insertions++;
    return base + slot;
  }

  /**
   * Puts an element that joins before another, which is not the first, and stores its index.
   *
   * @param element the element
   * @param next the other
   */
  protected final void insert(E element, E next) {
    enterChange();
    closeHolesIfMany();
    if (size == slots.length) {
      makeRoom(1, false);
    }
    hold();
    int slot = openBefore(slotOf(next));
    slots[slot] = element;
    compact(slots, slot, slot + 1, base + slot);
    size++;
    insertions++;
    resume();
  }

  /**
   * Empties the slot of an element that leaves.
   *
   * @param slot its slot
   */
  protected final void vacate(int slot) {
    if (slot == head) {
      vacateFirst();
    } else if (slot + 1 == tail) {
      vacateLast();
    } else {
      enterChange();
      slots[slot] = null;
      size--;
      closeHolesIfMany();
    }
  }

  /** Empties the slot of the first element, which leaves. */
  protected final void vacateFirst() {
    enterChange();
    int slot = head;
    slots[slot] = null;
    head = slot + 1;
    size--;
    trimIfNeeded();
  }

  /** Empties the slot of the last element, which leaves. */
  protected final void vacateLast() {
    enterChange();
    int slot = tail - 1;
    slots[slot] = null;
    tail = slot;
    size--;
    trimIfNeeded();
  }

  @Override
  public final void clear() {
    beforeClear();
    release(slots, head, tail);
    head = 0;
    tail = 0;
  }

  // Slots.

  /**
   * Returns the slot of an element of this list; generated code finds it without a virtual call.
   */
  private int slotOf(E element) {
    return indexOf(element) - base;
  }

  @Override
  protected final @Nullable E nextOf(E element) {
    return after(slotOf(element));
  }

  @Override
  protected final @Nullable E previousOf(E element) {
    return before(slotOf(element));
  }

  @Override
  protected final boolean isWithin(E element, E from, @Nullable E to) {
    int slot = slotOf(element);
    return slot >= slotOf(from) && (to == null || slot <= slotOf(to));
  }

  /** Returns the element in a slot that has one. */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  private E elementIn(int slot) {
    return (E) Objects.requireNonNull(slots[slot]);
  }

  // Holes.

  private int holes() {
    return tail - head - size;
  }

  /** Returns the slot of the first element after a hole. */
  private int skip(int hole) {
    int slot = hole;
    do {
      slot++;
    } while (slots[slot] == null);
    noteSkipped(slot - hole);
    return slot;
  }

  /** Returns the slot of the last element before a hole. */
  private int skipBack(int hole) {
    int slot = hole;
    do {
      slot--;
    } while (slots[slot] == null);
    noteSkipped(hole - slot);
    return slot;
  }

  private void noteSkipped(int count) {
    if (count > 0 && !isSkippedOften()) {
      skipped += count; // threads that only read may lose a part of it
    }
  }

  /** Closing holes stores each element and its index, which costs as much as several steps. */
  private boolean isSkippedOften() {
    return skipped >> 2 > size;
  }

  private void closeHolesIfMany() {
    int holes = tail - head - size;
    if (holes > FEW_HOLES && (holes > size || isSkippedOften())) {
      closeHoles();
    }
  }

  private void closeHoles() {
    if (holes() > 0) {
      hold();
      tail = compact(slots, head, tail, base + head);
      resume();
    }
    skipped = 0;
  }

  /** Lets the window begin and end with elements again. */
  private void trim() {
    while (head < tail && slots[head] == null) {
      head++;
    }
    while (head < tail && slots[tail - 1] == null) {
      tail--;
    }
  }

  private void trimIfNeeded() {
    if (tail - head != size) { // without holes, no slot need be read
      trim();
      closeHolesIfMany();
    }
  }

  /** Makes a hole directly before an element, for which there is room, or finds one there. */
  private int openBefore(int next) {
    @Nullable Object[] all = slots;
    for (int left = next - 1, right = next; ; left--, right++) {
      if (left >= 0 && all[left] == null) {
        System.arraycopy(all, left + 1, all, left, next - left - 1);
        compact(all, left, next - 1, base + left);
        head = Math.min(head, left);
        return next - 1;
      }
      if (right < all.length && all[right] == null) {
        System.arraycopy(all, next, all, next + 1, right - next);
        compact(all, next + 1, right + 1, base + next + 1);
        tail = Math.max(tail, right + 1);
        return next;
      }
    }
  }

  // Room.

  /** Makes room at an end: closes holes if they are many, and slides the window or grows. */
  private void makeRoom(int count, boolean isAtStart) {
    if (holes() >= size - (size >> 2)) {
      closeHoles();
      if (!isAtStart && slots.length - tail >= count) {
        return;
      }
    }
    int window = tail - head;
    int needed = Math.addExact(window, count);
    int capacity = slots.length;
    // Sliding copies the window, so it has to gain room in proportion.
    if (capacity - needed < Math.max(window >> 2, Math.min(window << 1, SMALLEST_ROOM))) {
      int grown = (int) Math.min(capacity * 3L / 2, LARGEST_CAPACITY);
      capacity = Math.max(Math.max(needed, SMALLEST_CAPACITY), grown);
    }
    int room = capacity - needed;
    boolean isOneSided = window == 0 || (isAtStart ? tail == slots.length : head == 0);
    // A list that changes at both ends needs room at the other end, too.
    int atOtherEnd = isOneSided ? 0 : room >> 2;
    moveTo(capacity, isAtStart ? count + room - atOtherEnd : atOtherEnd);
  }

  /** Moves the window along the array, or to a new one of another capacity. */
  private void moveTo(int capacity, int newHead) {
    int window = tail - head;
    int step = newHead - head;
    if (capacity == slots.length) {
      System.arraycopy(slots, head, slots, newHead, window);
      if (step > 0) {
        Arrays.fill(slots, head, Math.min(newHead, tail), null);
      } else {
        Arrays.fill(slots, Math.max(newHead + window, head), tail, null);
      }
    } else {
      @Nullable Object[] fresh = new @Nullable Object[capacity];
      System.arraycopy(slots, head, fresh, newHead, window);
      slots = fresh;
    }
    for (Position each = innermost; each != null; each = each.outer) {
      each.slide(step);
    }
    base -= step;
    head = newHead;
    tail = newHead + window;
  }

  /**
   * Makes the array as small as the elements need, as {@link java.util.ArrayList#trimToSize} does.
   * O(n), allocates an array of the new size. No element moves for iterations and iterators.
   */
  public final void trimToSize() {
    enterChange();
    closeHoles();
    if (size == 0) {
      slots = NO_SLOTS;
      head = 0;
      tail = 0;
    } else if (size < slots.length) {
      moveTo(size, 0);
    }
  }

  // Iterations.

  @Override
  public final Iterator<E> iterator() {
    return new Steps();
  }

  @Override
  protected final Position positionWithin(@Nullable Position outer) {
    if (outer != null) {
      return outer.inner();
    }
    if (kept == null) {
      kept = new Position();
    }
    return kept;
  }

  @Override
  protected final void leaveElement(E element, @Nullable E before, @Nullable E after) {
    // An empty slot is not visited.
  }

  @Override
  protected final void traverse(Consumer<? super E> action, Position position) {
    noteSkipped(holes());
    for (int slot = head; slot < tail; slot = Math.max(position.index, head)) {
      traverse(position, slots, slot, tail, action);
    }
  }

  @Override
  protected final void traverseDescending(Consumer<? super E> action, Position position) {
    noteSkipped(holes());
    int slot = tail;
    while (slot > head) {
      slot--;
      if (slots[slot] != null) {
        position.index = slot;
        action.accept(elementIn(slot));
        slot = Math.min(position.index, tail);
      }
    }
  }

  /**
   * Returns whether a loop over slots has to begin again where its position stands.
   *
   * @param position the position
   * @param slot the slot that was visited
   * @param all the array of the loop
   * @return true if elements have changed slots
   */
  protected final boolean isMoved(Position position, int slot, @Nullable Object[] all) {
    return position.index != slot + 1 || slots != all;
  }

  /** Lets iterations that have visited all come to an element that joins at the end. */
  private void appending() {
    for (Position each = innermost; each != null; each = each.outer) {
      if (each.index >= tail || size == 0) {
        each.index = each.isDescending ? tail + 1 : tail;
      }
    }
  }

  /** Lets iterations that have visited all come to an element that joins at the start. */
  private void prepending() {
    for (Position each = innermost; each != null; each = each.outer) {
      if (each.index <= head || size == 0) {
        each.index = each.isDescending ? head : head - 1;
      }
    }
  }

  /**
   * Notes after which element each iteration stands, before elements change slots. One that leaves
   * and joins is not in its slot meanwhile.
   */
  private void hold() {
    for (Position each = innermost; each != null; each = each.outer) {
      int step = each.isDescending ? 1 : -1;
      int slot = each.isDescending ? Math.max(each.index, head) : Math.min(each.index, tail) - 1;
      while (slot >= head && slot < tail && slots[slot] == null) {
        slot += step;
      }
      each.set(slot >= head && slot < tail ? slots[slot] : null);
    }
  }

  /** Lets each iteration stand after the element that was noted, wherever that is now. */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  private void resume() {
    for (Position each = innermost; each != null; each = each.outer) {
      E visited = (E) each.get();
      each.restart();
      if (visited != null) {
        each.index = slotOf(visited) + (each.isDescending ? 0 : 1);
      }
    }
  }

  // Rearrangements.

  /** Copies the elements of some slots to an array, and returns where they end there. */
  private int gather(@Nullable Object[] target, int position, int start, int end) {
    int filled = position;
    for (int slot = start; slot < end; slot++) {
      Object element = slots[slot];
      if (element != null) {
        target[filled] = element;
        filled++;
      }
    }
    return filled;
  }

  /** Copies the elements; as many holes follow them. */
  private @Nullable Object[] copy() {
    @Nullable Object[] copied = new @Nullable Object[tail - head];
    gather(copied, 0, head, tail);
    return copied;
  }

  /** Writes elements in another order, and the holes after them, into their slots. */
  private void arrange(int start, @Nullable Object[] order) {
    int end = start + order.length;
    System.arraycopy(order, 0, slots, start, order.length);
    int filled = compact(slots, start, end, base + start);
    if (end >= tail) {
      tail = filled;
    }
  }

  @Override
  protected final void move(IntrusiveList<E> source, E from, E to, @Nullable E next) {
    super.move(source, from, to, next);
    ((ArrayBackedList<E>) source).closeHolesIfMany();
  }

  @Override
  protected final int transfer(IntrusiveList<E> source, E first, E last, @Nullable E next) {
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    int start = other.slotOf(first);
    int end = other.slotOf(last) + 1;
    if (other == this) {
      transferWithin(start, end, next == null ? tail : slotOf(next));
      return 0;
    }
    @Nullable Object[] moved = new @Nullable Object[end - start];
    int count = other.gather(moved, 0, start, end);
    boolean isAtStart = next != null && next == peekFirst();
    if (isAtStart ? head < count : slots.length - tail < count) {
      makeRoom(count, isAtStart);
    }
    hold();
    if (isAtStart) {
      head -= count;
      System.arraycopy(moved, 0, slots, head, count);
      compact(slots, head, head + count, base + head);
    } else {
      int slot = next == null ? tail : slotOf(next);
      System.arraycopy(slots, slot, slots, slot + count, tail - slot);
      System.arraycopy(moved, 0, slots, slot, count);
      tail = compact(slots, slot, tail + count, base + slot);
    }
    resume();
    Arrays.fill(other.slots, start, end, null);
    other.trim();
    return count;
  }

  /**
   * Exchanges a range with the elements between it and a slot outside it, before which it moves.
   */
  private void transferWithin(int start, int end, int target) {
    int from = Math.min(start, target);
    int to = Math.max(end, target);
    int middle = target > start ? end : start;
    @Nullable Object[] order = new @Nullable Object[to - from];
    gather(order, gather(order, 0, middle, to), from, middle);
    Arrays.fill(slots, start, end, null);
    hold();
    arrange(from, order);
    resume();
  }

  @Override
  @SuppressWarnings("unchecked") // what is in a slot is an element
  protected final void sortLinks(Comparator<? super E> order) {
    long changes = changes();
    int count = size;
    @Nullable Object[] sorted = copy();
    Arrays.sort((E[]) sorted, 0, count, order);
    requireUnchanged(changes);
    int firstMoved = -1;
    int lastMoved = -1;
    for (int i = 0, slot = head; i < count; i++, slot++) {
      while (slots[slot] == null) {
        slot++;
      }
      if (slots[slot] != sorted[i]) {
        firstMoved = firstMoved < 0 ? slot : firstMoved;
        lastMoved = slot;
      }
    }
    if (firstMoved >= 0) {
      enterChange();
      Arrays.fill(slots, firstMoved, lastMoved + 1, null);
      hold();
      arrange(head, sorted);
      resume();
      insertions++;
    }
  }

  @Override
  protected final void mergeLinks(IntrusiveList<E> source, Comparator<? super E> order) {
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    if (other.size > 0) {
      @Nullable Object[] merged = merged(other, order);
      move(other, other.getFirst(), other.getLast(), null);
      closeHoles();
      hold();
      arrange(head, merged);
      resume();
    }
  }

  /** Returns the elements of both lists in order; those of this one come first among equals. */
  @SuppressWarnings("NullAway") // as many are left as are counted
  private @Nullable Object[] merged(ArrayBackedList<E> other, Comparator<? super E> order) {
    @Nullable Object[] merged = new @Nullable Object[size + other.size];
    long changesOfOther = other.changes();
    E left = peekFirst();
    E right = other.peekFirst();
    for (int i = 0; i < merged.length; i++) {
      boolean takesRight = left == null || (right != null && descends(order, left, right));
      other.requireUnchanged(changesOfOther);
      if (takesRight) {
        merged[i] = right;
        right = other.nextOf(right);
      } else {
        merged[i] = left;
        left = nextOf(left);
      }
    }
    return merged;
  }

  @Override
  public final void reverse() {
    if (size > 1) {
      enterChange();
      @Nullable Object[] reversed = copy();
      Collections.reverse(Arrays.asList(reversed).subList(0, size));
      Arrays.fill(slots, head + 1, tail, null);
      hold();
      arrange(head, reversed);
      resume();
      insertions++;
    }
  }

  @Override
  protected final int removeLinks(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int before = size;
    iterate(
        element -> {
          long changes = changes();
          boolean isAccepted = filter.test(element);
          requireUnchanged(changes);
          if (isAccepted) {
            unlink(element);
            changes = changes();
            disposer.accept(element);
            requireUnchanged(changes);
          }
        },
        false);
    return before - size;
  }

  @Override
  protected final void exchange(E a, IntrusiveList<E> source, E b) {
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    int slot = slotOf(a);
    int otherSlot = other.slotOf(b);
    slots[slot] = null;
    other.slots[otherSlot] = null;
    hold();
    if (other != this) {
      other.hold();
    }
    slots[slot] = b;
    other.slots[otherSlot] = a;
    compact(slots, slot, slot + 1, base + slot);
    other.compact(other.slots, otherSlot, otherSlot + 1, other.base + otherSlot);
    resume();
    if (other != this) {
      other.resume();
    }
  }

  @Override
  protected final void replaceLinked(E old, E fresh) {
    requireFree(fresh);
    enterChange();
    int slot = slotOf(old);
    release(slots, slot, slot + 1);
    slots[slot] = fresh;
    compact(slots, slot, slot + 1, base + slot);
    insertions++;
  }

  // Proof.

  @Override
  public final void checkInvariants() {
    if (head < 0 || tail < head || tail > slots.length || size < 0 || size > tail - head) {
      throw broken(
          "its size is " + size + " in slots " + head + " to " + tail + " of " + slots.length);
    }
    for (int slot = 0; slot < slots.length; slot++) {
      boolean isInside = slot >= head && slot < tail;
      if (slots[slot] != null && !isInside) {
        throw broken("slot " + slot + ", which is not in use, is not empty");
      }
      if (slots[slot] == null && isInside && (slot == head || slot == tail - 1)) {
        throw broken("its first or last slot, " + slot + ", is empty");
      }
    }
    super.checkInvariants();
  }

  @Override
  protected final @Nullable String findDefect(E element, @Nullable E previous) {
    return find(element, indexOf(element)) < 0
        ? "its index field leads to slot " + slotOf(element) + ", where it is not"
        : super.findDefect(element, previous);
  }

  /**
   * Steps from slot to slot. It reads the array alone: if it read the slot from each element, it
   * would wait for that to come from memory before it could read the next one.
   */
  private final class Steps extends ElementIterator<E> {

    /** The slot where the upcoming element was found. */
    private int slot = head;

    Steps() {
      super(ArrayBackedList.this);
    }

    @Override
    @SuppressWarnings("unchecked") // it is called with elements only
    protected @Nullable Object following(Object element) {
      boolean isThere = slot < slots.length && slots[slot] == element;
      int next = (isThere ? slot : slotOf((E) element)) + 1;
      if (next >= tail) {
        return null;
      }
      slot = slots[next] != null ? next : skip(next);
      return slots[slot];
    }
  }
}
