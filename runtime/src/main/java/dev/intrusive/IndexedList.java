package dev.intrusive;

import static dev.intrusive.IndexedLinks.CLOSED;
import static dev.intrusive.IndexedLinks.END;
import static dev.intrusive.IndexedLinks.UNLINKED;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated lists of the indexed layout, whose links are ints beside an object pool.
 *
 * <p>Elements are objects of one pool. To link them stores no reference, so that the garbage
 * collector has no part in it, and a pass knows the next element's slot long before the element has
 * come from memory. An element of another pool is refused with an {@link IllegalArgumentException};
 * one that is not live, and neither just being emplaced nor released, and a copy of an element, is
 * refused with an {@link IllegalStateException}.
 *
 * <p>A loop that needs no elements, or not all, can walk over slots: {@code for (int slot =
 * list.firstSlot(); slot >= 0; slot = list.nextSlot(slot))}.
 *
 * <p>A list that fills or empties takes or returns a number from a table that all lists of its
 * class over the pool share. If the pool is thread-safe, so is the table: different lists may
 * belong to different threads.
 *
 * <p>A generated subclass only turns an element into its slot, {@code element.slot}, and calls a
 * method of this class with both. The protected methods are for generated code. They check what the
 * public methods of {@link IntrusiveList} promise.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IndexedList<E> extends IntrusiveList<E> {

  /** How many slots of a row a pass goes over before it looks ahead again. */
  private static final int STRETCH = 512;

  /** How many links are in a line of a processor's cache on most processors, or references. */
  private static final int LINKS_PER_LINE = 16;

  /** What the number of a list that holds nothing counts down from; see {@link #number}. */
  private static final int WITHOUT_NUMBER = -3;

  // One field more would make every list eight bytes longer.

  private final IndexedLinks links;
  private final Object[] objects;
  private final int[] nextSlots;
  private final int[] listNumbers;
  private int first = END;
  private int last = END;

  /**
   * The number by which elements name this list while it holds any, otherwise {@link
   * #WITHOUT_NUMBER} less the number that it had last: no element ever has such a number.
   */
  private int number = WITHOUT_NUMBER;

  /**
   * Creates an empty list.
   *
   * @param pool the pool of the elements
   * @throws IllegalArgumentException if the pool is not one for elements of this class of lists
   */
  protected IndexedList(SlotTable<? extends E> pool) {
    links = pool.linksOf(getClass());
    objects = links.objects;
    nextSlots = links.next;
    listNumbers = links.list;
  }

  /**
   * Returns the slot of an element; what is not hot finds slots by it.
   *
   * @param element any element
   * @return what its field for the slot says
   */
  protected abstract int slotOf(E element);

  /** The pool of the elements. */
  final SlotTable<?> pool() {
    return links.pool;
  }

  // Passes over slots.

  /**
   * Returns the slot of the first element.
   *
   * @return the slot, or -1 if this list is empty
   */
  public final int firstSlot() {
    return first;
  }

  /**
   * Returns the slot of the last element.
   *
   * @return the slot, or -1 if this list is empty
   */
  public final int lastSlot() {
    return last;
  }

  /**
   * Returns the slot of the element that follows another.
   *
   * @param slot the slot of an element of this list
   * @return the slot of the following element, or -1 at the end
   * @throws IllegalArgumentException if the slot is not that of an element of this list
   */
  public final int nextSlot(int slot) {
    requireSlotHere(slot);
    return slotAfter(slot);
  }

  /**
   * Returns the slot of the element that precedes another.
   *
   * @param slot the slot of an element of this list
   * @return the slot of the preceding element, or -1 at the start
   * @throws IllegalArgumentException if the slot is not that of an element of this list
   */
  public final int previousSlot(int slot) {
    requireSlotHere(slot);
    return links.previous[slot];
  }

  /**
   * Returns the element that has a slot.
   *
   * @param slot the slot of an element of this list
   * @return the element
   * @throws IllegalArgumentException if the slot is not that of an element of this list
   */
  public final E elementOf(int slot) {
    requireSlotHere(slot);
    return object(slot);
  }

  private void requireSlotHere(int slot) {
    if (!isSlot(slot) || listNumbers[slot] != number) {
      throw Misuse.slotNotHere(slot, this);
    }
  }

  // Linking.

  /**
   * Adds an element at the start.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void linkFirst(E element, int slot) {
    requireFree(element, slot);
    insert(END, slot, first);
  }

  /**
   * Adds an element at the end.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void linkLast(E element, int slot) {
    requireFree(element, slot);
    insert(last, slot, END);
  }

  /**
   * Adds an element before another.
   *
   * @param anchor the element to be before
   * @param anchorSlot the slot of the anchor
   * @param element the element
   * @param slot its slot
   */
  protected final void linkBefore(E anchor, int anchorSlot, E element, int slot) {
    requireHere(anchor, anchorSlot);
    requireFree(element, slot);
    insert(links.previous[anchorSlot], slot, anchorSlot);
  }

  /**
   * Adds an element behind another.
   *
   * @param anchor the element to be behind
   * @param anchorSlot the slot of the anchor
   * @param element the element
   * @param slot its slot
   */
  protected final void linkAfter(E anchor, int anchorSlot, E element, int slot) {
    requireHere(anchor, anchorSlot);
    requireFree(element, slot);
    insert(anchorSlot, slot, nextSlots[anchorSlot]);
  }

  // Moving.

  /**
   * Moves an element to the start.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkFirst(E element, int slot) {
    if (!holds(element, slot)) {
      seize(element, slot);
      insert(END, slot, first);
      return;
    }
    // What stays as it is, the number and the list, need not be stored again.
    int before = links.previous[slot];
    int after = nextSlots[slot];
    tellMove(before, slot, after);
    if (before != END) {
      join(before, after, after, before);
      prepend(slot);
    }
  }

  /**
   * Moves an element to the end.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkLast(E element, int slot) {
    if (!holds(element, slot)) {
      seize(element, slot);
      insert(last, slot, END);
      return;
    }
    // What stays as it is, the number and the list, need not be stored again.
    int before = links.previous[slot];
    int after = nextSlots[slot];
    tellMove(before, slot, after);
    if (after != END) {
      join(before, after, after, before);
      append(slot);
    }
  }

  /**
   * Moves an element before another.
   *
   * @param anchor the element to be before
   * @param anchorSlot the slot of the anchor
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkBefore(E anchor, int anchorSlot, E element, int slot) {
    requireHere(anchor, anchorSlot);
    if (anchor != element) {
      seize(element, slot);
      insert(links.previous[anchorSlot], slot, anchorSlot);
    }
  }

  /**
   * Moves an element behind another.
   *
   * @param anchor the element to be behind
   * @param anchorSlot the slot of the anchor
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkAfter(E anchor, int anchorSlot, E element, int slot) {
    requireHere(anchor, anchorSlot);
    if (anchor != element) {
      seize(element, slot);
      insert(anchorSlot, slot, nextSlots[anchorSlot]);
    }
  }

  // Looking and unlinking.

  /**
   * Tells whether an element is in this list.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean holds(E element, int slot) {
    return isMember(element, slot) && listNumbers[slot] == number;
  }

  /**
   * Returns the list of a class that holds an element.
   *
   * @param <E> the type of the element
   * @param pool the pool of the element
   * @param listClass the class of the list
   * @param element the element
   * @param slot its slot
   * @return the list, or null
   * @throws IllegalArgumentException if the pool is not one for elements of this class of lists
   */
  @SuppressWarnings("unchecked") // the element is of the pool, so the list is for such elements
  protected static <E> @Nullable IndexedList<E> holderOf(
      SlotTable<? extends E> pool, Class<?> listClass, E element, int slot) {
    IndexedLinks links = pool.linksOf(listClass);
    return pool.has(element, slot) ? (IndexedList<E>) links.listAt(slot) : null;
  }

  /**
   * Returns the element that follows another.
   *
   * @param element an element of this list
   * @param slot its slot
   * @return the following element, or null
   */
  protected final @Nullable E next(E element, int slot) {
    requireHere(element, slot);
    return objectOrNull(nextSlots[slot]);
  }

  /**
   * Returns the element that precedes another.
   *
   * @param element an element of this list
   * @param slot its slot
   * @return the preceding element, or null
   */
  protected final @Nullable E previous(E element, int slot) {
    requireHere(element, slot);
    return objectOrNull(links.previous[slot]);
  }

  /**
   * Removes an element if it is here.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it was here
   */
  protected final boolean unlink(E element, int slot) {
    if (!holds(element, slot)) {
      return false;
    }
    detach(slot);
    return true;
  }

  /**
   * Removes an element and returns the one behind it.
   *
   * @param element an element of this list
   * @param slot its slot
   * @return the element that followed, or null
   */
  protected final @Nullable E erase(E element, int slot) {
    requireHere(element, slot);
    int following = nextSlots[slot];
    detach(slot);
    return objectOrNull(following);
  }

  // Primitives.

  private boolean isMember(E element, int slot) {
    return slot >= 0 && slot < objects.length && objects[slot] == element;
  }

  private void requireFree(E element, int slot) {
    if (!isMember(element, slot) || listNumbers[slot] != UNLINKED) {
      throw refusal(element, slot);
    }
  }

  private void requireHere(E element, int slot) {
    if (!holds(element, slot)) {
      throw notHere(element);
    }
  }

  /** Takes an element out of its place in any list. */
  private void seize(E element, int slot) {
    if (!isMember(element, slot)) {
      throw refusal(element, slot);
    }
    int holder = listNumbers[slot];
    if (holder == number) {
      takeOut(links.previous[slot], slot, nextSlots[slot]);
    } else if (holder != UNLINKED) {
      seizeFromOther(element, slot);
    }
  }

  private void seizeFromOther(E element, int slot) {
    IndexedList<?> holder = links.listAt(slot);
    if (holder == null) {
      throw refusal(element, slot);
    }
    holder.detach(slot);
  }

  /** Makes the exception for an element that cannot be linked here. */
  private RuntimeException refusal(E element, int slot) {
    Objects.requireNonNull(element);
    if (!isMember(element, slot)) {
      SlotTable<?> home = SlotTable.homeOf(element, slot);
      return home == null
          ? Misuse.notPooled(element, slot, this, links.pool)
          : Misuse.otherPool(element, slot, this, links.pool, home);
    }
    IntrusiveList<?> holder = links.listAt(slot);
    return holder == null
        ? Misuse.notLive(element, slot, this)
        : Misuse.alreadyLinked(element, this, holder);
  }

  @Override
  final RuntimeException cannotSwap(E element) {
    int slot = slotOf(element);
    return isMember(element, slot) && listNumbers[slot] != CLOSED
        ? Misuse.notLinked(element, this)
        : refusal(element, slot);
  }

  private void insert(int before, int slot, int after) {
    if (before == after) { // both are the end: the list is empty
      insertAlone(slot); // nothing follows: behind a call, compiled code loads all fields again
    } else {
      listNumbers[slot] = number;
      put(before, slot, after);
    }
  }

  private void insertAlone(int slot) {
    enter();
    listNumbers[slot] = number;
    put(END, slot, END);
  }

  /** Makes sure that this list has a number. */
  private void enter() {
    if (number < 0) {
      number = links.enter(this, WITHOUT_NUMBER - number);
    }
  }

  private void put(int before, int slot, int after) {
    links.previous[slot] = before;
    nextSlots[slot] = after;
    join(before, after, slot, slot);
    arrived();
  }

  /** Makes one slot follow another, and a further one precede yet another; any may be an end. */
  private void join(int before, int after, int following, int preceding) {
    if (before == END) {
      first = following;
    } else {
      nextSlots[before] = following;
    }
    if (after == END) {
      last = preceding;
    } else {
      links.previous[after] = preceding;
    }
  }

  /**
   * Makes a slot that is in no row the first one of a list that holds something. The list is
   * changed last: where lists of many types are in use, compiled code takes longer if that is
   * first.
   */
  private void prepend(int slot) {
    int start = first;
    nextSlots[slot] = start;
    links.previous[slot] = END;
    links.previous[start] = slot;
    first = slot;
  }

  /** Makes a slot that is in no row the last one, as {@link #prepend} makes it the first. */
  private void append(int slot) {
    int end = last;
    links.previous[slot] = end;
    nextSlots[slot] = END;
    nextSlots[end] = slot;
    last = slot;
  }

  /** Unlinks the element in a slot of this list. */
  final void detach(int slot) {
    detach(links.previous[slot], slot, nextSlots[slot]);
  }

  private void detach(int before, int slot, int after) {
    takeOut(before, slot, after);
    listNumbers[slot] = UNLINKED;
    if (before == after) { // both are the end: the list is empty
      becameEmpty();
    }
  }

  /** Unlinks a slot that stays this list's, which keeps its number, even if it is empty now. */
  private void takeOut(int before, int slot, int after) {
    tellDeparture(before, slot, after);
    join(before, after, after, before);
  }

  /** Counts a slot that is about to be unlinked, and tells of it. */
  private void tellDeparture(int before, int slot, int after) {
    if (isWatched()) {
      departing(object(slot), objectOrNull(before), objectOrNull(after));
    } else {
      departingUnseen();
    }
  }

  /** Tells of a slot that is about to move within this list. */
  private void tellMove(int before, int slot, int after) {
    if (isWatched()) {
      moving(object(slot), objectOrNull(before), objectOrNull(after));
    } else {
      rememberThread();
    }
  }

  @Override
  final void becameEmpty() {
    links.leave(number);
    number = WITHOUT_NUMBER - number;
  }

  @SuppressWarnings("unchecked") // the objects of the pool are elements
  final E object(int slot) {
    return (E) objects[slot];
  }

  private @Nullable E objectOrNull(int slot) {
    return slot == END ? null : object(slot);
  }

  // The layout.

  @Override
  @SuppressWarnings("unchecked") // the element is of the pool, so the list is for such elements
  protected final @Nullable IntrusiveList<E> holderOf(E element) {
    int slot = slotOf(element);
    return isMember(element, slot) ? (IntrusiveList<E>) links.listAt(slot) : null;
  }

  @Override
  protected final @Nullable E after(E element) {
    return objectOrNull(nextSlots[slotOf(element)]);
  }

  @Override
  protected final @Nullable E before(E element) {
    return objectOrNull(links.previous[slotOf(element)]);
  }

  @Override
  protected final void detach(E element) {
    detach(slotOf(element));
  }

  @Override
  protected final void join(@Nullable E before, @Nullable E after) {
    int previous = before == null ? END : slotOf(before);
    int next = after == null ? END : slotOf(after);
    join(previous, next, next, previous);
  }

  @Override
  protected final void adopt(E element) {
    enter();
    listNumbers[slotOf(element)] = number;
  }

  @Override
  final boolean sharesLinks(IntrusiveList<E> other) {
    return super.sharesLinks(other) && ((IndexedList<E>) other).links == links;
  }

  @Override
  final IllegalArgumentException cannotExchange(IntrusiveList<E> other) {
    return super.sharesLinks(other)
        ? Misuse.otherPool(other, ((IndexedList<E>) other).links.pool, this, links.pool)
        : super.cannotExchange(other);
  }

  @Override
  final DepartureLog takeLog() {
    return links.takeLog();
  }

  @Override
  final @Nullable DepartureLog putAway(DepartureLog empty) {
    links.putLog(empty);
    return null;
  }

  @Override
  protected final @Nullable String findDefect(E element) {
    return null; // IndexedWalk has looked at slots and owners before
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if the list is broken; the message says what is broken and where
   */
  @Override
  public final void checkInvariants() {
    IndexedWalk.check(this, links, size());
    super.checkInvariants();
  }

  // The operations on elements; generated lists repeat them with the field instead of slotOf.

  @Override
  public void addFirst(E element) {
    linkFirst(element, slotOf(element));
  }

  @Override
  public void addLast(E element) {
    linkLast(element, slotOf(element));
  }

  @Override
  public @Nullable E next(E element) {
    return next(element, slotOf(element));
  }

  @Override
  public @Nullable E previous(E element) {
    return previous(element, slotOf(element));
  }

  @Override
  public void insertBefore(E anchor, E element) {
    linkBefore(anchor, slotOf(anchor), element, slotOf(element));
  }

  @Override
  public void insertAfter(E anchor, E element) {
    linkAfter(anchor, slotOf(anchor), element, slotOf(element));
  }

  @Override
  public @Nullable E erase(E element) {
    return erase(element, slotOf(element));
  }

  @Override
  public void moveToFirst(E element) {
    relinkFirst(element, slotOf(element));
  }

  @Override
  public void moveToLast(E element) {
    relinkLast(element, slotOf(element));
  }

  @Override
  public void moveBefore(E anchor, E element) {
    relinkBefore(anchor, slotOf(anchor), element, slotOf(element));
  }

  @Override
  public void moveAfter(E anchor, E element) {
    relinkAfter(anchor, slotOf(anchor), element, slotOf(element));
  }

  // The list.

  @Override
  public final @Nullable E peekFirst() {
    return objectOrNull(first);
  }

  @Override
  public final @Nullable E peekLast() {
    return objectOrNull(last);
  }

  @Override
  public final @Nullable E pollFirst() {
    int slot = first;
    if (slot == END) {
      return null;
    }
    E element = object(slot); // first: fewer values are to be kept until the end
    int after = nextSlots[slot];
    if (after == END) {
      detach(END, slot, END);
    } else {
      // Not by detach, which has to ask in the end whether the list has become empty.
      tellDeparture(END, slot, after);
      first = after;
      links.previous[after] = END;
      listNumbers[slot] = UNLINKED;
    }
    return element;
  }

  @Override
  public final @Nullable E pollLast() {
    int slot = last;
    if (slot == END) {
      return null;
    }
    E element = object(slot);
    int before = links.previous[slot];
    if (before == END) {
      detach(END, slot, END);
    } else {
      // As in pollFirst.
      tellDeparture(before, slot, END);
      last = before;
      nextSlots[before] = END;
      listNumbers[slot] = UNLINKED;
    }
    return element;
  }

  @Override
  public final void clear() {
    if (isEmpty()) {
      return;
    }
    allDeparting();
    int slot = first;
    first = END;
    last = END;
    while (slot != END) {
      listNumbers[slot] = UNLINKED;
      slot = nextSlots[slot];
    }
    becameEmpty();
  }

  @Override
  public final void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      long changes = changes();
      int slot = first;
      int limit = END;
      while (slot != END) {
        int following = END;
        limit = slot == limit ? limitOfRow(slot) : Math.min(slot + STRETCH, objects.length);
        // Slots are often in a row. A processor guesses that the inner loop goes on, and goes on
        // with the next slot without waiting for its number to come from memory.
        for (int i = slot; i < limit; i++) {
          E element = object(i);
          action.accept(element);
          if (changes() != changes) {
            following = slotAfterDepartures(element, mark);
            mark = departures();
            changes = changes();
            break;
          }
          following = nextSlots[i];
          if (following != i + 1) {
            break;
          }
        }
        slot = following;
      }
    } finally {
      endPass();
    }
  }

  @Override
  final int removeMatching(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int joined = watchArrivals();
    int removed = 0;
    int left = size();
    int slot = first;
    while (slot != END) {
      E element = object(slot);
      boolean accepted = filter.test(element);
      requireUnchanged(joined, left);
      // From slot to slot, so that the next element need not wait for this one to come from memory.
      int next = nextSlots[slot];
      if (accepted) {
        detach(slot);
        left--;
        removed++;
        disposer.accept(element);
        requireUnchanged(joined, left);
      }
      slot = next;
    }
    return removed;
  }

  /**
   * Guesses where a row that goes on with a slot ends, at most a stretch away. This reads a link
   * and a reference from each cache line of the row: the lines come from memory side by side, where
   * a pass without it would wait for each of them in turn.
   */
  private int limitOfRow(int slot) {
    int limit = Math.min(slot + STRETCH, nextSlots.length);
    int probe = slot;
    while (probe < limit && nextSlots[probe] == probe + 1 && objects[probe] != null) {
      probe += LINKS_PER_LINE;
    }
    return Math.min(Math.max(probe, slot + 1), limit);
  }

  @SuppressWarnings("unchecked") // the places of this layout are elements
  private int slotAfterDepartures(E element, int mark) {
    Object place = fallBack(element, mark, false);
    return place == null ? first : nextSlots[slotOf((E) place)];
  }

  @Override
  public final Iterator<E> iterator() {
    return new IndexedIterator<>(this);
  }

  /** Whether the element in a slot is in this list; the slot may be an end. */
  final boolean holdsSlot(int slot) {
    return slot != END && listNumbers[slot] == number;
  }

  /** The slot behind another, or the first slot behind the end; unchecked. */
  final int slotBehind(int slot) {
    return slot == END ? first : nextSlots[slot];
  }

  /** The slot behind another, or the end; unchecked. */
  final int slotAfter(int slot) {
    // Slots are often in a row. A processor guesses that they are, and goes on with the next slot
    // without waiting for its number to come from memory. To read the number again, by another way,
    // keeps the compiler from seeing that both branches return the same.
    return nextSlots[slot] == slot + 1 ? slot + 1 : links.next[slot];
  }

  /** Whether a number is that of a slot, which no end is. */
  final boolean isSlot(int number) {
    // As one check, which is also that of the array.
    return number >= 0 && number < nextSlots.length;
  }

  /** The slot before another, or the last slot before the end; unchecked. */
  final int slotBefore(int slot) {
    return slot == END ? last : links.previous[slot];
  }
}
