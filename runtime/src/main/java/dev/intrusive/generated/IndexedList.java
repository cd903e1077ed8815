package dev.intrusive.generated;

import static dev.intrusive.generated.IndexedLinks.CLOSED;
import static dev.intrusive.generated.IndexedLinks.END;
import static dev.intrusive.generated.IndexedLinks.UNLINKED;

import dev.intrusive.IntrusiveList;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of indexed lists, whose links are ints beside an object pool.
 *
 * <p>Elements are objects of one pool. To link them stores no reference, so that the garbage
 * collector has no part in it, and a pass knows the next element's slot long before the element has
 * come from memory. An element that is not an object of the pool is refused with an {@link
 * IllegalArgumentException}; one that is not live, and neither just being emplaced nor released, is
 * refused with an {@link IllegalStateException}.
 *
 * <p>A loop that needs no elements, or not all, can go over slots: {@code for (int slot =
 * list.firstSlot(); slot >= 0; slot = list.nextSlot(slot))}.
 *
 * <p>A list that fills or empties takes or returns an owner id from a table that all lists of its
 * class over the pool share. If the pool is shared between threads, so is the table: different
 * lists may belong to different threads.
 *
 * <p>A generated subclass only turns an element into its slot, {@code element.slot}, and calls a
 * method of this class with both. The protected methods are for generated code. They check what the
 * public methods of {@link IntrusiveList} promise, and have the cost, the exceptions and the
 * effects on iterations of the public method that calls them.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IndexedList<E> extends IntrusiveList<E> {

  private final IndexedLinks links;
  private final Object[] objects;
  private final int[] nextSlots;
  private final int[] owners;
  private int first = END;
  private int last = END;

  /** The owner id of the elements while there are any, otherwise a number that no element has. */
  private int id = IndexedLinks.WITHOUT_ID;

  /** The position of outermost iterations, which leads to those within; null until the first. */
  private @Nullable Position kept;

  /**
   * Creates an empty list.
   *
   * @param pool the pool of the elements
   * @throws IllegalArgumentException if the pool is not one for elements of this class of lists
   */
  protected IndexedList(SlotTable<? extends E> pool) {
    links = IndexedLinks.in(pool, getClass(), true);
    objects = links.objects;
    nextSlots = links.next;
    owners = links.owners;
  }

  /**
   * Returns the slot of an element. Used outside hot paths.
   *
   * @param element any element
   * @return the value of its slot field
   */
  protected abstract int slotOf(E element);

  // Passes over slots.

  /**
   * Returns the slot of the first element.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the slot, or -1 if this list is empty
   */
  public final int firstSlot() {
    return first;
  }

  /**
   * Returns the slot of the last element.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the slot, or -1 if this list is empty
   */
  public final int lastSlot() {
    return last;
  }

  /**
   * Returns the slot of the element that follows another.
   *
   * <p>O(1), allocates nothing.
   *
   * @param slot the slot of an element of this list
   * @return the slot of the following element, or -1 at the end
   * @throws IllegalArgumentException if the slot is not that of an element of this list
   */
  public final int nextSlot(int slot) {
    requireSlotHere(slot);
    return nextSlots[slot];
  }

  /**
   * Returns the slot of the element that precedes another.
   *
   * <p>O(1), allocates nothing.
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
   * <p>O(1), allocates nothing.
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
    if (!isSlot(slot) || owners[slot] != id) {
      throw IndexedMisuse.slotNotHere(slot, nameInMessages());
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
   * Adds an element after another.
   *
   * @param anchor the element to be after
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
    move(END, element, slot, first);
  }

  /**
   * Moves an element to the end.
   *
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkLast(E element, int slot) {
    move(last, element, slot, END);
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
      move(links.previous[anchorSlot], element, slot, anchorSlot);
    }
  }

  /**
   * Moves an element after another.
   *
   * @param anchor the element to be after
   * @param anchorSlot the slot of the anchor
   * @param element the element
   * @param slot its slot
   */
  protected final void relinkAfter(E anchor, int anchorSlot, E element, int slot) {
    requireHere(anchor, anchorSlot);
    if (anchor != element) {
      move(anchorSlot, element, slot, nextSlots[anchorSlot]);
    }
  }

  // Looking and unlinking.

  /**
   * Returns whether an element is in this list.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean contains(E element, int slot) {
    return SlotTable.has(objects, element, slot) && owners[slot] == id;
  }

  /**
   * Returns the list of a class that an element is in.
   *
   * @param <E> the type of the element
   * @param pool the pool of the element
   * @param listClass the class of the list
   * @param element the element
   * @param slot its slot
   * @return the list, or null
   * @throws IllegalArgumentException if the pool is not one for elements of this class of lists, or
   *     if the element is not an object of the pool
   */
  @SuppressWarnings("unchecked") // the element is of the pool, so the list is for such elements
  protected static <E> @Nullable IndexedList<E> listOf(
      SlotTable<?> pool, Class<?> listClass, E element, int slot) {
    return (IndexedList<E>) IndexedLinks.ownerOf(pool, listClass, element, slot);
  }

  /**
   * Returns the element after that of a slot.
   *
   * @param slot the slot of an element of this list, unchecked
   * @return the following element, or null
   */
  protected final @Nullable E after(int slot) {
    return objectOrNull(nextSlots[slot]);
  }

  /**
   * Returns the element before that of a slot.
   *
   * @param slot the slot of an element of this list, unchecked
   * @return the preceding element, or null
   */
  protected final @Nullable E before(int slot) {
    return objectOrNull(links.previous[slot]);
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
    if (!contains(element, slot)) {
      return false;
    }
    unlink(slot);
    return true;
  }

  /**
   * Removes an element and returns the one after it.
   *
   * @param element an element of this list
   * @param slot its slot
   * @return the element that followed, or null
   */
  protected final @Nullable E erase(E element, int slot) {
    requireHere(element, slot);
    int following = nextSlots[slot];
    unlink(slot);
    return objectOrNull(following);
  }

  // Ownership.

  private void requireFree(E element, int slot) {
    if (!SlotTable.has(objects, element, slot) || owners[slot] != UNLINKED) {
      throw refusal(element, slot);
    }
  }

  private void requireHere(E element, int slot) {
    if (!contains(element, slot)) {
      throw notHere(element);
    }
  }

  /** Takes an element out of another list, if it is in one. */
  private void unlinkElsewhere(E element, int slot) {
    IndexedList<E> list = holder(element, slot);
    if (list != null) {
      enterChange();
      list.unlink(slot);
    }
  }

  /** Returns the list that an element is in, or null; refuses what cannot be in any. */
  private @Nullable IndexedList<E> holder(E element, int slot) {
    if (!SlotTable.has(objects, element, slot) || owners[slot] == CLOSED) {
      throw refusal(element, slot);
    }
    return owners[slot] == UNLINKED ? null : listAt(slot);
  }

  /** Makes the exception for an element that cannot be linked here. */
  private RuntimeException refusal(E element, int slot) {
    IndexedList<E> list = links.has(element, slot) ? listAt(slot) : null;
    return list == null
        ? links.refusal(element, slot, nameInMessages())
        : alreadyLinked(element, list);
  }

  @SuppressWarnings("unchecked") // the elements of lists with these links are of this type
  private @Nullable IndexedList<E> listAt(int slot) {
    return (IndexedList<E>) links.ownerAt(slot);
  }

  @Override
  protected final void requireSameLink(IntrusiveList<E> other) {
    super.requireSameLink(other);
    IndexedList<E> list = (IndexedList<E>) other;
    if (list.links != links) {
      throw IndexedMisuse.otherPool(
          list.nameInMessages(), list.links.pool, nameInMessages(), links.pool);
    }
  }

  // Linking, with counts.

  /** Makes two slots neighbours, or one the end of the list. */
  private void join(int previous, int next) {
    if (previous == END) {
      first = next;
    } else {
      nextSlots[previous] = next;
    }
    if (next == END) {
      last = previous;
    } else {
      links.previous[next] = previous;
    }
  }

  /** Puts a slot between two neighbours, or at an end of the list. */
  private void place(int previous, int slot, int next) {
    links.previous[slot] = previous;
    nextSlots[slot] = next;
    if (previous == END) {
      first = slot;
    } else {
      nextSlots[previous] = slot;
    }
    if (next == END) {
      last = slot;
    } else {
      links.previous[next] = slot;
    }
  }

  private void insert(int previous, int slot, int next) {
    beforeInsert();
    if (id < 0) {
      id = links.takeId(this, id);
    }
    place(previous, slot, next);
    owners[slot] = id;
  }

  /** Moves an element from any list, or from none, between two neighbours in this one. */
  private void move(int previous, E element, int slot, int next) {
    if (contains(element, slot)) {
      relink(previous, slot, next);
    } else {
      unlinkElsewhere(element, slot);
      insert(previous, slot, next);
    }
  }

  /** Moves a slot of this list between two neighbours; if it is one of them, it is there. */
  private void relink(int previous, int slot, int next) {
    if (previous == slot || next == slot) {
      return;
    }
    int before = links.previous[slot];
    int after = nextSlots[slot];
    beforeMove(slot, before, after);
    place(previous, slot, next);
    join(before, after);
  }

  /** Unlinks a slot of this list. */
  final void unlink(int slot) {
    unlink(links.previous[slot], slot, nextSlots[slot]);
  }

  /** Unlinks a slot from its neighbours. */
  private void unlink(int previous, int slot, int next) {
    beforeRemove(slot, previous, next);
    join(previous, next);
    owners[slot] = UNLINKED;
    if (previous == next) { // both are the end: the list is empty
      id = links.returnId(id);
    }
  }

  // The layout.

  @SuppressWarnings("unchecked") // the objects of the pool are elements
  final E object(int slot) {
    return (E) objects[slot];
  }

  private @Nullable E objectOrNull(int slot) {
    return slot == END ? null : object(slot);
  }

  @Override
  protected final @Nullable IntrusiveList<E> listOf(E element) {
    return holder(element, slotOf(element));
  }

  @Override
  protected final @Nullable E nextOf(E element) {
    return objectOrNull(nextSlots[slotOf(element)]);
  }

  @Override
  protected final @Nullable E previousOf(E element) {
    return objectOrNull(links.previous[slotOf(element)]);
  }

  @Override
  protected final void link(E element, @Nullable E next) {
    int slot = slotOf(element);
    requireFree(element, slot);
    int after = next == null ? END : slotOf(next);
    insert(previousOrLast(after), slot, after);
  }

  @Override
  protected final void unlink(E element) {
    unlink(slotOf(element));
  }

  @Override
  protected final int transfer(IntrusiveList<E> source, E first, E last, @Nullable E next) {
    IndexedList<E> other = (IndexedList<E>) source;
    int from = slotOf(first);
    int to = slotOf(last);
    int after = next == null ? END : slotOf(next);
    if (id < 0) {
      id = links.takeId(this, id);
    }
    other.join(links.previous[from], nextSlots[to]);
    join(previousOrLast(after), from);
    join(to, after);
    int count = 0;
    if (other != this) {
      for (int slot = from; slot != after; slot = nextSlots[slot]) {
        owners[slot] = id;
        count++;
      }
      if (other.first == END) {
        other.id = links.returnId(other.id);
      }
    }
    return count;
  }

  @Override
  protected final @Nullable String findDefect(E element, @Nullable E previous) {
    int slot = slotOf(element);
    if (!SlotTable.has(objects, element, slot)) {
      return "its slot field is " + slot + ", where it is not";
    }
    if (owners[slot] != id) {
      return "it is not linked here: its owner id is " + owners[slot] + " instead of " + id;
    }
    int before = links.previous[slot];
    int after = nextSlots[slot];
    boolean areSlots = Math.min(before, after) >= END && Math.max(before, after) < objects.length;
    return areSlots
        ? super.findDefect(element, previous)
        : "a slot beside it is no slot: " + before + " or " + after;
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
    E element = object(slot);
    unlink(END, slot, nextSlots[slot]);
    return element;
  }

  @Override
  public final @Nullable E pollLast() {
    int slot = last;
    if (slot == END) {
      return null;
    }
    E element = object(slot);
    unlink(links.previous[slot], slot, END);
    return element;
  }

  @Override
  public final void clear() {
    if (isEmpty()) {
      return;
    }
    beforeClear();
    int slot = first;
    first = END;
    last = END;
    while (slot != END) {
      owners[slot] = UNLINKED;
      slot = nextSlots[slot];
    }
    id = links.returnId(id);
  }

  // Iterations.

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
    leave(slotOf(element), slotOrEnd(before), slotOrEnd(after));
  }

  private int slotOrEnd(@Nullable E element) {
    return element == null ? END : slotOf(element);
  }

  @Override
  protected final void traverse(Consumer<? super E> action, Position position) {
    int slot = first;
    while (slot != END) {
      int following = END;
      // Slots are often in a row. A processor predicts that the inner loop goes on, and continues
      // with the next slot without waiting for its index to come from memory.
      for (int i = slot; i < objects.length; i++) {
        position.index = i;
        action.accept(object(i));
        if (position.index != i) {
          following = isSlot(position.index) ? nextSlots[position.index] : first;
          break;
        }
        following = nextSlots[i];
        if (following != i + 1) {
          break;
        }
      }
      slot = following;
    }
  }

  @Override
  protected final void traverseDescending(Consumer<? super E> action, Position position) {
    int slot = last;
    while (slot != END) {
      position.index = slot;
      action.accept(object(slot));
      slot = isSlot(position.index) ? links.previous[position.index] : last;
    }
  }

  @Override
  public final Iterator<E> iterator() {
    return new SlotIterator<>(this);
  }

  // Slots, for the iterator; all unchecked.

  /** Whether the element in a slot is in this list; the slot may be an end. */
  final boolean containsSlot(int slot) {
    return slot != END && owners[slot] == id;
  }

  /** The slot after another, or the first slot for the end. */
  final int nextOrFirst(int slot) {
    return slot == END ? first : nextSlots[slot];
  }

  /** The slot before another, or the last slot for the end. */
  final int previousOrLast(int slot) {
    return slot == END ? last : links.previous[slot];
  }

  /** The slot after another, which is expected to be the next in a row. */
  final int nextInRow(int slot) {
    // A processor predicts that the condition holds, and continues with the next slot without
    // waiting for its index to come from memory. It is read again from another array reference, as
    // otherwise the JIT compiler sees that both branches return the same.
    return nextSlots[slot] == slot + 1 ? slot + 1 : links.next[slot];
  }

  /** Whether a number is that of a slot, which no end is. */
  final boolean isSlot(int number) {
    return number >= 0 && number < nextSlots.length;
  }

  /**
   * Iterates over the slots of an {@link IndexedList}.
   *
   * <p>As long as nothing joins the list, an element that is in it has never left, so its neighbour
   * is the right one. The element that followed it when it was returned is also right, as long as
   * that one stays.
   */
  private static final class SlotIterator<E> implements Iterator<E> {

    private final IndexedList<E> list;
    private final int insertions;

    /** The slot after which the iterator stands; the end at first. */
    private int position = END;

    /** The slot that was after the position when it was last read. */
    private int upcoming;

    /** The size of the list then. */
    private int size;

    private int removable = END;

    SlotIterator(IndexedList<E> list) {
      this.list = list;
      list.beginLoop();
      this.insertions = list.insertions;
      this.upcoming = list.firstSlot();
      this.size = list.size;
    }

    @Override
    public boolean hasNext() {
      // A position that is lost counts as one more element, so that next() can report it.
      return isUpToDate() ? upcoming != END : !locate() || upcoming != END;
    }

    @Override
    public E next() {
      list.requireOwnLoop();
      if (!isUpToDate() && !locate()) {
        throw list.changedDuringIteration();
      }
      int slot = upcoming;
      if (!list.isSlot(slot)) {
        throw list.exhausted();
      }
      position = slot;
      removable = slot;
      upcoming = list.nextInRow(slot);
      return list.object(slot);
    }

    @Override
    public void remove() {
      if (removable != END && list.insertions != insertions) {
        throw list.changedDuringIteration();
      }
      if (!list.containsSlot(removable)) {
        throw list.nothingToRemove();
      }
      position = list.previousOrLast(removable);
      list.unlink(removable);
      removable = END;
    }

    /** Whether nothing has joined or left since the slot after the position was read. */
    private boolean isUpToDate() {
      return list.insertions == insertions && list.size == size;
    }

    /** Finds the upcoming slot after a change, and returns whether that was possible. */
    private boolean locate() {
      if (list.insertions != insertions) {
        return false;
      }
      if (position == END || list.containsSlot(position)) {
        upcoming = list.nextOrFirst(position);
      } else if (upcoming == END || list.containsSlot(upcoming)) {
        position = list.previousOrLast(upcoming);
      } else if (list.isEmpty()) {
        position = END;
        upcoming = END;
      } else {
        return false;
      }
      size = list.size;
      return true;
    }
  }
}
