package dev.intrusive;

import dev.intrusive.internal.Naming;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of lists of the array layout, an array with holes in which each
 * element stores its slot.
 *
 * <p>The elements lie in a <em>window</em> of the array, in order. The window is circular: after
 * the last slot of the array comes the first. An element that leaves leaves a hole, unless it was
 * at an end: the first and the last slot of the window are never holes. So a list that is used as a
 * queue or a deque never moves an element. An insertion uses a hole next to its place, or shifts
 * the elements between its place and the nearest empty slot.
 *
 * <p>A removal only empties a slot; it neither looks for neighbours nor notes where holes are.
 * Holes are closed, in order, by a removal that finds more of them than elements, or finds that
 * stepping over them has cost as much as closing them.
 *
 * <p>Only generated code can name the fields of an element. It stores the slot plus one there,
 * which is 0 in no list, and this class does the rest.
 *
 * <p><b>Passes.</b> As in other layouts, a pass stands at an element and follows what is recorded,
 * so elements may change slots at any time. A pass that runs alone also <em>follows slots</em>: as
 * long as elements only leave, it finds the next one in the slots after that of the element that it
 * visits, and nothing is recorded. If that element has left when the first other change comes, the
 * place where the pass stands then is recorded before it.
 *
 * <p><b>Errors of the machine.</b> Each change is recorded first. What it needs is read or
 * allocated next. Then it is stored, without a call between two stores; where many elements change
 * slots, the generated method that moves them calls nothing.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class ArrayBackedList<E> extends IntrusiveList<E> {

  private static final int SMALLEST_CAPACITY = 10;

  /** So few holes stay, however few elements there are. */
  private static final int FEW_HOLES = 8;

  /** What virtual machines allow. */
  private static final int LARGEST_CAPACITY = Integer.MAX_VALUE - 8;

  /** The array of a list without capacity: what comes after the last slot is taken. */
  private static final @Nullable Object[] NO_SLOTS = {null, ArrayBackedList.class};

  private @Nullable Object[] slots = NO_SLOTS;

  /** The slot of the first element; of an empty list, any that is not taken. */
  private int head;

  /** The slot after the last element, which is the head if the list is empty or the array full. */
  private int tail = 1;

  /** How many slots between the first and the last element are empty. */
  private int holes;

  /** How many holes were stepped over since holes were closed. */
  private int skipped;

  /** The slot of the element that a pass visits which follows slots, otherwise -1. */
  private int visitedSlot = -1;

  /** The first slot when that pass began to follow slots. */
  private int headOfPass;

  /** The visited slot when the place of the pass was recorded, -1 if it was not. */
  private int recordedSlot = -1;

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
      tail = 0;
    }
  }

  // What generated lists provide.

  /**
   * Returns the slot of an element.
   *
   * @param element an element of this list
   * @return its slot
   */
  protected abstract int slotOf(E element);

  /**
   * Moves elements, in their order, to neighbouring slots, and stores that they are there and in
   * this list. The slots that they came from are empty then. Calls nothing.
   *
   * @param from the array that they are in, of this list or another
   * @param start the slot where to begin looking for them
   * @param count how many
   * @param to the array to which they move, which may be the same if none of them lies in the way
   * @param target the slot of the first one
   * @param step 1 to go forwards in both arrays, -1 to go backwards
   */
  protected abstract void moveSlots(
      @Nullable Object[] from, int start, int count, @Nullable Object[] to, int target, int step);

  /**
   * Exchanges the slots of two elements. Calls nothing between stores.
   *
   * @param a an element of this list
   * @param list a list of the same link
   * @param b an element of that list
   */
  protected abstract void exchangeSlots(E a, ArrayBackedList<E> list, E b);

  /**
   * Puts an element into the slot of another, which is in no list then. Calls nothing between
   * stores.
   *
   * @param old an element of this list
   * @param fresh an element that is not linked
   */
  protected abstract void substitute(E old, E fresh);

  /**
   * Makes sure that an element can be linked.
   *
   * @param element the element
   * @throws IllegalStateException if it is linked or a copy of a linked element
   */
  protected abstract void requireFree(E element);

  // What generated lists call.

  /**
   * Returns the array.
   *
   * @return the slots; an element that has joined, left or moved changes them
   */
  protected final @Nullable Object[] slots() {
    return slots;
  }

  /**
   * Returns whether a slot holds an object.
   *
   * @param element any object
   * @param slot any number
   * @return true if it is a slot that holds the object
   */
  protected final boolean isAt(Object element, int slot) {
    @Nullable Object[] all = slots;
    return slot >= 0 && slot < all.length && all[slot] == element;
  }

  /**
   * Returns the slot of the first element.
   *
   * @return the slot
   */
  protected final int firstSlot() {
    return head;
  }

  /**
   * Returns the slot of the last element.
   *
   * @return the slot
   */
  protected final int lastSlot() {
    return before(tail);
  }

  /**
   * Returns the first element.
   *
   * @return the element, or null if this list is empty
   */
  protected final @Nullable Object first() {
    return slots[head];
  }

  /**
   * Returns the last element.
   *
   * @return the element, or null if this list is empty
   */
  protected final @Nullable Object last() {
    return slots[before(tail)];
  }

  /**
   * Returns the element after a slot.
   *
   * @param slot the slot of an element
   * @return the following element, or null at the end
   */
  protected final @Nullable Object elementAfter(int slot) {
    int next = after(slot);
    if (next == tail) {
      return null;
    }
    Object element = slots[next];
    return element != null ? element : slots[skip(next)];
  }

  /**
   * Returns the element before a slot.
   *
   * @param slot the slot of an element
   * @return the preceding element, or null at the start
   */
  protected final @Nullable Object elementBefore(int slot) {
    if (slot == head) {
      return null;
    }
    int previous = before(slot);
    Object element = slots[previous];
    return element != null ? element : slots[skipBack(previous)];
  }

  /**
   * Records that an element is about to join at an end, for which there is room then.
   *
   * @param element the element
   */
  protected final void joining(E element) {
    enterChange();
    if (isWatched()) {
      recordInsertion(element);
    }
    if (slots[tail] != null) {
      makeRoom(1);
    }
  }

  /**
   * Puts an element that joins into the slot before the first.
   *
   * @param element the element
   * @return its slot
   */
  protected final int occupyFirst(E element) {
    @Nullable Object[] all = slots;
    int slot = (head == 0 ? all.length : head) - 1;
    all[slot] = element;
    head = slot;
    size++;
    joins++;
    return slot;
  }

  /**
   * Puts an element that joins into the slot after the last.
   *
   * @param element the element
   * @return its slot
   */
  protected final int occupyLast(E element) {
    @Nullable Object[] all = slots;
    int slot = tail;
    all[slot] = element;
    tail = slot + 1 == all.length ? 0 : slot + 1;
    size++;
    joins++;
    return slot;
  }

  /**
   * Records that an element is about to join between two others, and opens a hole for it.
   *
   * @param element the element
   * @param next the slot of the element that it is to be before, which is not the first
   * @return the hole: directly before that slot, or directly after the element before it
   */
  protected final int joiningBefore(E element, int next) {
    enterChange();
    if (isWatched()) {
      recordInsertion(element);
    }
    if (size < slots.length) {
      return openBefore(next);
    }
    int index = distance(head, next);
    makeRoom(1);
    return openBefore(plus(head, index)); // without holes, an index leads to a slot
  }

  /**
   * Puts an element that joins into a hole that has an element as a neighbour.
   *
   * @param element the element
   * @param slot the hole
   */
  protected final void occupyHole(E element, int slot) {
    fill(slot, element);
    size++;
    joins++;
  }

  /**
   * Records that an element is about to leave.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void leaving(E element, int slot) {
    enterChange();
    if (isWatched() && !isFollowedBySlots()) {
      recordRemoval(element, elementBefore(slot), elementAfter(slot));
    }
  }

  /**
   * Empties the slot of an element that leaves.
   *
   * @param slot the slot
   */
  protected final void vacate(int slot) {
    empty(slot);
    size--;
  }

  /**
   * Closes the holes after elements have left, if there are more of them than elements, or if
   * stepping over them has cost as much as closing them.
   */
  protected final void closeHolesIfMany() {
    if (holes > FEW_HOLES && (holes > size || isSkippedOften())) {
      recordShift();
      closeHoles();
    }
  }

  // Passes.

  @Override
  public final Iterator<E> iterator() {
    return new ArrayIterator<>(this, false);
  }

  @Override
  public final Iterator<E> descendingIterator() {
    return new ArrayIterator<>(this, true);
  }

  /**
   * Returns the array for a pass.
   *
   * @return the slots; an element that has joined, left or moved changes them
   */
  protected final @Nullable Object[] slotsToTraverse() {
    noteSkipped(holes);
    return slots;
  }

  /** Returns how many slots between the first and the last element are empty. */
  final int holes() {
    return holes;
  }

  /** The element in a slot that has one. */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  final E elementIn(int slot) {
    return (E) Objects.requireNonNull(slots[slot]);
  }

  /**
   * Returns whether the pass that goes on now may follow slots, and reports each to {@link
   * #visiting}.
   *
   * @return true if it runs alone
   */
  protected final boolean followsSlots() {
    boolean isAlone = isOutermostPass();
    if (isAlone) {
      headOfPass = head;
      recordedSlot = -1;
    }
    return isAlone;
  }

  /**
   * Notes which element a pass visits that follows slots.
   *
   * @param slot its slot
   */
  protected final void visiting(int slot) {
    visitedSlot = slot;
  }

  /**
   * Returns the slot that a pass visits next after changes that were recorded.
   *
   * @param current the element that it visited last, which may have left
   * @param slot the slot that it was in
   * @param followsSlots whether the pass follows slots
   * @param mark the number of {@link #mark()} before
   * @return the slot of the next element, or -1 at the end
   */
  protected final int slotToResume(E current, int slot, boolean followsSlots, int mark) {
    E next = followsSlots && slot == recordedSlot ? resumeAt(this, mark) : resume(current, mark);
    return next == null ? -1 : slotOf(next);
  }

  /**
   * Returns the slot that a pass visits next which comes to the end of the array, when the window
   * went on at its start.
   *
   * @param start a slot that it has visited, between the start of the window and that of the array
   * @return a slot up to which there is no element that it has not visited, or -1 at the end
   */
  protected final int slotAtStart(int start) {
    return size == 0 || before(tail) >= start ? -1 : 0;
  }

  @Override
  final void traverseDescending(Consumer<? super E> action) {
    int mark = mark();
    int slot = size == 0 ? -1 : lastSlot();
    while (slot >= 0) {
      E element = elementIn(slot);
      action.accept(element);
      if (mark() == mark) {
        slot = slotBefore(slot);
      } else {
        E next = resumeDescending(element, mark);
        slot = next == null ? -1 : slotOf(next);
        mark = mark();
      }
    }
  }

  private boolean isFollowedBySlots() {
    return visitedSlot >= 0 && isWithoutOthers();
  }

  @Override
  final void beginOutermostPass() {
    visitedSlot = -1;
  }

  @Override
  final void beforeRecord() {
    int slot = visitedSlot;
    if (slot >= 0) {
      if (slots[slot] == null) {
        recordFallback(placeBefore(slot));
        recordedSlot = slot;
      }
      visitedSlot = -1;
    }
  }

  /** The element before a slot that has been emptied since a pass visited it. */
  private @Nullable Object placeBefore(int slot) {
    int first = distance(headOfPass, head);
    int place = distance(headOfPass, slot);
    if (size == 0 || place < first) {
      return null;
    }
    return place < first + size + holes ? elementBefore(slot) : slots[before(tail)];
  }

  /**
   * Records that an element of this list is about to move within it.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void moving(E element, int slot) {
    enterChange();
    if (isWatched()) {
      recordRemoval(element, elementBefore(slot), elementAfter(slot));
      recordInsertion(element);
    }
  }

  /**
   * Makes room for an element of this list at an end, unless it is at one.
   *
   * @param slot its slot
   */
  protected final void prepareEnd(int slot) {
    if (slots[tail] != null && slot != head && slot != before(tail)) {
      makeRoom(1);
    }
  }

  /**
   * Moves an element of this list to the start.
   *
   * @param slot its slot
   * @return its slot then
   */
  protected final int relinkFirst(int slot) {
    joins++;
    if (slot == head) {
      return slot;
    }
    @Nullable Object[] all = slots;
    Object element = all[slot];
    int target = (head == 0 ? all.length : head) - 1;
    empty(slot);
    all[target] = element;
    head = target;
    return target;
  }

  /**
   * Moves an element of this list to the end.
   *
   * @param slot its slot
   * @return its slot then
   */
  protected final int relinkLast(int slot) {
    joins++;
    @Nullable Object[] all = slots;
    int target = tail;
    if (slot + 1 == target || slot - target == all.length - 1) {
      return slot;
    }
    Object element = all[slot];
    empty(slot);
    all[target] = element;
    tail = target + 1 == all.length ? 0 : target + 1;
    return target;
  }

  /**
   * Opens a hole to which an element of this list moves. Other elements may change slots, and so
   * may this one.
   *
   * @param element the element
   * @param slot its slot
   * @param next the slot of the element that it is to be before, its own or not the first
   * @return the slot to which it moves: its own if it is there, or one that is a hole or holds it
   */
  protected final int openToMove(E element, int slot, int next) {
    if (slot == next || elementAfter(slot) == slots[next]) {
      return slot;
    }
    if (size < slots.length) {
      return openBefore(next);
    }
    @Nullable Object[] all = slots;
    int target;
    if (distance(head, slot) < distance(head, next)) {
      target = before(next);
      moveSlots(all, after(slot), distance(slot, target), all, slot, 1);
    } else {
      target = next;
      moveSlots(all, before(slot), distance(target, slot), all, slot, -1);
    }
    all[target] = element;
    return target;
  }

  /**
   * Moves an element of this list to the slot that was opened for it.
   *
   * @param element the element
   * @param slot its slot, unless it is where it is to be
   * @param target the slot to which it moves
   */
  protected final void relinkHole(E element, int slot, int target) {
    joins++;
    if (slots[target] == null) {
      empty(slot);
      fill(target, element);
    }
  }

  /**
   * Begins to remove all elements.
   *
   * @return the slot of the first one; the caller empties those from there on
   */
  protected final int clearingSlots() {
    clearing();
    holes = 0;
    tail = slots == NO_SLOTS ? tail : head;
    return head;
  }

  // Slots.

  private int after(int slot) {
    return slot + 1 == slots.length ? 0 : slot + 1;
  }

  private int before(int slot) {
    return (slot == 0 ? slots.length : slot) - 1;
  }

  private int plus(int slot, int distance) {
    int beyond = slot - slots.length + distance;
    return beyond < 0 ? beyond + slots.length : beyond;
  }

  private int minus(int slot, int distance) {
    int difference = slot - distance;
    return difference < 0 ? difference + slots.length : difference;
  }

  /** How many steps forwards lead from a slot to another. */
  private int distance(int from, int to) {
    return minus(to, from);
  }

  /** Empties a slot: an end of the window moves to the next element, or there is a hole more. */
  private void empty(int slot) {
    @Nullable Object[] all = slots;
    int next = slot + 1 == all.length ? 0 : slot + 1;
    if (slot != head && next != tail) {
      all[slot] = null;
      holes++;
    } else if (holes == 0) {
      all[slot] = null;
      if (slot == head) {
        head = next;
      } else {
        tail = slot;
      }
    } else {
      emptyEnd(slot, next);
    }
  }

  /** Empties the first or the last slot of a window with holes, to which two elements belong. */
  private void emptyEnd(int slot, int next) {
    if (slot == head) {
      int first = slots[next] != null ? next : skip(next);
      int left = holes - distance(next, first);
      slots[slot] = null;
      head = first;
      holes = left;
    } else {
      int previous = before(slot);
      int last = slots[previous] != null ? previous : skipBack(previous);
      int left = holes - distance(last, previous);
      int end = after(last);
      slots[slot] = null;
      tail = end;
      holes = left;
    }
  }

  /** Fills a hole. */
  private void fill(int hole, Object element) {
    slots[hole] = element;
    holes--;
  }

  /** Makes a hole directly before an element that is not the first, or finds one there. */
  private int openBefore(int next) {
    @Nullable Object[] all = slots;
    int previous = before(next);
    if (all[previous] == null) {
      return previous;
    }
    int left = previous;
    int right = next;
    for (int count = 1; ; count++) {
      if (left >= 0) {
        int empty = before(left);
        if (all[empty] == null) {
          return shiftLeft(empty, count, previous);
        }
        left = left == head ? -1 : empty;
      }
      if (right >= 0) {
        int empty = after(right);
        if (all[empty] == null) {
          return shiftRight(empty, count, next);
        }
        right = empty == tail ? -1 : empty;
      }
    }
  }

  private int shiftLeft(int empty, int count, int opened) {
    boolean isOutside = after(empty) == head;
    moveSlots(slots, after(empty), count, slots, empty, 1);
    if (isOutside) {
      head = empty;
      holes++;
    }
    return opened;
  }

  private int shiftRight(int empty, int count, int opened) {
    boolean isOutside = empty == tail;
    int end = after(empty);
    moveSlots(slots, before(empty), count, slots, empty, -1);
    if (isOutside) {
      tail = end;
      holes++;
    }
    return opened;
  }

  /** Closes all holes; without any, an index leads to a slot. */
  private void closeHoles() {
    int end = plus(head, size);
    moveSlots(slots, head, size, slots, head, 1);
    tail = end;
    holes = 0;
    skipped = 0;
  }

  /** Makes room for more elements at both ends, without holes. */
  private void makeRoom(int count) {
    int capacity = slots == NO_SLOTS ? 0 : slots.length;
    int needed = size + count;
    if (needed < 0 || needed > LARGEST_CAPACITY) {
      throw new OutOfMemoryError("a list cannot have more than " + LARGEST_CAPACITY + " elements");
    }
    if (needed <= capacity && holes >= size - (size >> 2)) {
      closeHoles();
    } else {
      int grown = Math.max(capacity + (capacity >> 1), SMALLEST_CAPACITY);
      resize(Math.max(needed, grown < 0 ? LARGEST_CAPACITY : Math.min(grown, LARGEST_CAPACITY)));
    }
  }

  private void resize(int capacity) {
    move(slots, capacity);
  }

  /** Moves all elements from the array of this list, or a copy of it, to a new one. */
  private void move(@Nullable Object[] from, int capacity) {
    @Nullable Object[] fresh = new @Nullable Object[capacity];
    moveSlots(from, head, size, fresh, 0, 1);
    slots = fresh;
    head = 0;
    tail = size == capacity ? 0 : size;
    holes = 0;
    skipped = 0;
  }

  /** How many slots the window has when it begins and ends with these. */
  private int span(int from, int end) {
    return from == end ? slots.length : distance(from, end);
  }

  /** How many elements are in the slots from one to another. */
  private int count(int start, int end) {
    int count = 1;
    for (int slot = start; slot != end; slot = after(slot)) {
      if (slots[slot] != null) {
        count++;
      }
    }
    return count;
  }

  /** The slot of the element before one, or -1. */
  final int slotBefore(int slot) {
    if (slot == head) {
      return -1;
    }
    int previous = before(slot);
    return slots[previous] != null ? previous : skipBack(previous);
  }

  /** The slot of the element after one, or -1. */
  final int slotAfter(int slot) {
    int next = after(slot);
    if (next == tail) {
      return -1;
    }
    return slots[next] != null ? next : skip(next);
  }

  /** The slot of the first element after a hole. */
  private int skip(int hole) {
    int slot = hole;
    do {
      slot = after(slot);
    } while (slots[slot] == null);
    noteSkipped(distance(hole, slot));
    return slot;
  }

  /** The slot of the last element before a hole. */
  private int skipBack(int hole) {
    int slot = hole;
    do {
      slot = before(slot);
    } while (slots[slot] == null);
    noteSkipped(distance(slot, hole));
    return slot;
  }

  private void noteSkipped(int count) {
    if (count > 0 && !isSkippedOften()) {
      skipped += count; // threads that only read may lose a part of it
    }
  }

  /** To close holes stores each element and its slot, which costs as much as several steps. */
  private boolean isSkippedOften() {
    return skipped >> 2 > size;
  }

  // Ranges.

  @Override
  final void prepareMove(IntrusiveList<E> source, E from, E to) {
    recordShift();
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    if (other != this) {
      int count = other.count(other.slotOf(from), other.slotOf(to));
      if (size + holes + count > slots.length || slots == NO_SLOTS) {
        makeRoom(count);
      }
    }
  }

  @Override
  final void afterMove() {
    closeHolesIfMany();
  }

  @Override
  protected final int transfer(IntrusiveList<E> source, E first, E last, @Nullable E next) {
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    int start = other.slotOf(first);
    int end = other.slotOf(last);
    if (other == this) {
      transferWithin(start, end, next);
      return 0;
    }
    int count = other.count(start, end);
    if (next == null) {
      int grown = plus(tail, count);
      take(other, start, end, count, tail);
      tail = grown;
      return count;
    }
    int anchor = slotOf(next);
    if (anchor == head) {
      int grown = minus(head, count);
      take(other, start, end, count, grown);
      head = grown;
      return count;
    }
    int opened = openRange(anchor, count);
    take(other, start, end, count, opened);
    holes -= count;
    return count;
  }

  /** Takes a range out of another list into empty slots of this one. */
  private void take(ArrayBackedList<E> other, int start, int end, int count, int target) {
    int previous = other.slotBefore(start);
    int next = other.slotAfter(end);
    int newHead = previous >= 0 ? other.head : next >= 0 ? next : other.head;
    int newTail = next >= 0 ? other.tail : previous >= 0 ? other.after(previous) : other.head;
    int left = other.size - count;
    int newHoles = left == 0 ? 0 : other.span(newHead, newTail) - left;
    moveSlots(other.slots, start, count, slots, target, 1);
    other.head = newHead;
    other.tail = newTail;
    other.holes = newHoles;
  }

  /**
   * Makes holes before an element that is not the first, for which there is room, or finds them.
   * Returns the first of them, which comes directly after an element.
   */
  private int openRange(int next, int count) {
    int previous = slotBefore(next);
    int gap = distance(previous, next) - 1;
    if (gap >= count) {
      return after(previous);
    }
    int elementsAfter = count(next, before(tail));
    int elementsBefore = size - elementsAfter;
    if (elementsBefore < elementsAfter) {
      int grown = minus(head, count);
      int start = plus(grown, elementsBefore);
      moveSlots(slots, head, elementsBefore, slots, grown, 1);
      head = grown;
      holes += count;
      return start;
    }
    int last = before(tail);
    int newLast = plus(last, count);
    int grown = plus(tail, count);
    int start = after(previous);
    moveSlots(slots, last, elementsAfter, slots, newLast, -1);
    tail = grown;
    holes += count;
    return start;
  }

  private void transferWithin(int start, int end, @Nullable E next) {
    int previous = slotBefore(start);
    int following = slotAfter(end);
    int count = count(start, end);
    boolean hasRoom = size + holes + count <= slots.length;
    if (next == null && (previous < 0 || hasRoom)) {
      int newHead = previous < 0 ? following : head;
      int newTail = plus(tail, count);
      int newHoles = span(newHead, newTail) - size;
      moveSlots(slots, start, count, slots, tail, 1);
      head = newHead;
      tail = newTail;
      holes = newHoles;
    } else if (next != null && slotOf(next) == head && (following < 0 || hasRoom)) {
      int newHead = minus(head, count);
      int newTail = following < 0 ? after(previous) : tail;
      int newHoles = span(newHead, newTail) - size;
      moveSlots(slots, end, count, slots, before(head), -1);
      head = newHead;
      tail = newTail;
      holes = newHoles;
    } else {
      rearrange(start, end, next);
    }
  }

  /** Lets a range and the elements between it and its new place change places. */
  private void rearrange(int start, int end, @Nullable E next) {
    int anchor = next == null ? -1 : slotOf(next);
    boolean goesForwards = next == null || distance(head, anchor) > distance(head, start);
    int from = goesForwards ? start : anchor;
    int to = goesForwards ? (next == null ? before(tail) : slotBefore(anchor)) : end;
    @Nullable Object[] moved = new @Nullable Object[count(from, to)];
    if (goesForwards) {
      int taken = copy(slotAfter(end), to, moved, 0);
      copy(start, end, moved, taken);
    } else {
      int taken = copy(start, end, moved, 0);
      copy(anchor, slotBefore(start), moved, taken);
    }
    place(moved, from, to);
  }

  /** Copies the elements of slots to an array, and returns where they end there. */
  private int copy(int start, int end, @Nullable Object[] target, int position) {
    int copied = position;
    for (int slot = start; ; slot = after(slot)) {
      if (slots[slot] != null) {
        target[copied] = slots[slot];
        copied++;
      }
      if (slot == end) {
        return copied;
      }
    }
  }

  private @Nullable Object[] copy() {
    @Nullable Object[] copied = new @Nullable Object[size];
    if (holes == 0) {
      int untilEnd = Math.min(size, slots.length - head);
      System.arraycopy(slots, head, copied, 0, untilEnd);
      System.arraycopy(slots, 0, copied, untilEnd, size - untilEnd);
    } else {
      copy(head, before(tail), copied, 0);
    }
    return copied;
  }

  /** Puts the elements from one slot to another into another order. */
  private void place(@Nullable Object[] ordered, int from, int to) {
    int count = ordered.length;
    int end = plus(from, count);
    int following = slotAfter(to);
    int rest = distance(from, to) + 1 - count;
    moveSlots(ordered, 0, count, slots, from, 1);
    @Nullable Object[] all = slots;
    int slot = end;
    for (int i = 0; i < rest; i++) {
      all[slot] = null;
      slot = slot + 1 == all.length ? 0 : slot + 1;
    }
    if (following < 0) {
      tail = end;
      holes -= rest;
    }
  }

  @Override
  final boolean isWithin(E element, E from, @Nullable E to) {
    int offset = distance(head, slotOf(element));
    return offset >= distance(head, slotOf(from))
        && (to == null || offset <= distance(head, slotOf(to)));
  }

  // Order.

  @Override
  final void sortLinks(Comparator<? super E> order) {
    int joined = joins;
    int count = size;
    @Nullable Object[] sorted = copy();
    @SuppressWarnings("unchecked") // what is in a slot is an element
    E[] elements = (E[]) sorted;
    Arrays.sort(elements, order);
    requireUnchanged(joined, count);
    reorder(sorted);
  }

  /** Puts the elements into another order. Those before and after all that move have not moved. */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  private void reorder(@Nullable Object[] ordered) {
    @Nullable Object[] all = slots;
    int firstMoved = -1;
    int lastMoved = -1;
    int slot = head;
    for (Object element : ordered) {
      while (all[slot] == null) {
        slot = after(slot);
      }
      if (all[slot] != element) {
        firstMoved = firstMoved < 0 ? slot : firstMoved;
        lastMoved = slot;
      }
      slot = after(slot);
    }
    if (firstMoved < 0) {
      return;
    }
    enterChange();
    if (isPassRunning()) {
      E first = (E) Objects.requireNonNull(all[firstMoved]);
      E last = (E) Objects.requireNonNull(all[lastMoved]);
      recordRemovals(first, last);
      recordInsertions(this, first, last);
    }
    place(ordered, head, before(tail));
    joins++;
  }

  @Override
  final void mergeLinks(IntrusiveList<E> source, Comparator<? super E> order) {
    ArrayBackedList<E> other = (ArrayBackedList<E>) source;
    if (size == 0 || other.size == 0) {
      spliceLast(other);
      return;
    }
    @Nullable Object[] merged = merged(copy(), other, other.copy(), order);
    E from = other.getFirst();
    E to = other.getLast();
    prepareMove(other, from, to);
    enterChange();
    other.enterChange();
    if (other.isPassRunning()) {
      other.recordRemovals(from, to);
    }
    if (isPassRunning()) {
      recordInsertions(other, from, to);
    }
    int rest = holes;
    int end = plus(head, merged.length);
    int otherLeft = other.size + other.holes;
    moveSlots(merged, 0, merged.length, slots, head, 1);
    int joining = merged.length - size;
    @Nullable Object[] all = slots;
    for (int slot = end, i = joining; i < rest; i++) {
      all[slot] = null;
      slot = slot + 1 == all.length ? 0 : slot + 1;
    }
    all = other.slots;
    for (int slot = other.head, i = 0; i < otherLeft; i++) {
      all[slot] = null;
      slot = slot + 1 == all.length ? 0 : slot + 1;
    }
    tail = end;
    holes = 0;
    size = merged.length;
    joins++;
    other.tail = other.head;
    other.holes = 0;
    other.size = 0;
  }

  /** The elements of both lists in order; those of this one come first among equals. */
  @SuppressWarnings("unchecked") // what is in a slot is an element
  private @Nullable Object[] merged(
      @Nullable Object[] ours,
      ArrayBackedList<E> other,
      @Nullable Object[] theirs,
      Comparator<? super E> order) {
    @Nullable Object[] merged = new @Nullable Object[ours.length + theirs.length];
    int joined = other.joins;
    int left = 0;
    int right = 0;
    while (left < ours.length && right < theirs.length) {
      E a = (E) Objects.requireNonNull(ours[left]);
      E b = (E) Objects.requireNonNull(theirs[right]);
      boolean descends = Sorting.descends(this, order, a, b);
      other.requireUnchanged(joined, theirs.length);
      merged[left + right] = descends ? b : a;
      if (descends) {
        right++;
      } else {
        left++;
      }
    }
    System.arraycopy(ours, left, merged, left + right, ours.length - left);
    System.arraycopy(theirs, right, merged, ours.length + right, theirs.length - right);
    return merged;
  }

  @Override
  @SuppressWarnings("unchecked") // what is in a slot is an element
  final void reverseLinks() {
    E pivot = peekFirst();
    if (pivot == null || size == 1) {
      return;
    }
    enterChange();
    if (isPassRunning()) {
      for (E element = nextOf(pivot); element != null; element = nextOf(element)) {
        recordRemoval(element, pivot, nextOf(element));
        recordInsertion(element);
      }
    }
    int left = head;
    int right = before(tail);
    for (int i = size >> 1; i > 0; i--) {
      E a = (E) Objects.requireNonNull(slots[left]);
      E b = (E) Objects.requireNonNull(slots[right]);
      int nextLeft = slotAfter(left);
      int nextRight = slotBefore(right);
      exchangeSlots(a, this, b);
      left = nextLeft;
      right = nextRight;
    }
    joins++;
  }

  // Removal.

  @Override
  final int removeLinks(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int joined = joins;
    int removed = 0;
    int left = size;
    E element = peekFirst();
    int slot = head;
    while (element != null) {
      boolean accepted = filter.test(element);
      requireUnchanged(joined, left);
      // Reading the slot from the element would wait for it to come from memory.
      slot = isAt(element, slot) ? slot : slotOf(element);
      int nextSlot = slotAfter(slot);
      E next = nextSlot < 0 ? null : elementIn(nextSlot);
      if (accepted) {
        unlink(element);
        left--;
        removed++;
        disposer.accept(element);
        requireUnchanged(joined, left);
      }
      element = next;
      slot = nextSlot;
    }
    return removed;
  }

  // Exchange.

  @Override
  final void exchange(E a, IntrusiveList<E> other, E b) {
    exchangeSlots(a, (ArrayBackedList<E>) other, b);
  }

  @Override
  final void replaceLinked(E old, E fresh) {
    requireFree(fresh);
    enterChange();
    recordInsertion(fresh);
    replacing(old, fresh);
    substitute(old, fresh);
    joins++;
  }

  // Memory.

  /**
   * Makes the array as small as the elements need, as {@link java.util.ArrayList#trimToSize} does.
   * O(n), allocates arrays of the size of the old and of the new one. No element moves for passes
   * and iterators.
   */
  public final void trimToSize() {
    enterChange();
    recordShift();
    if (size == 0) {
      slots = NO_SLOTS;
      head = 0;
      tail = 1;
    } else if (size < slots.length) {
      move(slots.clone(), size); // passes go on in the old array
    }
  }

  // Proof.

  @Override
  protected final @Nullable String findDefect(E element) {
    IntrusiveList<E> list = listOf(element);
    return list == this ? null : "its list field refers to " + Misuse.listOrNone(list);
  }

  @Override
  public final void checkInvariants() {
    if (slots == NO_SLOTS) {
      if (size != 0 || head != 0 || tail != 1 || holes != 0) {
        throw Misuse.broken(this, "it has no array, but a size of " + size);
      }
    } else {
      checkWindow();
      checkSlots();
    }
    super.checkInvariants();
  }

  private void checkWindow() {
    int length = slots.length;
    if (head < 0 || head >= length) {
      throw Misuse.broken(this, "its first slot, " + head + ", is none of " + length);
    }
    if (size < 0 || holes < 0 || holes > length - size) {
      throw Misuse.broken(
          this, "its size is " + size + " and it has " + holes + " holes in " + length + " slots");
    }
    if (tail != plus(head, size + holes)) {
      throw Misuse.broken(
          this, "the slot after its last is " + tail + " instead of " + plus(head, size + holes));
    }
  }

  @SuppressWarnings("unchecked") // what is in a slot is an element
  private void checkSlots() {
    int window = size + holes;
    int found = 0;
    int slot = head;
    for (int i = 0; i < slots.length; i++) {
      E element = (E) slots[slot];
      if (element != null) {
        if (i >= window) {
          throw Misuse.broken(this, "slot " + slot + ", which is not in use, is not empty");
        }
        checkElement(element, found, slot);
        found++;
      } else if (i < window) {
        if (i == 0 || i == window - 1) {
          throw Misuse.broken(this, "its first or last slot, " + slot + ", is empty");
        }
      }
      slot = after(slot);
    }
    if (found != size) {
      throw Misuse.broken(
          this, "its size is " + size + " but it has " + Naming.count(found, "element"));
    }
  }

  private void checkElement(E element, int position, int slot) {
    String defect = findDefect(element);
    if (slotOf(element) != slot) {
      defect = "it is in slot " + slot + " but its index field has " + slotOf(element);
    }
    if (defect != null) {
      throw brokenAt(position, element, defect);
    }
  }
}
