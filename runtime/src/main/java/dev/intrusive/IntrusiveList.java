package dev.intrusive;

import dev.intrusive.generated.Position;
import dev.intrusive.internal.Naming;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.ListIterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A doubly linked list whose links live inside its elements.
 *
 * <p>The annotation processor generates one final subclass per {@link IntrusiveLink} name; nothing
 * else needs to extend this class. Elements are compared by identity. An element is in at most one
 * list per link, and in as many lists as it has links.
 *
 * <p><b>Ownership.</b> Each element refers to its list, so no operation can work on the wrong list.
 * Adding an element that is already linked through this link is refused with an {@link
 * IllegalStateException}. Removing or looking for an element of another list returns false. An
 * element that names a position and is not in this list is refused with an {@link
 * IllegalArgumentException}. Only the {@code move} operations remove an element from the list that
 * it was in. A shallow copy of a host counts as not linked, and linking it is an {@code
 * IllegalStateException}. Arguments are checked in the order null, positions, ownership, and a
 * refused operation changes nothing.
 *
 * <p><b>Cost.</b> Every operation is O(1) and allocates nothing, unless its description differs. A
 * list keeps no element alive after its removal. There is no limit to the number of lists.
 *
 * <p><b>User code.</b> If a comparator, predicate, consumer or disposer throws, every element is
 * still linked exactly once or was handed over, and the exception passes on. Where user code must
 * not change the list, a change is reported with a {@link
 * java.util.ConcurrentModificationException} after the user code has returned; the change stands
 * and nothing is lost.
 *
 * <p><b>Iteration.</b> {@link #forEach} is exact under every change made by its action. Its
 * position is directly after the current element. {@link #iterator()} follows removals. An iterator
 * <em>fails</em> if the list changed in a way that it cannot follow: its next call of {@code next}
 * or {@code remove} throws a {@link java.util.ConcurrentModificationException}. It never skips or
 * repeats an element silently. Each method documents its effect on both, for which a moved element
 * is removed and inserted. The loop {@code for (E e = list.peekFirst(); e != null; e =
 * list.next(e))} needs neither an action nor an iterator, for bodies that leave the current element
 * where it is. Each step checks that the element is in the list.
 *
 * <p><b>Threads.</b> A list belongs to one thread at a time, like {@link java.util.ArrayList}.
 * While none changes it, several threads may read it, by {@link #forEach}, too.
 *
 * <p><b>Nulls.</b> A null element is a {@link NullPointerException}, except that {@link #contains}
 * and {@link #remove(Object)} answer false.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IntrusiveList<E> extends TrackedCollection<E> implements Deque<E> {

  /** Creates an empty list. */
  protected IntrusiveList() {}

  @Override
  final String noun() {
    return "list";
  }

  // What a layout provides.

  /**
   * Returns the list that holds an element through the link of this list.
   *
   * @param element any element
   * @return the list, this one or another; null if the element is not linked
   * @throws IllegalArgumentException if the layout is indexed, and it is not an object of the pool
   * @throws IllegalStateException if the layout is indexed, and it is not live
   */
  protected abstract @Nullable IntrusiveList<E> listOf(E element);

  /**
   * Returns the element after another.
   *
   * @param element an element of this list, unchecked
   * @return the following element, or null at the end
   */
  protected abstract @Nullable E nextOf(E element);

  /**
   * Returns the element before another.
   *
   * @param element an element of this list, unchecked
   * @return the preceding element, or null at the start
   */
  protected abstract @Nullable E previousOf(E element);

  /**
   * Links an element before another.
   *
   * @param element the element
   * @param next an element of this list, unchecked, or null for the end
   * @throws IllegalStateException if the element is linked through this link, or is a shallow copy
   *     of a linked element
   */
  protected abstract void link(E element, @Nullable E next);

  /**
   * Unlinks an element.
   *
   * @param element an element of this list, unchecked
   */
  protected abstract void unlink(E element);

  /**
   * Takes a range out of a list and puts it before an element of this one. Only links and list
   * fields change; the caller has reported and counts.
   *
   * @param source the list that the range is in, of the same link; this one or another
   * @param first the first element of the range
   * @param last the last element of the range
   * @param next the element to be before, which is not in the range; null for the end
   * @return how many elements have changed lists
   */
  protected abstract int transfer(IntrusiveList<E> source, E first, E last, @Nullable E next);

  /**
   * Checks one element of this list. A layout first makes sure that the element can be asked for
   * its neighbours.
   *
   * @param element an element found by going through this list
   * @param previous the element from which it was found, or null
   * @return what is broken, or null if nothing is
   */
  protected @Nullable String findDefect(E element, @Nullable E previous) {
    E before = previousOf(element);
    if (before != previous) {
      return "its previous element is "
          + Misuse.nameOf(before)
          + " instead of "
          + Misuse.nameOf(previous);
    }
    IntrusiveList<E> list = listOf(element);
    return list == this ? null : "its list field refers to " + Misuse.listOrNone(list);
  }

  /**
   * Moves the positions that stand at an element of this list to one of its neighbours.
   *
   * @param element an element of this list
   * @param before the element before it, or null
   * @param after the element after it, or null
   */
  protected void leaveElement(E element, @Nullable E before, @Nullable E after) {
    leave(element, before, after);
  }

  /**
   * Compares two elements, and makes sure that the comparator has not changed this list.
   *
   * @param order how to compare
   * @param left an element
   * @param right another
   * @return true if the second is less than the first
   */
  protected final boolean descends(Comparator<? super E> order, E left, E right) {
    return Sorting.descends(this, order, left, right);
  }

  // Ends. Generated lists override what is hot, from here to the moves.

  /**
   * Returns the first element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public abstract @Nullable E peekFirst();

  /**
   * Returns the last element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public abstract @Nullable E peekLast();

  /**
   * Removes the first element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public abstract @Nullable E pollFirst();

  /**
   * Removes the last element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public abstract @Nullable E pollLast();

  /**
   * Links an element at the end.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element; iterators fail.
   *
   * <pre>{@code
   * queue.add(a); // last
   * System.out.println(queue.getLast() == a); // true
   * }</pre>
   *
   * @param element an element that is in no list of this link
   * @return true
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element, or this list is indexed and it is not
   *     live
   */
  @Override
  public boolean add(E element) {
    addLast(element);
    return true;
  }

  /**
   * Links an element at the start.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element only if no element is before its position; iterators fail.
   *
   * @param element an element that is in no list of this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element, or this list is indexed and it is not
   *     live
   */
  @Override
  public void addFirst(E element) {
    link(Objects.requireNonNull(element), peekFirst());
  }

  /**
   * Links an element at the end.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element; iterators fail.
   *
   * @param element an element that is in no list of this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element, or this list is indexed and it is not
   *     live
   */
  @Override
  public void addLast(E element) {
    link(Objects.requireNonNull(element), null);
  }

  /**
   * Links an element at the start unless it is already linked.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element only if no element is before its position; iterators fail.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  @Override
  public final boolean offerFirst(E element) {
    if (listOf(Objects.requireNonNull(element)) != null) {
      return false;
    }
    addFirst(element);
    return true;
  }

  /**
   * Links an element at the end unless it is already linked.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element; iterators fail.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  @Override
  public final boolean offerLast(E element) {
    if (listOf(Objects.requireNonNull(element)) != null) {
      return false;
    }
    addLast(element);
    return true;
  }

  /**
   * Returns whether an object is an element of this very list, in O(1).
   *
   * <p>Allocates nothing.
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
   * <p>Allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object any object, or null
   * @return true if it was in this list; false, and nothing is changed, if it is null, no element,
   *     not linked, or in another list
   */
  @Override
  public abstract boolean remove(@Nullable Object object);

  // What Deque has besides. If views shared it as defaults of an interface, javac would be slower
  // for each generated list.

  /**
   * Links an element at the end unless it is already linked, as {@link #offerLast} does.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element; iterators fail.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  @Override
  public final boolean offer(E element) {
    return offerLast(element);
  }

  /**
   * Links an element at the start, as {@link #addFirst} does.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element only if no element is before its position; iterators fail.
   *
   * @param element an element that is in no list of this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element, or this list is indexed and it is not
   *     live
   */
  @Override
  public final void push(E element) {
    addFirst(element);
  }

  /**
   * Returns the first element without removing it, as {@link #peekFirst} does.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public final @Nullable E peek() {
    return peekFirst();
  }

  /**
   * Removes the first element, as {@link #pollFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  public final @Nullable E poll() {
    return pollFirst();
  }

  /**
   * Returns the first element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E getFirst() {
    E element = peekFirst();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Returns the last element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E getLast() {
    E element = peekLast();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Returns the first element without removing it, as {@link #getFirst} does.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E element() {
    return getFirst();
  }

  /**
   * Removes the first element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E removeFirst() {
    E element = pollFirst();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Removes the last element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E removeLast() {
    E element = pollLast();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Removes the first element, as {@link #removeFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E remove() {
    return removeFirst();
  }

  /**
   * Removes the first element, as {@link #removeFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  public final E pop() {
    return removeFirst();
  }

  /**
   * Removes an element from this list, as {@link #remove(Object)} does, since it is here once.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object any object, or null
   * @return true if it was in this list
   */
  @Override
  public final boolean removeFirstOccurrence(@Nullable Object object) {
    return remove(object);
  }

  /**
   * Removes an element from this list, as {@link #remove(Object)} does, since it is here once.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object any object, or null
   * @return true if it was in this list
   */
  @Override
  public final boolean removeLastOccurrence(@Nullable Object object) {
    return remove(object);
  }

  // Neighbours.

  /**
   * Returns the element that follows another.
   *
   * <p>O(1), allocates nothing.
   *
   * <pre>{@code
   * for (Ticket each = queue.peekFirst(); each != null; each = queue.next(each)) {
   *   System.out.println(each);
   * }
   * }</pre>
   *
   * @param element an element of this list
   * @return the following element, or null at the end
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public @Nullable E next(E element) {
    requireHere(element);
    return nextOf(element);
  }

  /**
   * Returns the element that precedes another.
   *
   * <p>O(1), allocates nothing.
   *
   * @param element an element of this list
   * @return the preceding element, or null at the start
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public @Nullable E previous(E element) {
    requireHere(element);
    return previousOf(element);
  }

  /**
   * Links an element directly before another.
   *
   * <p>O(1), allocates nothing; O(n) in the worst case in the array layout. {@code forEach} visits
   * the element if it is after the position; iterators fail.
   *
   * @param anchor an element of this list
   * @param element an element that is not linked
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or this list is indexed and
   *     the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, or is a
   *     shallow copy of a linked element, or this list is indexed and it is not live
   */
  public void insertBefore(E anchor, E element) {
    Objects.requireNonNull(element);
    requireHere(anchor);
    link(element, anchor);
  }

  /**
   * Links an element directly after another.
   *
   * <p>O(1), allocates nothing; O(n) in the worst case in the array layout. {@code forEach} visits
   * the element if it is after the position; iterators fail.
   *
   * <pre>{@code
   * queue.add(a);
   * queue.insertAfter(a, b); // a, b
   * }</pre>
   *
   * @param anchor an element of this list
   * @param element an element that is not linked
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or this list is indexed and
   *     the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, or is a
   *     shallow copy of a linked element, or this list is indexed and it is not live
   */
  public void insertAfter(E anchor, E element) {
    Objects.requireNonNull(element);
    requireHere(anchor);
    link(element, nextOf(anchor));
  }

  /**
   * Removes an element and returns the one that followed it, as C++ lists do.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param element an element of this list
   * @return the element that followed, or null if it was the last
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public @Nullable E erase(E element) {
    requireHere(element);
    E next = nextOf(element);
    unlink(element);
    return next;
  }

  /**
   * Makes sure that an element is in a list, for the accessors to its neighbours.
   *
   * @param <L> the type of the list
   * @param list the list that it is in, or null
   * @param element the element
   * @param link the name of the link
   * @return the list
   * @throws IllegalArgumentException if it is in none
   */
  protected static <L> L requireHeld(@Nullable L list, Object element, String link) {
    if (list == null) {
      throw Misuse.inNone(element, link);
    }
    return list;
  }

  /**
   * Makes sure that there is an element, from whose fields a list is to read.
   *
   * @param <T> the type of the element
   * @param element the element
   * @return the element
   * @throws NullPointerException if it is null
   */
  protected static <T> T requireElement(@Nullable T element) {
    if (element == null) {
      throw new NullPointerException(
          "the element is null; a position in a list is named by an element of it");
    }
    return element;
  }

  // Moves.

  /**
   * Makes an element the first of this list, whichever list it was in, if any.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. For iterations the element is
   * removed and inserted; moving it to where it is does nothing.
   *
   * @param element any element
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  public void moveToFirst(E element) {
    relink(Objects.requireNonNull(element), peekFirst());
  }

  /**
   * Makes an element the last of this list, whichever list it was in, if any.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. For iterations the element is
   * removed and inserted; moving it to where it is does nothing.
   *
   * <pre>{@code
   * queue.moveToLast(a); // from wherever it was
   * }</pre>
   *
   * @param element any element
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  public void moveToLast(E element) {
    relink(Objects.requireNonNull(element), null);
  }

  /**
   * Moves an element directly before another, whichever list it was in, if any. Does nothing if it
   * is there already, or both are the same.
   *
   * <p>O(1), allocates nothing; O(n) in the worst case in the array layout. For iterations the
   * element is removed and inserted.
   *
   * @param anchor an element of this list
   * @param element any element
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or this list is indexed and
   *     the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  public void moveBefore(E anchor, E element) {
    Objects.requireNonNull(element);
    requireHere(anchor);
    if (anchor != element) {
      relink(element, anchor);
    }
  }

  /**
   * Moves an element directly after another, whichever list it was in, if any. Does nothing if it
   * is there already, or both are the same.
   *
   * <p>O(1), allocates nothing; O(n) in the worst case in the array layout. For iterations the
   * element is removed and inserted.
   *
   * @param anchor an element of this list
   * @param element any element
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or this list is indexed and
   *     the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  public void moveAfter(E anchor, E element) {
    Objects.requireNonNull(element);
    requireHere(anchor);
    if (anchor != element) {
      relink(element, nextOf(anchor));
    }
  }

  // Iteration.

  /**
   * Performs an action for each element, first to last.
   *
   * <p>The action may change this list in any way, by any route, and start another {@code forEach}.
   * Removed elements are not visited. Each element that stays is visited exactly once. The position
   * is directly after the current element; once that element has left, the position is its gap.
   * Elements added after the position, or into the gap, are visited. An element that leaves and
   * joins again, as every move does, counts as new: it is visited again if it lands ahead. If the
   * action throws, the iteration ends and the exception passes on.
   *
   * <p>This holds for the thread whose pass began first, and for the passes within it. While it
   * runs, others may only read, and their passes are loops with {@link #iterator()}.
   *
   * <p>Allocates one object of at most 32 bytes; in the array and indexed layouts only the first
   * call does, and the list keeps the object.
   *
   * <p>O(n).
   *
   * <pre>{@code
   * queue.forEach(each -> {
   *   if (each.priority == 0) {
   *     queue.remove(each); // or any other element
   *   }
   * });
   * }</pre>
   *
   * @param action what to do
   * @throws NullPointerException if the action is null
   */
  @Override
  public final void forEach(Consumer<? super E> action) {
    forEach(action, false);
  }

  @Override
  @SuppressWarnings("unchecked") // unless a layout overrides this, positions stand at elements
  protected void traverseDescending(Consumer<? super E> action, Position position) {
    E element = peekLast();
    while (element != null) {
      position.set(element);
      action.accept(element);
      E anchor = (E) position.get();
      element = anchor == null ? peekLast() : previousOf(anchor);
    }
  }

  @Override
  final Iterator<E> iterator(boolean isDescending) {
    return isDescending ? descendingIterator() : iterator();
  }

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
   * <p>O(1).
   *
   * @return a new iterator
   */
  @Override
  public abstract Iterator<E> iterator();

  /**
   * Returns an iterator over the elements, last to first, with the guarantees of {@link
   * #iterator()}. Allocates the iterator.
   *
   * <p>O(1).
   *
   * @return a new iterator
   */
  @Override
  public final Iterator<E> descendingIterator() {
    return new ListCursor<>(this, null, true);
  }

  // The collection.

  /**
   * Unlinks every element. O(n), since each link forgets its list.
   *
   * <p>Nothing keeps an element linked to a list that is no longer used: an element can be added
   * elsewhere only after it has left.
   *
   * <p>Allocates nothing. A {@code forEach} over this list ends, unless elements are added
   * afterwards; iterators are at their end.
   */
  @Override
  public abstract void clear();

  /**
   * Adds the elements of a collection at the end, one after the other. O(n). Allocates the iterator
   * of the collection and nothing else.
   *
   * <p>Each element is added as by {@link #addLast}, also for iterations.
   *
   * @param elements what to add
   * @return true if this list changed
   * @throws NullPointerException if the collection is null, or when a null element is reached; what
   *     came before it is in this list
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException when an element is reached that {@link #addLast} refuses; what
   *     came before it is in this list
   */
  @Override
  public boolean addAll(Collection<? extends E> elements) {
    return super.addAll(elements);
  }

  // Exchange.

  /**
   * Puts an element in the place of another, which leaves this list. A {@code forEach} whose
   * current element is replaced does not visit the fresh one. Does nothing if both are the same.
   *
   * <p>O(1), allocates nothing. {@code forEach} visits the fresh element if it is after the
   * position; iterators fail.
   *
   * @param old an element of this list
   * @param fresh an element that is not linked
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the old element is not in this list, or this list is
   *     indexed and the element is not of its pool
   * @throws IllegalStateException if the fresh element is another one that is already linked
   *     through this link, or is a shallow copy of a linked element, or this list is indexed and it
   *     is not live
   */
  public final void replace(E old, E fresh) {
    Objects.requireNonNull(fresh);
    requireHere(old);
    if (old != fresh) {
      replaceLinked(old, fresh);
    }
  }

  /**
   * Puts an element, which may not be free, in the place of an element of this list.
   *
   * @param old an element of this list
   * @param fresh another one
   */
  protected void replaceLinked(E old, E fresh) {
    insertBefore(old, fresh);
    leaveElement(old, fresh, fresh);
    unlink(old);
  }

  /**
   * Exchanges the places of two elements, also between two lists and if they are neighbours. For
   * iterations both leave and join again. Does nothing if both are the same.
   *
   * <p>O(1), allocates nothing.
   *
   * @param a an element of this list
   * @param b an element of any list of the same link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if {@code a} is not in this list
   * @throws IllegalStateException if {@code b} is in no list
   */
  public final void swap(E a, E b) {
    Objects.requireNonNull(b);
    requireHere(a);
    IntrusiveList<E> other = listOf(b);
    if (other == null) {
      throw Misuse.notLinked(b, this);
    }
    if (a != b) {
      enterChange();
      other.enterChange();
      leaveBoth(a, other, b);
      exchange(a, other, b);
      insertions++;
      other.insertions++;
    }
  }

  /** Moves the positions at two elements, of which the other does not stay either. */
  private void leaveBoth(E a, IntrusiveList<E> other, E b) {
    E beforeA = previousOf(a);
    E afterA = nextOf(a);
    E beforeB = other.previousOf(b);
    E afterB = other.nextOf(b);
    leaveElement(a, beforeA, afterA);
    other.leaveElement(b, beforeB == a ? beforeA : beforeB, afterB == a ? afterA : afterB);
  }

  /**
   * Exchanges the places of two elements in two lists, or in one; only links change.
   *
   * @param a an element of this list
   * @param other the list of the other element
   * @param b the other element
   */
  protected void exchange(E a, IntrusiveList<E> other, E b) {
    E afterA = nextOf(a);
    if (afterA == b) {
      transfer(this, b, b, a);
    } else {
      other.transfer(this, a, a, b);
      transfer(other, b, b, afterA);
    }
  }

  /**
   * Exchanges the elements of two lists, O(n + m). Does nothing with this list itself. For
   * iterations all elements leave and join.
   *
   * <p>Allocates nothing, except arrays in the array layout.
   *
   * @param other a list of the same link
   * @throws NullPointerException if the other list is null
   * @throws IllegalArgumentException if the other list is of another link
   */
  public final void swapContents(IntrusiveList<E> other) {
    requireSameLink(other);
    if (other == this) {
      return;
    }
    E last = peekLast();
    restartPositions();
    spliceLast(other);
    if (last != null) {
      other.move(this, getFirst(), last, null);
    }
  }

  // Splice.

  /**
   * Moves all elements of another list to the start of this one, in order. O(elements moved). Does
   * nothing with this list itself.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param source a list of the same link
   * @throws NullPointerException if the list is null
   * @throws IllegalArgumentException if the list is of another link
   */
  public final void spliceFirst(IntrusiveList<E> source) {
    requireSameLink(source);
    spliceAll(source, peekFirst());
  }

  /**
   * Moves all elements of another list to the end of this one, in order. O(elements moved). Does
   * nothing with this list itself.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param source a list of the same link
   * @throws NullPointerException if the list is null
   * @throws IllegalArgumentException if the list is of another link
   */
  public final void spliceLast(IntrusiveList<E> source) {
    requireSameLink(source);
    spliceAll(source, null);
  }

  /**
   * Moves all elements of another list directly before an element of this one, in order. O(elements
   * moved). Does nothing with this list itself.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param anchor an element of this list
   * @param source a list of the same link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or the list is of another
   *     link
   */
  public final void spliceBefore(E anchor, IntrusiveList<E> source) {
    Objects.requireNonNull(source);
    requireHere(anchor);
    requireSameLink(source);
    spliceAll(source, anchor);
  }

  /**
   * Moves all elements of another list directly after an element of this one, in order. O(elements
   * moved). Does nothing with this list itself.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param anchor an element of this list
   * @param source a list of the same link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, or the list is of another
   *     link
   */
  public final void spliceAfter(E anchor, IntrusiveList<E> source) {
    Objects.requireNonNull(source);
    requireHere(anchor);
    requireSameLink(source);
    spliceAll(source, nextOf(anchor));
  }

  /**
   * Moves a range of a list to the start of this one, in order. O(elements of the range); the list
   * may be this one.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param source a list of the same link
   * @param from the first element of the range
   * @param to the last element of the range
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the list is of another link, an end of the range is not in
   *     it, or {@code to} comes before {@code from}
   */
  public final void spliceFirst(IntrusiveList<E> source, E from, E to) {
    requireRange(source, from, to);
    move(source, from, to, peekFirst());
  }

  /**
   * Moves a range of a list to the end of this one, in order. O(elements of the range); the list
   * may be this one.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * <pre>{@code
   * queue.addAll(Arrays.asList(a, b, c));
   * urgent.spliceLast(queue, a, b); // both ends included; c stays
   * }</pre>
   *
   * @param source a list of the same link
   * @param from the first element of the range
   * @param to the last element of the range
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the list is of another link, an end of the range is not in
   *     it, or {@code to} comes before {@code from}
   */
  public final void spliceLast(IntrusiveList<E> source, E from, E to) {
    requireRange(source, from, to);
    move(source, from, to, null);
  }

  /**
   * Moves a range of a list directly before an element of this one, in order. O(elements of the
   * range); the list may be this one, and then nothing happens if the anchor lies in the range.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param anchor an element of this list
   * @param source a list of the same link
   * @param from the first element of the range
   * @param to the last element of the range
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, the other list is of
   *     another link, an end of the range is not in it, or {@code to} comes before {@code from}
   */
  public final void spliceBefore(E anchor, IntrusiveList<E> source, E from, E to) {
    requireNonNull(source, from, to);
    requireHere(anchor);
    requireRange(source, from, to);
    if (source != this || !isWithin(anchor, from, to)) {
      move(source, from, to, anchor);
    }
  }

  /**
   * Moves a range of a list directly after an element of this one, in order. O(elements of the
   * range); the list may be this one, and then nothing happens if the anchor lies in the range.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed from the source and inserted here.
   *
   * @param anchor an element of this list
   * @param source a list of the same link
   * @param from the first element of the range
   * @param to the last element of the range
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list, the other list is of
   *     another link, an end of the range is not in it, or {@code to} comes before {@code from}
   */
  public final void spliceAfter(E anchor, IntrusiveList<E> source, E from, E to) {
    requireNonNull(source, from, to);
    requireHere(anchor);
    requireRange(source, from, to);
    if (source != this || !isWithin(anchor, from, to)) {
      move(source, from, to, nextOf(anchor));
    }
  }

  // Cut.

  /**
   * Moves an element and all that follow it to the end of another list. O(elements moved). Does
   * nothing if the other list is this one.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed here and inserted into the other list.
   *
   * @param element the first element to move
   * @param into a list of the same link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the element is not in this list, or the other list is of
   *     another link
   */
  public final void splitBefore(E element, IntrusiveList<E> into) {
    Objects.requireNonNull(into);
    requireHere(element);
    requireSameLink(into);
    moveTail(element, into);
  }

  /**
   * Moves all that follows an element to the end of another list. O(elements moved). Does nothing
   * if the other list is this one.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations over either list, each
   * element is removed here and inserted into the other list.
   *
   * @param element the last element to stay
   * @param into a list of the same link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the element is not in this list, or the other list is of
   *     another link
   */
  public final void splitAfter(E element, IntrusiveList<E> into) {
    Objects.requireNonNull(into);
    requireHere(element);
    requireSameLink(into);
    moveTail(nextOf(element), into);
  }

  // Ranges.

  private static void requireNonNull(Object source, Object from, Object to) {
    Objects.requireNonNull(source);
    Objects.requireNonNull(from);
    Objects.requireNonNull(to);
  }

  /** Makes sure that a range is one, in a list of the same link. */
  private void requireRange(IntrusiveList<E> source, E from, E to) {
    requireNonNull(source, from, to);
    requireSameLink(source);
    source.requireHere(from);
    source.requireHere(to);
    if (!source.isWithin(to, from, null)) {
      throw Misuse.notARange(from, to, source);
    }
  }

  /**
   * Returns whether an element of this list lies in a range of it; null for the end of the list.
   *
   * @param element an element of this list
   * @param from the first element of the range
   * @param to the last one, or null
   * @return true if it does
   */
  protected boolean isWithin(E element, E from, @Nullable E to) {
    E each = from;
    while (each != null && each != element) {
      each = each == to ? null : nextOf(each);
    }
    return each != null;
  }

  private void spliceAll(IntrusiveList<E> source, @Nullable E next) {
    E first = source.peekFirst();
    if (source != this && first != null) {
      move(source, first, source.getLast(), next);
    }
  }

  private void moveTail(@Nullable E first, IntrusiveList<E> into) {
    if (into != this && first != null) {
      into.move(this, first, getLast(), null);
    }
  }

  /** Moves an element from wherever it is before an element of this list, or to the end. */
  private void relink(E element, @Nullable E next) {
    IntrusiveList<E> source = listOf(element);
    if (source == null) {
      link(element, next);
    } else {
      move(source, element, element, next); // nothing, if it is there
    }
  }

  /**
   * Moves a range of a list, which may be this one, before an element that is not in the range, or
   * to the end for null. A range that is already there stays and has not moved.
   *
   * @param source the list
   * @param from the first element of the range
   * @param to the last one
   * @param next the element to be before, or null
   */
  protected void move(IntrusiveList<E> source, E from, E to, @Nullable E next) {
    enterChange();
    source.enterChange();
    if (source == this && (next == from || next == nextOf(to))) {
      return;
    }
    if (source.isIterated()) {
      source.leaveAll(from, to);
    }
    int count = transfer(source, from, to, next);
    source.size -= count;
    size += count;
    insertions++;
  }

  private void leaveAll(E from, E to) {
    E before = previousOf(from);
    E after = nextOf(to);
    for (E element = from; element != null; element = element == to ? null : nextOf(element)) {
      leaveElement(element, before, after);
    }
  }

  // Order.

  /**
   * Sorts this list: stable, in place, not recursive. O(n log n) comparisons, at most n more than a
   * bottom-up merge sort makes; at most n if all neighbours are in order.
   *
   * <p>The list is whole whenever the comparator is called. If the comparator throws, all elements
   * are still in the list, in some order. For iterations, an element that is moved leaves and joins
   * again.
   *
   * <p>The sort is the bottom-up merge sort of Knuth, The Art of Computer Programming, volume 3,
   * section 5.2.4.
   *
   * <p>Allocates nothing, except in the array layout, which allocates what {@link
   * java.util.ArrayList} allocates to sort.
   *
   * @param order how to compare, or null for the natural order of the elements
   * @throws ClassCastException if the order is null and elements are not comparable to each other
   * @throws java.util.ConcurrentModificationException if the comparator changed this list
   */
  public final void sort(@Nullable Comparator<? super E> order) {
    sortLinks(Sorting.orNatural(order));
  }

  /**
   * Sorts the elements: stable.
   *
   * @param order how to compare
   */
  protected void sortLinks(Comparator<? super E> order) {
    Sorting.sort(this, order);
  }

  /**
   * Moves all elements of another list into this one, so that it is sorted if both were: stable,
   * those of this list first. O(n + m). Does nothing with this list itself.
   *
   * <p>Each element is in one of the two lists whenever the comparator is called, and stays so if
   * it throws.
   *
   * <p>Allocates nothing, except arrays in the array layout. For iterations, each element is
   * removed from the other list and inserted here.
   *
   * @param source a list of the same link
   * @param order how to compare, or null for the natural order of the elements
   * @throws NullPointerException if the list is null
   * @throws IllegalArgumentException if the list is of another link
   * @throws ClassCastException if the order is null and elements are not comparable to each other
   * @throws java.util.ConcurrentModificationException if the comparator changed one of the lists
   */
  public final void merge(IntrusiveList<E> source, @Nullable Comparator<? super E> order) {
    requireSameLink(source);
    if (source != this) {
      mergeLinks(source, Sorting.orNatural(order));
    }
  }

  /**
   * Moves the elements of another list here, in order.
   *
   * @param source the other list, which is sorted like this one
   * @param order how to compare
   */
  protected void mergeLinks(IntrusiveList<E> source, Comparator<? super E> order) {
    Sorting.merge(this, source, order);
  }

  /**
   * Reverses the order of the elements. O(n). Allocates nothing, except an array in the array
   * layout. For iterations all but one are moved.
   */
  public void reverse() {
    E pivot = peekFirst();
    for (int rest = size - 1; pivot != null && rest > 0; rest--) {
      E next = nextOf(pivot);
      if (next != null) { // it is null only if a slot was written by hand
        move(this, next, next, peekFirst());
      }
    }
  }

  /**
   * Rotates the elements as {@link java.util.Collections#rotate} does: the element at index {@code
   * i} comes to index {@code (i + distance) mod n}. O(min(distance, n - distance)) after reduction
   * modulo n. For iterations, the elements that come to the end are moved.
   *
   * <p>Allocates nothing, except an array in the array layout.
   *
   * @param distance how far; may be negative or larger than the list
   */
  public final void rotate(int distance) {
    int size = size();
    if (size > 0) {
      int first = (size - Math.floorMod(distance, size)) % size;
      boolean isBehind = first > size / 2;
      E element = isBehind ? getLast() : getFirst();
      for (int steps = isBehind ? size - 1 - first : first; steps > 0; steps--) {
        element = Objects.requireNonNull(isBehind ? previousOf(element) : nextOf(element));
      }
      rotateToFirst(element);
    }
  }

  /**
   * Rotates the elements so that one of them comes first: those before it move to the end, in
   * order. O(1), or O(elements moved) while a {@code forEach} runs, for which they leave and join.
   *
   * <p>Allocates nothing; in the array layout it is O(n) and allocates an array.
   *
   * @param element an element of this list
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public final void rotateToFirst(E element) {
    requireHere(element);
    E before = previousOf(element);
    if (before != null) {
      move(this, getFirst(), before, null);
    }
  }

  /**
   * Inserts an element into a sorted list, after those that it equals. Searches from the end: O(n),
   * and O(1) for elements that arrive in order. Allocates nothing. In a list that is not sorted,
   * the element comes after the last one that is not greater.
   *
   * <p>{@code forEach} visits the element if it is after the position; iterators fail.
   *
   * <pre>{@code
   * queue.insertSorted(a, Comparator.comparing(each -> each.priority));
   * }</pre>
   *
   * @param element an element that is in no list of this link
   * @param order how to compare, or null for the natural order of the elements
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is in a list of this link, or cannot be linked as
   *     for {@link #add}
   * @throws IllegalArgumentException if this is an indexed list and the element is not of its pool
   * @throws ClassCastException if the order is null and elements are not comparable to each other
   * @throws java.util.ConcurrentModificationException if the comparator changed this list; then,
   *     and if the comparator throws, the element is not inserted
   */
  public final void insertSorted(E element, @Nullable Comparator<? super E> order) {
    Objects.requireNonNull(element);
    if (listOf(element) != null) {
      throw cannotLink(element);
    }
    Sorting.insert(this, element, Sorting.orNatural(order));
  }

  /**
   * Returns whether no element is greater than the one after it. O(n).
   *
   * <p>Allocates nothing.
   *
   * @param order how to compare, or null for the natural order of the elements
   * @return true if this list is sorted
   * @throws ClassCastException if the order is null and elements are not comparable to each other
   * @throws java.util.ConcurrentModificationException if the comparator changed this list
   */
  public final boolean isSorted(@Nullable Comparator<? super E> order) {
    return Sorting.isSorted(this, Sorting.orNatural(order));
  }

  // Bulk removal.

  /**
   * Removes the elements that satisfy a predicate. O(n). If the predicate throws, the elements
   * accepted before are removed and the others stay.
   *
   * <p>Allocates nothing, except small objects in the array layout. {@code forEach} does not visit
   * removed elements.
   *
   * @param filter which elements to remove
   * @return true if an element was removed
   * @throws NullPointerException if the filter is null
   * @throws java.util.ConcurrentModificationException if the filter changed this list
   */
  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    return removeIf(filter, element -> {}) > 0;
  }

  /**
   * Removes the elements that satisfy a predicate and passes each to a disposer once it has left.
   * O(n). If the predicate or the disposer throws, the elements handed over are removed and the
   * others stay.
   *
   * <p>Allocates nothing, except small objects in the array layout. {@code forEach} does not visit
   * removed elements.
   *
   * <pre>{@code
   * queue.removeIf(each -> each.priority > 2, urgent::add);
   * }</pre>
   *
   * @param filter which elements to remove
   * @param disposer what to do with a removed element; it may link it elsewhere
   * @return how many elements were removed
   * @throws NullPointerException if an argument is null
   * @throws java.util.ConcurrentModificationException if the filter or the disposer changed this
   *     list
   */
  public final int removeIf(Predicate<? super E> filter, Consumer<? super E> disposer) {
    Objects.requireNonNull(filter);
    Objects.requireNonNull(disposer);
    return removeLinks(filter, disposer);
  }

  /**
   * Removes the elements that satisfy a predicate, and returns how many.
   *
   * @param filter which elements to remove
   * @param disposer what to do with a removed element
   * @return how many were removed
   */
  protected int removeLinks(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int before = size;
    long changes = changes();
    E element = peekFirst();
    while (element != null) {
      boolean accepted = filter.test(element);
      requireUnchanged(changes);
      E next = nextOf(element);
      if (accepted) {
        unlink(element);
        changes = changes();
        disposer.accept(element);
        requireUnchanged(changes);
      }
      element = next;
    }
    return before - size;
  }

  /**
   * Removes each element that duplicates the one before it; the first of a run stays. O(n). If the
   * predicate throws, the elements accepted before are removed and the others stay.
   *
   * <p>Allocates nothing. {@code forEach} does not visit removed elements.
   *
   * @param duplicates whether its second argument duplicates the first, which stays
   * @return how many elements were removed
   * @throws NullPointerException if the predicate is null
   * @throws java.util.ConcurrentModificationException if the predicate changed this list
   */
  public final int removeAdjacentDuplicates(BiPredicate<? super E, ? super E> duplicates) {
    Objects.requireNonNull(duplicates);
    int before = size;
    E kept = peekFirst();
    E candidate = kept == null ? null : nextOf(kept);
    while (kept != null && candidate != null) {
      long changes = changes();
      boolean duplicate = duplicates.test(kept, candidate);
      requireUnchanged(changes);
      E next = nextOf(candidate);
      if (duplicate) {
        unlink(candidate);
      } else {
        kept = candidate;
      }
      candidate = next;
    }
    return before - size;
  }

  /**
   * Removes elements from the front and passes each to a consumer once it has left, at most as many
   * as there are at the start. O(elements). The consumer may change this list in any way, and link
   * the element again. If it throws, the elements handed over are removed and the others stay.
   *
   * <p>Allocates nothing. Iterations follow as for {@link #pollFirst}.
   *
   * <pre>{@code
   * int handled = queue.drain(each -> System.out.println(each));
   * }</pre>
   *
   * @param consumer what to do with an element
   * @return how many elements were handed over
   * @throws NullPointerException if the consumer is null
   */
  @Override
  public final int drain(Consumer<? super E> consumer) {
    Objects.requireNonNull(consumer);
    int limit = size();
    int drained = 0;
    while (drained < limit) {
      E element = pollFirst();
      if (element == null) {
        break;
      }
      drained++;
      consumer.accept(element);
    }
    return drained;
  }

  // Views.

  /**
   * Returns a view of this list in reverse order. Changes to one show in the other. Allocates the
   * view.
   *
   * <p>O(1).
   *
   * @return the view
   */
  @SuppressWarnings("MissingOverride") // of Deque, from Java 21 on
  public final Deque<E> reversed() {
    return new ReversedList<>(this);
  }

  /**
   * Returns a view of this list that refuses changes with {@link UnsupportedOperationException}.
   * Changes to this list show in it. From Java 21 on its {@code reversed()} refuses them, too.
   * Allocates the view.
   *
   * <p>O(1).
   *
   * @return the view
   */
  public final Deque<E> unmodifiable() {
    return new UnmodifiableDeque<>(this, false);
  }

  /**
   * Returns a list iterator that stands before the first element, with the guarantees of {@link
   * #iterator()} in both directions. Its indexes are counted on demand, O(n). {@code add} and
   * {@code set} refuse what {@link #insertBefore} and {@link #replace} refuse. Allocates the
   * iterator.
   *
   * <p>O(1).
   *
   * @return a new iterator
   */
  public final ListIterator<E> listIterator() {
    return new ListCursor<>(this, peekFirst(), false);
  }

  /**
   * Returns a list iterator that stands before an element, which the first {@code next} returns.
   * Allocates the iterator.
   *
   * <p>O(1).
   *
   * <pre>{@code
   * queue.add(a);
   * ListIterator<Ticket> cursor = queue.listIterator(a);
   * cursor.add(b); // b, a
   * }</pre>
   *
   * @param at an element of this list
   * @return a new iterator
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this list
   */
  public final ListIterator<E> listIterator(E at) {
    requireHere(at);
    return new ListCursor<>(this, at, false);
  }

  /**
   * Returns a spliterator over the elements: ordered, sized, non-null and bound when it is first
   * used. It reports changes as {@link #iterator()} does. Allocates the spliterator.
   *
   * <p>O(1).
   *
   * @return a new spliterator
   */
  @Override
  public final Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
  }

  // Proof.

  /**
   * Checks that every link is right: forwards, backwards, the list of each element, and the size.
   * O(n), allocates nothing unless it fails.
   *
   * @throws IllegalStateException if the list is broken; the message names what is broken and where
   */
  public void checkInvariants() {
    int size = size();
    int position = 0;
    E previous = null;
    for (E element = peekFirst(); element != null; element = nextOf(element)) {
      String defect =
          position == size
              ? "there are more elements than the size, " + size
              : findDefect(element, previous);
      if (defect != null) {
        throw broken(
            "at position " + position + ", element " + Misuse.nameOf(element) + ": " + defect);
      }
      previous = element;
      position++;
    }
    if (position != size) {
      throw broken("its size is " + size + " but it has " + Naming.count(position, "element"));
    }
    if (peekLast() != previous) {
      throw broken(
          "its last element is "
              + Misuse.nameOf(peekLast())
              + " but going forwards ends at "
              + Misuse.nameOf(previous));
    }
  }

  // What layouts and generated lists call.

  /**
   * Makes the exception for an element that cannot be linked here.
   *
   * @param element the element, which is linked or a copy
   * @return the exception to throw
   */
  protected final IllegalStateException cannotLink(E element) {
    IntrusiveList<E> holder = listOf(element);
    return holder == null
        ? Misuse.copied(element, this)
        : Misuse.alreadyLinked(element, this, holder);
  }

  /** Makes sure that an element is in this list. */
  final void requireHere(E anchor) {
    if (!contains(Objects.requireNonNull(anchor))) {
      throw notHere(anchor);
    }
  }

  /**
   * Makes sure that elements can move between another list and this one.
   *
   * @param other the other list
   * @throws IllegalArgumentException if it uses another link
   */
  protected void requireSameLink(IntrusiveList<E> other) {
    if (other.getClass() != getClass()) {
      throw Misuse.otherLink(other, this);
    }
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
