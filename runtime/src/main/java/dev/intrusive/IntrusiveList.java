package dev.intrusive;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A doubly linked list whose links live inside its elements.
 *
 * <p>The annotation processor generates one final subclass per {@link IntrusiveLink} name; nothing
 * else needs to extend this class. Elements are compared by identity. An element is in at most one
 * list per link, and in as many lists as it has links.
 *
 * <p><b>Ownership.</b> Each link knows its list, so no operation can work on the wrong list. Adding
 * an element that is already linked through this link is refused with an {@link
 * IllegalStateException}; removing or looking for an element of another list answers false; an
 * element that names a position and is not in this list is refused with an {@link
 * IllegalArgumentException}; only the {@code move} operations take an element from wherever it was.
 * A shallow copy of a host counts as not linked, and to link it is an {@code
 * IllegalStateException}. Arguments are checked in the order null, positions, ownership, and a
 * refused operation changes nothing.
 *
 * <p><b>Cost.</b> Every operation is O(1) and allocates nothing, unless it says otherwise. A list
 * keeps no element alive that has left it.
 *
 * <p><b>Iteration.</b> {@link #forEach} is exact under every change made by its action. {@link
 * #iterator()} survives the removal of elements and reports what it cannot follow with a {@link
 * java.util.ConcurrentModificationException}; it never skips or repeats an element silently. The
 * loop {@code for (E e = list.peekFirst(); e != null; e = list.next(e))} is the fastest, for bodies
 * that leave the current element where it is.
 *
 * <p><b>Threads.</b> A list belongs to one thread at a time, like {@link java.util.ArrayList}.
 *
 * <p><b>Nulls.</b> A null element is a {@link NullPointerException}, except that {@link #contains}
 * and {@link #remove(Object)} answer false.
 *
 * @param <E> the type of the elements
 */
public abstract class IntrusiveList<E> extends AbstractCollection<E> implements Deque<E> {

  private int size;

  /** How many elements ever joined: tells iterators that more than removals happened. */
  private int arrivals;

  /** The log of the passes that run now; null while none runs. */
  private @Nullable DepartureLog<E> passes;

  /** The log kept for the next pass while none runs. */
  private @Nullable DepartureLog<E> idlePasses;

  /** Creates an empty list. */
  protected IntrusiveList() {}

  // What a layout provides.

  /**
   * Returns the name of the link that this list uses, as the user wrote it.
   *
   * @return the list name
   */
  protected abstract String listName();

  /**
   * Returns the list that holds an element through the link of this list.
   *
   * @param element any element
   * @return the list, this one or another; null if the element is not linked
   */
  protected abstract @Nullable IntrusiveList<E> holderOf(E element);

  /**
   * Returns the element behind another.
   *
   * @param element an element of this list, unchecked
   * @return the following element, or null at the end
   */
  protected abstract @Nullable E after(E element);

  /**
   * Returns the element before another.
   *
   * @param element an element of this list, unchecked
   * @return the preceding element, or null at the start
   */
  protected abstract @Nullable E before(E element);

  /**
   * Unlinks an element.
   *
   * @param element an element of this list, unchecked
   */
  protected abstract void detach(E element);

  /**
   * Checks what the layout alone can know about one element of this list.
   *
   * @param element an element found by walking this list
   * @return what is broken, or null if nothing is
   */
  protected abstract @Nullable String findDefect(E element);

  // The end operations that layouts implement.

  @Override
  public abstract @Nullable E peekFirst();

  @Override
  public abstract @Nullable E peekLast();

  /**
   * {@inheritDoc}
   *
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element
   */
  @Override
  public abstract void addFirst(E element);

  /**
   * {@inheritDoc}
   *
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element
   */
  @Override
  public abstract void addLast(E element);

  /**
   * Tells whether an object is an element of this very list, in O(1).
   *
   * @param object any object, or null
   * @return true if it is in this list; false if it is null, no element, not linked, or in another
   *     list
   */
  @Override
  public abstract boolean contains(@Nullable Object object);

  /**
   * Removes an element from this list, in O(1).
   *
   * @param object any object, or null
   * @return true if it was in this list; false, and nothing is changed, if it is null, no element,
   *     not linked, or in another list
   */
  @Override
  public abstract boolean remove(@Nullable Object object);

  // Neighbours.

  /**
   * Returns the element that follows another.
   *
   * @param element an element of this list
   * @return the following element, or null at the end
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public abstract @Nullable E next(E element);

  /**
   * Returns the element that precedes another.
   *
   * @param element an element of this list
   * @return the preceding element, or null at the start
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public abstract @Nullable E previous(E element);

  /**
   * Links an element directly before another.
   *
   * @param anchor an element of this list
   * @param element an element that is not linked
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   * @throws IllegalStateException if the element is already linked through this link, or is a
   *     shallow copy of a linked element
   */
  public abstract void insertBefore(E anchor, E element);

  /**
   * Links an element directly behind another.
   *
   * @param anchor an element of this list
   * @param element an element that is not linked
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   * @throws IllegalStateException if the element is already linked through this link, or is a
   *     shallow copy of a linked element
   */
  public abstract void insertAfter(E anchor, E element);

  /**
   * Removes an element and returns the one that followed it, as C++ lists do.
   *
   * @param element an element of this list
   * @return the element that followed, or null if it was the last
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public abstract @Nullable E erase(E element);

  // Moves.

  /**
   * Makes an element the first of this list, whichever list it was in, if any.
   *
   * @param element any element
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  public abstract void moveToFirst(E element);

  /**
   * Makes an element the last of this list, whichever list it was in, if any.
   *
   * @param element any element
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  public abstract void moveToLast(E element);

  /**
   * Moves an element directly before another, whichever list it was in, if any. Does nothing if
   * both are the same.
   *
   * @param anchor an element of this list
   * @param element any element
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  public abstract void moveBefore(E anchor, E element);

  /**
   * Moves an element directly behind another, whichever list it was in, if any. Does nothing if
   * both are the same.
   *
   * @param anchor an element of this list
   * @param element any element
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  public abstract void moveAfter(E anchor, E element);

  // Iteration.

  /**
   * Performs an action for each element, first to last.
   *
   * <p>The action may change this list in any way, by any route, and start further passes. An
   * element that left is not visited. Each element that stays is visited exactly once. The position
   * is directly behind the current element; once that has left, it is the gap where it was. What is
   * added behind the position is visited, what is put into the gap too. An element that leaves and
   * joins again, as every move does, counts as new: it is visited again if it lands ahead. If the
   * action throws, the pass ends and the exception passes on.
   *
   * <p>Allocates nothing, except that the first pass over a list, and a pass whose action removes
   * more elements at a time than any before, may grow a buffer that the list keeps.
   *
   * @param action what to do
   * @throws NullPointerException if the action is null
   */
  @Override
  public abstract void forEach(Consumer<? super E> action);

  /**
   * Returns an iterator over the elements, first to last.
   *
   * <p>It survives the removal of the element that it returned last, by any route, and of any other
   * element while that one stays. After an element was added or moved, or when both the element
   * that it returned last and the following one have left a list that is not empty, {@code next}
   * and {@code remove} throw {@link java.util.ConcurrentModificationException}. {@code remove} of
   * an element that already left is an {@link IllegalStateException}.
   *
   * <p>Allocates the iterator, which compiled code usually avoids.
   *
   * @return a new iterator
   */
  @Override
  public abstract Iterator<E> iterator();

  /**
   * Returns an iterator over the elements, last to first, with the guarantees of {@link
   * #iterator()}. Allocates the iterator.
   *
   * @return a new iterator
   */
  @Override
  public Iterator<E> descendingIterator() {
    return new DescendingIterator<>(this);
  }

  // The collection.

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final boolean isEmpty() {
    return size == 0;
  }

  /**
   * Unlinks every element. O(n), since each link forgets its list.
   *
   * <p>Nothing keeps an element linked to a list that is no longer used: an element can be added
   * elsewhere only after it has left.
   */
  @Override
  public abstract void clear();

  /**
   * Adds the elements of a collection at the end, one after the other. O(n).
   *
   * @param elements what to add
   * @return true if this list changed
   * @throws NullPointerException if the collection is null, or when a null element is reached; what
   *     came before it is in this list
   * @throws IllegalStateException when an element is reached that is already linked through this
   *     link, or is a shallow copy of a linked element; what came before it is in this list
   */
  @Override
  public boolean addAll(Collection<? extends E> elements) {
    boolean changed = false;
    for (E element : elements) {
      addLast(element);
      changed = true;
    }
    return changed;
  }

  /**
   * Adds an element at the end.
   *
   * @param element an element that is not linked
   * @return true
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element
   */
  @Override
  public boolean add(E element) {
    addLast(element);
    return true;
  }

  /**
   * Adds an element at the start unless it is already linked.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  @Override
  public final boolean offerFirst(E element) {
    if (holderOf(Objects.requireNonNull(element)) != null) {
      return false;
    }
    addFirst(element);
    return true;
  }

  /**
   * Adds an element at the end unless it is already linked.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of a linked element
   */
  @Override
  public final boolean offerLast(E element) {
    if (holderOf(Objects.requireNonNull(element)) != null) {
      return false;
    }
    addLast(element);
    return true;
  }

  /** {@inheritDoc} The same as {@link #offerLast}. */
  @Override
  public final boolean offer(E element) {
    return offerLast(element);
  }

  /** {@inheritDoc} The same as {@link #addFirst}. */
  @Override
  public final void push(E element) {
    addFirst(element);
  }

  @Override
  public @Nullable E pollFirst() {
    E first = peekFirst();
    if (first != null) {
      detach(first);
    }
    return first;
  }

  @Override
  public @Nullable E pollLast() {
    E last = peekLast();
    if (last != null) {
      detach(last);
    }
    return last;
  }

  @Override
  public final @Nullable E poll() {
    return pollFirst();
  }

  @Override
  public final @Nullable E peek() {
    return peekFirst();
  }

  @Override
  public final E getFirst() {
    return orFailIfEmpty(peekFirst());
  }

  @Override
  public final E getLast() {
    return orFailIfEmpty(peekLast());
  }

  @Override
  public final E removeFirst() {
    return orFailIfEmpty(pollFirst());
  }

  @Override
  public final E removeLast() {
    return orFailIfEmpty(pollLast());
  }

  @Override
  public final E remove() {
    return removeFirst();
  }

  @Override
  public final E element() {
    return getFirst();
  }

  @Override
  public final E pop() {
    return removeFirst();
  }

  /** {@inheritDoc} The same as {@link #remove(Object)}, since an element occurs once. */
  @Override
  public final boolean removeFirstOccurrence(@Nullable Object object) {
    return remove(object);
  }

  /** {@inheritDoc} The same as {@link #remove(Object)}, since an element occurs once. */
  @Override
  public final boolean removeLastOccurrence(@Nullable Object object) {
    return remove(object);
  }

  private E orFailIfEmpty(@Nullable E element) {
    if (element == null) {
      throw Misuse.empty(this);
    }
    return element;
  }

  // Proof.

  /**
   * Checks that every link is right: forwards, backwards, owners and size. O(n), allocates nothing
   * unless it fails.
   *
   * @throws IllegalStateException if the list is broken; the message says what is broken and where
   */
  public void checkInvariants() {
    int position = 0;
    E previous = null;
    for (E element = peekFirst(); element != null; element = after(element)) {
      if (position == size) {
        throw brokenAt(position, element, "there are more elements than the size, " + size);
      }
      if (before(element) != previous) {
        throw brokenAt(
            position,
            element,
            "its previous element is "
                + Misuse.nameOf(before(element))
                + " instead of "
                + Misuse.nameOf(previous));
      }
      String defect = findDefect(element);
      if (defect != null) {
        throw brokenAt(position, element, defect);
      }
      previous = element;
      position++;
    }
    if (position != size) {
      throw Misuse.broken(this, "its size is " + size + " but it has " + position + " elements");
    }
    if (peekLast() != previous) {
      throw Misuse.broken(
          this,
          "its last element is "
              + Misuse.nameOf(peekLast())
              + " but a walk ends at "
              + Misuse.nameOf(previous));
    }
  }

  private IllegalStateException brokenAt(int position, E element, String what) {
    return Misuse.broken(
        this, "at position " + position + ", element " + Misuse.nameOf(element) + ": " + what);
  }

  // What layouts and generated lists call.

  /** Counts an element that has just been linked. */
  protected final void arrived() {
    size++;
    arrivals++;
  }

  /**
   * Counts an element that is about to be unlinked and tells the passes that run.
   *
   * @param element the element that leaves
   * @param before the element before it, or null
   * @param after the element behind it, or null
   */
  protected final void departing(E element, @Nullable E before, @Nullable E after) {
    DepartureLog<E> log = passes;
    if (log != null) {
      log.record(element, before, after);
    }
    size--;
  }

  /** Counts that all elements are about to be unlinked and tells the passes that run. */
  protected final void allDeparting() {
    DepartureLog<E> log = passes;
    if (log != null) {
      log.recordAll();
    }
    size = 0;
  }

  /** How many elements ever joined this list, modulo 2<sup>32</sup>. */
  final int arrivals() {
    return arrivals;
  }

  /**
   * Starts a pass that follows every change; {@link #endPass} must follow in a finally block.
   *
   * @return what {@link #departures()} returns
   */
  protected final int beginPass() {
    DepartureLog<E> log = passes;
    if (log == null) {
      log = idlePasses;
      if (log == null) {
        log = new DepartureLog<>();
        idlePasses = log;
      }
      passes = log;
    }
    log.enter();
    return log.mark();
  }

  /**
   * Returns a number that changes when an element leaves while a pass runs.
   *
   * @return the number
   */
  protected final int departures() {
    DepartureLog<E> log = passes;
    return log == null ? 0 : log.mark();
  }

  /**
   * Returns the element that a pass visits next after elements have left.
   *
   * @param current the element last visited, which may have left
   * @param mark the number of {@link #departures()} before it was visited
   * @return the next element, or null at the end
   */
  protected final @Nullable E resume(E current, int mark) {
    DepartureLog<E> log = passes;
    E position = log == null ? current : log.replay(current, mark);
    return position == null ? peekFirst() : after(position);
  }

  /** Ends a pass. */
  protected final void endPass() {
    DepartureLog<E> log = passes;
    if (log != null && log.leave()) {
      passes = null;
    }
  }

  /**
   * Makes the exception for an element that cannot be linked here.
   *
   * @param element the element, which is linked or a copy
   * @return the exception to throw
   */
  protected final IllegalStateException cannotLink(E element) {
    IntrusiveList<E> holder = holderOf(element);
    return holder == null
        ? Misuse.copied(element, this)
        : Misuse.alreadyLinked(element, this, holder);
  }

  /**
   * Makes the exception for an element that names a position and is not in this list.
   *
   * @param anchor the element
   * @return the exception to throw
   */
  protected final IllegalArgumentException notHere(E anchor) {
    return Misuse.notHere(anchor, this);
  }
}
