package dev.intrusive;

import dev.intrusive.generated.Position;
import dev.intrusive.internal.Naming;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A priority queue whose elements know their indexes, so that removing an element, or restoring the
 * order after its key changed, needs no search.
 *
 * <p>The annotation processor generates one final subclass per {@link HeapLink} name; nothing else
 * needs to extend this class. The head of the heap is a least element: by the {@link IntrusiveKey}
 * of its name, otherwise by the comparator given to the constructor, otherwise by natural order.
 * Among equals, any may come first. The heap is 4-ary and lies in one array.
 *
 * <p><b>Ownership.</b> Elements are compared by identity. An element is in at most one heap per
 * link. Adding an element of this heap or another one is refused with an {@link
 * IllegalStateException}. Removing an element of another heap, or looking for it, returns false.
 * Updating it is refused with an {@link IllegalArgumentException}. {@link #moveHere} removes an
 * element from the heap that it was in. A shallow copy of an element is not in the heap, and adding
 * it is an {@code IllegalStateException}. Arguments are checked first, and a refused operation
 * changes nothing.
 *
 * <p><b>Cost.</b> Each method documents its cost. The array doubles when it is full and never
 * shrinks; nothing else is allocated unless a method documents it. A heap keeps no element alive
 * that has left it.
 *
 * <p><b>Keys.</b> After the key of an element changed, {@link #update} must be called. Until then
 * the order is undefined, and nothing else: removal, iteration and ownership stay right. A heap
 * that is ordered by keys has a copy of each. A key method is called when an element is added or
 * updated, before anything changes, and not when elements are compared.
 *
 * <p><b>User code.</b> A comparator or a predicate may throw, and must not change the heap: a
 * change is reported with a {@link java.util.ConcurrentModificationException}. In either case every
 * element is still in the heap or was handed over. {@link #add} and {@link #poll} have changed
 * nothing then. A removal by element always succeeds, and {@link #update} leaves the element in the
 * heap: if they fail, the exception passes on and the order is <em>lost</em>. It is restored, in
 * O(n), by the next operation that compares elements.
 *
 * <p><b>Iteration.</b> {@link #forEach} is exact under every removal. While it runs, no element
 * changes its index or takes that of a removed one, and every addition needs a new index. After its
 * action has added, removed or updated an element, {@link #peek} and {@link #poll} take O(n) until
 * the outermost {@code forEach} ends, which restores the order in O(n). {@link #iterator()} follows
 * the removal of the current element. After any other change it <em>fails</em>: its next call
 * throws a {@link java.util.ConcurrentModificationException}.
 *
 * <p><b>Threads.</b> A heap belongs to one thread at a time, like {@link java.util.PriorityQueue}.
 * While none changes it, several threads may read it, by {@link #forEach}, too; {@link #peek} is a
 * change if the order is lost.
 *
 * <p><b>Nulls.</b> A null element is a {@link NullPointerException}, except that {@link #contains}
 * and {@link #remove(Object)} return false.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IntrusiveHeap<E> extends TrackedCollection<E> implements Queue<E> {

  /** What virtual machines allow. */
  private static final int LARGEST_CAPACITY = Integer.MAX_VALUE - 8;

  /** The end of the indexes in use: the size and, while the order is lost, the empty ones. */
  protected int end;

  /** {@link #disorder} while no index is empty and no element comes before its parent. */
  private static final int NOWHERE = -2;

  /** {@link #disorder} while the order may be wrong anywhere, and indexes may be empty. */
  private static final int EVERYWHERE = -1;

  /** Where the order is lost: at one index, {@link #EVERYWHERE} or {@link #NOWHERE}. */
  private int disorder = NOWHERE;

  /** How many keys debug mode looks at before the head is taken. */
  private static final int MOST_CHECKED = 1_000;

  /** The position of outermost iterations, which leads to those within; null until the first. */
  private @Nullable Position kept;

  /** Creates an empty heap. */
  protected IntrusiveHeap() {}

  // What generated heaps and layouts provide.

  /**
   * Returns the natural order, for generated heaps of comparable elements.
   *
   * @param <E> the type of the elements
   * @return the order
   */
  @SuppressWarnings("unchecked") // what is not comparable is a ClassCastException
  protected static <E> Comparator<? super E> naturalOrder() {
    return (Comparator<? super E>) Comparator.naturalOrder();
  }

  @Override
  final String noun() {
    return "heap";
  }

  /**
   * Returns whether an element comes before another, by the keys that this heap keeps or by its
   * comparator.
   *
   * @param a the index of an element
   * @param b the index of another element
   * @return true if it does; false if any of them may come first
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap
   */
  protected abstract boolean precedes(int a, int b);

  /**
   * Returns the heap that holds an element through the link of this heap.
   *
   * @param element any element
   * @return the heap, this one or another; null if the element is in none
   */
  protected abstract @Nullable IntrusiveHeap<E> heapOf(E element);

  /**
   * Puts an element in order with those below it, which are in order.
   *
   * @param index the index of the element
   */
  protected abstract void siftDown(int index);

  /**
   * The index that an element stores.
   *
   * @param element an element of this heap
   * @return its index
   */
  protected abstract int indexOf(E element);

  /**
   * The element at an index, null if the index is empty or not in use.
   *
   * @param index an index
   * @return the element, or null
   */
  protected abstract @Nullable E elementAt(int index);

  /**
   * The present key of an element, of heaps that keep keys.
   *
   * @param element the element
   * @return its key, 0 in heaps that keep none
   */
  protected long keyOf(E element) {
    return 0;
  }

  /**
   * Stores that a free element is in this heap, at an index, and counts it.
   *
   * @param element the element
   * @param key its key, any number if this heap keeps none
   * @param index an empty index
   */
  protected abstract void link(E element, long key, int index);

  /**
   * Stores that an element is in no heap, and counts that by {@link #beforeUnlink}. The last
   * element may have to take its index.
   *
   * @param element an element of this heap
   * @return the element that takes the index, null if the index or the last one is empty now
   */
  protected abstract @Nullable E detach(E element);

  /**
   * Moves the element at an index to another, which is empty.
   *
   * @param from the index of the element
   * @param to an empty index
   */
  protected abstract void shift(int from, int to);

  /**
   * How many indexes the array has.
   *
   * @return how many
   */
  protected abstract int capacity();

  /** Makes the array larger. */
  protected abstract void grow();

  /**
   * The capacity after another.
   *
   * @param capacity a capacity
   * @return a larger one
   */
  protected static int grown(int capacity) {
    if (capacity == LARGEST_CAPACITY) {
      throw new OutOfMemoryError("a heap cannot have more than " + capacity + " elements");
    }
    return capacity > LARGEST_CAPACITY >> 1 ? LARGEST_CAPACITY : capacity << 1;
  }

  // Order.

  /**
   * Restores the order if it was lost, unless this heap is iterated.
   *
   * @return true if the order is right, and a change has to keep it; false during an iteration
   */
  protected final boolean ensureOrdered() {
    return ensureOrdered(-1);
  }

  /**
   * Restores the order if it was lost, unless this heap is iterated.
   *
   * @param changed the index of an element whose key has changed since, or -1
   * @return true if the order is right but for that element, and a change has to keep it; false
   *     during an iteration
   */
  protected final boolean ensureOrdered(int changed) {
    if (isIterated()) {
      return false;
    }
    if (disorder != NOWHERE) {
      restoreOrder(changed);
    }
    return true;
  }

  /** Notes that the order is right. */
  protected final void markOrdered() {
    disorder = NOWHERE;
  }

  private void restoreOrder(int changed) {
    int wrong = disorder;
    beforeReorder();
    if (wrong == EVERYWHERE) {
      closeHoles();
      for (int index = (size - 2) >> 2; index >= 0; index--) {
        siftDown(index);
      }
    } else {
      if (changed < 0) {
        disorder = wrong; // even if a comparator throws
      }
      siftDownFrom(wrong);
      siftDownFrom(changed);
    }
    disorder = NOWHERE;
  }

  /** Puts the element at an index, if there is one, and all above it in order with those below. */
  private void siftDownFrom(int index) {
    for (int each = index; each >= 0; each = (each - 1) >> 2) {
      siftDown(each);
    }
  }

  /** Lets the last elements fill the empty indexes. */
  private void closeHoles() {
    int hole = 0;
    while (end > size) {
      E last = elementAt(end - 1);
      if (last != null) {
        while (elementAt(hole) != null) {
          hole++;
        }
        shift(end - 1, hole);
      }
      end--;
    }
  }

  // Changes of generated heaps.

  /**
   * Makes room for an element that is about to be added at the end. So an iteration, which ends
   * where the heap ended when it began, does not visit it.
   *
   * @return its index
   */
  protected final int makeRoom() {
    enterChange();
    if (end == capacity()) {
      grow();
    }
    return end;
  }

  /**
   * Counts an element that is about to be added at the end, by which the order is lost until {@link
   * #markOrdered}.
   *
   * @param index the index that {@link #makeRoom} has returned
   */
  protected final void beforeLink(int index) {
    disorder = EVERYWHERE;
    end = index + 1;
    size++;
    insertions++;
  }

  /**
   * Counts that an element is about to be removed, and returns the index that is to become empty.
   * That is the last one, whose element then has to take the index of the removed one, by which the
   * order is lost until {@link #markOrdered}. While a pass runs or the order is lost, it is the
   * index of the removed element itself.
   *
   * @param index the index of the element
   * @return the index that is to become empty
   */
  protected final int beforeUnlink(int index) {
    enterChange();
    size--;
    if (disorder != NOWHERE || isIterated()) {
      disorder = EVERYWHERE;
      return index;
    }
    end--;
    disorder = index == end ? NOWHERE : index;
    return end;
  }

  /** Counts that elements may change their indexes, and that the order is lost until then. */
  protected final void beforeReorder() {
    enterChange();
    insertions++;
    disorder = EVERYWHERE;
  }

  /**
   * Makes the exception for an element that is to be updated and is not here.
   *
   * @param element the element
   * @return the exception to throw
   */
  protected final IllegalArgumentException notHere(E element) {
    return Misuse.notHere(
        element, this, "only an element of the heap can be updated: add it, or use moveHere");
  }

  /**
   * Makes the exception for an element that is not free.
   *
   * @param element the element
   * @return the exception to throw
   */
  protected final IllegalStateException cannotLink(E element) {
    IntrusiveHeap<E> holder = heapOf(element);
    return holder == null
        ? Misuse.copied(element, this)
        : Misuse.alreadyLinked(element, this, holder);
  }

  // Changes while a pass runs or the order is lost.

  /**
   * Adds an element without regard to the order.
   *
   * @param element a free element
   * @param key its key, any number if this heap keeps none
   */
  protected final void linkAnywhere(E element, long key) {
    link(element, key, makeRoom());
  }

  @Override
  @SuppressWarnings("unchecked") // the element is here
  final void drop(Object element) {
    detach((E) element);
  }

  /** Removes an element without regard to the order: its index becomes empty. */
  private void unlinkAnywhere(E element) {
    disorder = EVERYWHERE;
    detach(element);
  }

  /**
   * Removes a least element while a {@code forEach} runs. O(n) if the heap has changed since the
   * {@code forEach} began.
   *
   * @return the element, or null if this heap is empty
   */
  protected final @Nullable E pollAnywhere() {
    E least = peek();
    if (least != null) {
      unlinkAnywhere(least);
    }
    return least;
  }

  private @Nullable E findLeast() {
    int least = -1;
    for (int index = 0; index < end; index++) {
      if (elementAt(index) != null && (least < 0 || precedes(index, least))) {
        least = index;
      }
    }
    return least < 0 ? null : elementAt(least);
  }

  /**
   * Returns whether the key of an element has changed since it was added or updated, of heaps that
   * keep keys.
   *
   * @param index the index of an element
   * @return true if it has
   */
  protected boolean hasChangedKey(int index) {
    return false;
  }

  /**
   * In debug mode, makes sure that no update was forgotten, of which the head of this heap would be
   * wrong. Of a large heap only some elements are looked at.
   */
  protected final void checkKeys() {
    if (DebugMode.ENABLED) {
      for (int index = 0; index < Math.min(end, MOST_CHECKED); index++) {
        E element = elementAt(index);
        if (element != null) {
          requireKey(element, index);
        }
      }
    }
  }

  private void requireKey(E element, int index) {
    if (hasChangedKey(index)) {
      throw Misuse.updateForgotten(element, this);
    }
  }

  // The queue.

  /**
   * Returns the comparator that orders this heap. O(1), allocates nothing.
   *
   * @return the comparator, or null if a key or the natural order of the elements does
   */
  public abstract @Nullable Comparator<? super E> comparator();

  /**
   * Makes sure that there is a comparator.
   *
   * @param <C> the type of the comparator
   * @param order the comparator
   * @return the comparator
   * @throws NullPointerException if it is null
   */
  protected static <C> C requireOrder(@Nullable C order) {
    if (order == null) {
      throw new NullPointerException(
          "the comparator of a heap is null; give it one, or a key by @IntrusiveKey");
    }
    return order;
  }

  /**
   * Returns a comparator that a user has given.
   *
   * @param <E> the type of the elements
   * @param order what orders the heap
   * @return the comparator, or null if it is that of the natural order
   */
  protected static <E> @Nullable Comparator<? super E> unlessNatural(Comparator<? super E> order) {
    return order == IntrusiveHeap.<E>naturalOrder() ? null : order;
  }

  /**
   * Adds an element. O(log n); O(1) while {@link #forEach} runs.
   *
   * @param element an element that is in no heap of this link
   * @return true
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is in a heap of this link, this one or another, is
   *     a shallow copy of an element of a heap or, in the indexed layout, is not live
   * @throws IllegalArgumentException if this heap is indexed and the element is not of its pool
   * @throws ClassCastException if elements are in natural order and cannot be compared
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap; then,
   *     and if the comparator throws, the element is not added
   */
  @Override
  public abstract boolean add(E element);

  /**
   * Adds an element unless it is in a heap of this link. O(log n).
   *
   * <p>Allocates a larger array if the heap grows. {@code forEach} may visit the element or not;
   * iterators fail.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is in a heap of this link, this one or
   *     another
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of an element of a heap or, in
   *     the indexed layout, is not live
   * @throws IllegalArgumentException if this heap is indexed and the element is not of its pool
   * @throws ClassCastException if elements are in natural order and cannot be compared
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap; then,
   *     and if the comparator throws, the element is not added
   */
  @Override
  public final boolean offer(E element) {
    return heapOf(Objects.requireNonNull(element)) == null && add(element);
  }

  /**
   * Returns a least element without removing it. O(1); O(n) if the order is lost, or was changed
   * during a {@link #forEach} that runs.
   *
   * @return the element, or null if this heap is empty
   */
  @Override
  public final @Nullable E peek() {
    checkKeys();
    return disorder == NOWHERE || ensureOrdered() ? elementAt(0) : findLeast();
  }

  /**
   * Removes a least element. O(log n); O(n) if the order is lost, or was changed during a {@link
   * #forEach} that runs.
   *
   * @return the element, or null if this heap is empty
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap; then,
   *     and if the comparator throws, nothing is removed
   */
  @Override
  public abstract @Nullable E poll();

  /**
   * Returns a least element without removing it, as {@link #peek} does.
   *
   * <p>O(1), or O(n) as {@link #peek}.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this heap is empty
   */
  @Override
  public final E element() {
    return orFailIfEmpty(peek());
  }

  /**
   * Removes a least element, as {@link #poll} does.
   *
   * <p>O(log n).
   *
   * <p>Allocates nothing. {@code forEach} does not visit the element any more; iterators follow if
   * it is their current element.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this heap is empty
   */
  @Override
  public final E remove() {
    return orFailIfEmpty(poll());
  }

  private E orFailIfEmpty(@Nullable E element) {
    if (element == null) {
      throw Misuse.empty(this);
    }
    return element;
  }

  /**
   * Returns whether an object is an element of this very heap. O(1).
   *
   * @param object any object, or null
   * @return true if it is in this heap; false if it is null, no element, or in another heap
   */
  @Override
  public abstract boolean contains(@Nullable Object object);

  /**
   * Removes an element. O(log n); O(1) while {@link #forEach} runs. If the comparator throws or
   * changes this heap, the element has left, and the exception passes on.
   *
   * @param object any object, or null
   * @return true if it was in this heap; false, and nothing is changed, if it is null, no element,
   *     or in another heap
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap
   */
  @Override
  public abstract boolean remove(@Nullable Object object);

  /**
   * Restores the order after the key of an element changed. O(log n); O(1) while {@link #forEach}
   * runs. If the comparator throws or changes this heap, the element stays in it, and the next
   * operation that compares restores the order.
   *
   * @param element an element of this heap
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if the element is not in this heap
   * @throws java.util.ConcurrentModificationException if the comparator changed this heap
   */
  public abstract void update(E element);

  /**
   * Moves an element to this heap from whichever heap of this link it is in, if any; in this heap,
   * updates it. O(log n). If a comparator throws after the element has left the other heap, the
   * element is in this one, and the next operation that compares restores the order.
   *
   * <p>A {@code forEach} over the other heap does not visit the element; one over this heap may
   * visit it. Iterators fail.
   *
   * @param element any element
   * @throws NullPointerException if the element is null
   * @throws IllegalStateException if the element is a shallow copy of an element of a heap or, in
   *     the indexed layout, is not live
   * @throws IllegalArgumentException if this heap is indexed and the element is not of its pool
   * @throws java.util.ConcurrentModificationException if a comparator changed its heap
   */
  public final void moveHere(E element) {
    IntrusiveHeap<E> source = heapOf(Objects.requireNonNull(element));
    if (source == this) {
      update(element);
    } else if (source == null) {
      add(element);
    } else {
      long key = keyOf(element); // which may throw
      enterChange();
      try {
        source.remove(element);
        add(element);
      } finally {
        if (heapOf(element) == null) {
          linkAnywhere(element, key);
        }
      }
    }
  }

  /**
   * Removes elements from the head as long as a predicate holds, and passes each to a consumer once
   * it has left, at most as many as there are at the start. O(log n) for each. The consumer may
   * change this heap in any way, and add the element again, even for now. If it throws, the
   * elements that were handed over are out and the others are in.
   *
   * <p>{@code forEach} does not visit removed elements; iterators fail.
   *
   * @param condition which heads to remove
   * @param consumer what to do with a removed element
   * @return how many elements were handed over
   * @throws NullPointerException if an argument is null
   * @throws java.util.ConcurrentModificationException if the predicate or the comparator changed
   *     this heap
   */
  public final int pollWhile(Predicate<? super E> condition, Consumer<? super E> consumer) {
    Objects.requireNonNull(condition);
    Objects.requireNonNull(consumer);
    int polled = 0;
    int most = size;
    for (E head = peek(); head != null && polled < most; head = peek()) {
      long before = changes();
      boolean isAccepted = condition.test(head);
      requireUnchanged(before);
      if (!isAccepted) {
        break;
      }
      if (ensureOrdered()) {
        poll(); // which fails before the head has left
      } else {
        unlinkAnywhere(head);
      }
      polled++;
      consumer.accept(head);
    }
    return polled;
  }

  /**
   * Removes all elements, which are not compared. O(n).
   *
   * <p>Allocates nothing. A {@code forEach} over this heap ends; iterators fail.
   */
  @Override
  public final void clear() {
    for (int index = 0; index < end; index++) {
      E element = elementAt(index);
      if (element != null) {
        unlinkAnywhere(element);
      }
    }
    ensureOrdered();
  }

  /**
   * Removes the elements that satisfy a predicate. O(n). If the predicate throws, the elements that
   * it accepted before are out and the others are in.
   *
   * <p>{@code forEach} does not visit removed elements; iterators fail.
   *
   * @param filter which elements to remove
   * @return true if an element was removed
   * @throws NullPointerException if the filter is null
   * @throws java.util.ConcurrentModificationException if the filter changed this heap
   */
  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    long before = changes();
    int remaining = size;
    for (int index = 0; index < end; index++) {
      E element = elementAt(index);
      boolean isAccepted = element != null && filter.test(element);
      requireUnchanged(before);
      if (element != null && isAccepted) {
        unlinkAnywhere(element);
        before = changes();
      }
    }
    if (size == remaining) {
      return false;
    }
    ensureOrdered();
    return true;
  }

  // Iteration.

  /**
   * Performs an action for each element, in no certain order. O(n). The first call allocates an
   * object of at most 32 bytes, which this heap keeps; others allocate nothing. The action may
   * change this heap in any way. An element that was removed before it was visited is not visited.
   * An element that stays is visited exactly once, even if it is updated. An element that is added
   * may be visited or not.
   *
   * <p>If the action changed the heap, the end of the outermost {@code forEach} restores the order
   * in O(n). If the comparator throws then, the exception passes on and the order is lost.
   *
   * @param action what to do
   * @throws NullPointerException if the action is null
   */
  @Override
  public final void forEach(Consumer<? super E> action) {
    long before = changes();
    forEach(action, false);
    if (changes() != before) {
      ensureOrdered();
    }
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

  /**
   * Visits the indexes that are in use when it begins, of which each element keeps its own and none
   * is used again. So elements that are removed and added again cannot make it endless.
   */
  @Override
  protected final void traverse(Consumer<? super E> action, Position position) {
    int limit = end;
    for (int index = 0; index < limit; index++) {
      E element = elementAt(index);
      if (element != null) {
        action.accept(element);
      }
    }
  }

  /**
   * Returns an iterator over the elements, in no certain order. It follows the removal of the
   * element that it returned last, by its {@code remove} or any other route. After any other change
   * it throws a {@link java.util.ConcurrentModificationException}. Allocates the iterator.
   *
   * <p>O(1).
   *
   * @return a new iterator
   */
  @Override
  public final Iterator<E> iterator() {
    return new HeapIterator<>(this);
  }

  // Proof.

  /**
   * Checks that each element is where it is stored to be and has the key that it was added or
   * updated with, and that none comes before its parent. O(n), allocates nothing unless it fails.
   * Where the order is known to be lost, as after a comparator has thrown, it is not checked.
   *
   * @throws IllegalStateException if the heap is broken; the message names what is broken, such as
   *     an element whose key changed without {@link #update}
   */
  public final void checkInvariants() {
    int found = 0;
    for (int index = 0; index < capacity(); index++) {
      E element = elementAt(index);
      if (element != null) {
        found++;
        requireAt(element, index);
        requireKey(element, index);
      } else if (disorder == NOWHERE && index < end) {
        throw Misuse.broken(this, "index " + index + " is empty");
      }
    }
    if (found != size) {
      throw Misuse.broken(
          this, "its size is " + size + " but it has " + Naming.count(found, "element"));
    }
    for (int index = 1; disorder == NOWHERE && index < end; index++) {
      requireOrder((index - 1) >> 2, index);
    }
  }

  private void requireAt(E element, int index) {
    String defect = null;
    IntrusiveHeap<E> holder = heapOf(element);
    if (index >= end) {
      defect = "it is after the end, " + end;
    } else if (holder != this) {
      defect = "its heap is " + (holder == null ? "none" : Misuse.nameOf(holder));
    } else if (indexOf(element) != index) {
      defect = "its stored index is " + indexOf(element);
    }
    if (defect != null) {
      throw Misuse.broken(
          this, "at index " + index + ", element " + Naming.nameOf(element) + ": " + defect);
    }
  }

  private void requireOrder(int parentIndex, int index) {
    if (precedes(index, parentIndex)) {
      throw Misuse.broken(
          this,
          Naming.nameOf(elementAt(index))
              + " at index "
              + index
              + " comes before its parent "
              + Naming.nameOf(elementAt(parentIndex))
              + " at index "
              + parentIndex
              + "; call update after the key of an element changed");
    }
  }
}
