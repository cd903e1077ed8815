package dev.intrusive;

import dev.intrusive.generated.Position;
import java.util.AbstractCollection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The base of lists, heaps and maps, with what sizes, iterators and {@code forEach} need of the
 * changes of a collection.
 *
 * <p>Two plain counters serve sizes and iterators: how many elements are here, and how many have
 * joined. A {@code forEach} follows every change: the {@link Position} of each that runs is
 * registered here, and a removal moves the positions that stand at what leaves.
 *
 * <p><b>Threads.</b> The thread whose {@code forEach} begins first is the <em>iterating thread</em>
 * until that one ends. Meanwhile others can only read: their {@code forEach} is a loop with an
 * iterator and leaves no trace.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
abstract class TrackedCollection<E> extends AbstractCollection<E> {

  @SuppressWarnings("rawtypes")
  private static final AtomicLongFieldUpdater<TrackedCollection> ITERATING_THREAD =
      AtomicLongFieldUpdater.newUpdater(TrackedCollection.class, "iteratingThread");

  /** How many elements are in this collection. */
  protected int size;

  /**
   * How many elements have been inserted or moved, modulo 2<sup>32</sup>: what an iterator cannot
   * follow.
   */
  protected int insertions;

  /** Where the innermost {@code forEach} of the iterating thread stands, null if none runs. */
  protected @Nullable Position innermost;

  /** The id of the thread whose {@code forEach} follows every change, 0 if none runs. */
  private volatile long iteratingThread;

  TrackedCollection() {}

  /**
   * Returns the name of the link that this collection uses, as the user wrote it.
   *
   * @return the name
   */
  protected abstract String linkName();

  /** What this collection is called in messages. */
  abstract String noun();

  /** Removes an element that is here. */
  void drop(Object element) {
    remove(element);
  }

  /** How to get in an element that another collection holds, for messages. */
  String remedyIfLinked() {
    return "unlink it first, or use a move operation";
  }

  /**
   * Returns the number of elements. O(1), allocates nothing.
   *
   * @return the number
   */
  @Override
  public final int size() {
    return size;
  }

  /**
   * Returns whether there are no elements. O(1), allocates nothing.
   *
   * @return true if there are none
   */
  @Override
  public final boolean isEmpty() {
    return size == 0;
  }

  // What layouts report before they change links.

  /** Counts an element that is about to be inserted. */
  protected final void beforeInsert() {
    enterChange();
    size++;
    insertions++;
  }

  /**
   * Counts an element that is about to be removed, and moves the positions that stand at it.
   *
   * @param anchor the element, or what positions of this layout stand at
   * @param before what is before it, null if it is the first
   * @param after what is after it, null if it is the last
   */
  protected final void beforeRemove(
      Object anchor, @Nullable Object before, @Nullable Object after) {
    enterChange();
    if (innermost != null) {
      leave(anchor, before, after);
    }
    size--;
  }

  /**
   * Counts an element that is about to move within this collection, or to be replaced by another,
   * and moves the positions that stand at it.
   *
   * @param anchor the element, or what positions of this layout stand at
   * @param before what is before it, null if it is the first
   * @param after what is after it, null if it is the last
   */
  protected final void beforeMove(Object anchor, @Nullable Object before, @Nullable Object after) {
    enterChange();
    if (innermost != null) {
      leave(anchor, before, after);
    }
    insertions++;
  }

  /**
   * Counts an element of a pool that is about to be removed, and moves the positions at its slot.
   *
   * @param slot its slot
   * @param before the slot before it, negative if it is the first
   * @param after the slot after it, negative if it is the last
   */
  protected final void beforeRemove(int slot, int before, int after) {
    enterChange();
    if (innermost != null) {
      leave(slot, before, after);
    }
    size--;
  }

  /**
   * Counts an element of a pool that is about to move within this collection, or to be replaced by
   * another, and moves the positions at its slot.
   *
   * @param slot its slot
   * @param before the slot before it, negative if it is the first
   * @param after the slot after it, negative if it is the last
   */
  protected final void beforeMove(int slot, int before, int after) {
    enterChange();
    if (innermost != null) {
      leave(slot, before, after);
    }
    insertions++;
  }

  /** Counts that all elements are about to be removed, and moves all positions. */
  protected final void beforeClear() {
    restartPositions();
    size = 0;
  }

  /** Lets all positions stand where they began. */
  protected final void restartPositions() {
    enterChange();
    for (Position each = innermost; each != null; each = each.outer) {
      each.restart();
    }
  }

  /** Moves the positions that stand at an anchor to one of its neighbours. */
  final void leave(Object anchor, @Nullable Object before, @Nullable Object after) {
    for (Position each = innermost; each != null; each = each.outer) {
      each.leave(anchor, before, after);
    }
  }

  /**
   * Moves the positions that stand at a slot to one of its neighbours.
   *
   * @param slot the slot
   * @param before the slot before it, negative if there is none
   * @param after the slot after it, negative if there is none
   */
  protected final void leave(int slot, int before, int after) {
    for (Position each = innermost; each != null; each = each.outer) {
      each.leave(slot, before, after);
    }
  }

  /**
   * Returns whether an iteration runs that follows changes.
   *
   * @return true if one does
   */
  protected final boolean isIterated() {
    return innermost != null;
  }

  // Iterations.

  /** Performs an action for each element in one direction, and follows every change. */
  final void forEach(Consumer<? super E> action, boolean isDescending) {
    Objects.requireNonNull(action);
    if (DebugMode.ENABLED) {
      iterateAlone(action, isDescending);
    } else {
      iterate(action, isDescending);
    }
  }

  /** In debug mode, iterates and makes sure that no other thread comes to change this. */
  private void iterateAlone(Consumer<? super E> action, boolean isDescending) {
    requireAlone(DebugMode.enterPass(this));
    try {
      iterate(
          element -> {
            action.accept(element);
            requireAlone(DebugMode.intruderIn(this));
          },
          isDescending);
    } finally {
      DebugMode.leavePass(this);
    }
  }

  /**
   * Iterates in this thread.
   *
   * @param action what to do with each element
   * @param isDescending whether to go from last to first
   */
  protected void iterate(Consumer<? super E> action, boolean isDescending) {
    long current = Thread.currentThread().getId();
    if (iteratingThread != current && !ITERATING_THREAD.compareAndSet(this, 0, current)) {
      iterator(isDescending).forEachRemaining(action);
      return;
    }
    Position position = positionWithin(innermost);
    position.begin(innermost, isDescending);
    innermost = position;
    try {
      if (isDescending) {
        traverseDescending(action, position);
      } else {
        traverse(action, position);
      }
    } finally {
      endIteration();
    }
  }

  /** Ends the innermost iteration. */
  private void endIteration() {
    Position outer = Objects.requireNonNull(innermost).outer;
    innermost = outer;
    if (outer == null) {
      ITERATING_THREAD.lazySet(this, 0);
    }
  }

  /** Returns an iterator in one direction. */
  Iterator<E> iterator(boolean isDescending) {
    return iterator();
  }

  /**
   * Returns a position that no iteration uses.
   *
   * @param outer the position of the iteration in whose action it will be used, or null
   * @return the position
   */
  protected Position positionWithin(@Nullable Position outer) {
    return new Position();
  }

  /**
   * Performs an action for each element, first to last.
   *
   * @param action what to do
   * @param position where the iteration stands, to be stored before each call of the action, and
   *     read after it
   */
  protected abstract void traverse(Consumer<? super E> action, Position position);

  /**
   * Performs an action for each element, last to first if there is an order.
   *
   * @param action what to do
   * @param position where the iteration stands
   */
  protected void traverseDescending(Consumer<? super E> action, Position position) {
    traverse(action, position);
  }

  /**
   * Returns a spliterator over the elements: sized, non-null and bound when it is first used. It
   * reports changes as {@link #iterator()} does. Allocates the spliterator.
   *
   * <p>O(1).
   *
   * @return a new spliterator
   */
  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.NONNULL);
  }

  /**
   * Removes each element that is here at the start and stays, and hands it over once it has left.
   * O(elements), in a map O(elements + table). The consumer may change this collection in any way,
   * and add the element again; what it adds stays. If it throws, the elements handed over are
   * removed and the others stay. Allocates as {@code forEach} does, and one small object.
   *
   * <p>A {@code forEach} does not visit removed elements. Iterators report what they cannot follow.
   *
   * @param consumer what to do with an element
   * @return how many elements were handed over
   * @throws NullPointerException if the consumer is null
   */
  public int drain(Consumer<? super E> consumer) {
    Objects.requireNonNull(consumer);
    int[] drained = {0};
    forEach(
        element -> {
          drop(element);
          drained[0]++;
          consumer.accept(element);
        });
    return drained[0];
  }

  /**
   * In debug mode, notes that this thread changes the collection and makes sure that no other does.
   * What reports a change begins with it. An element that comes from elsewhere leaves there first,
   * so the collection that it moves to is entered before. O(1); without debug mode it does nothing.
   *
   * @throws java.util.ConcurrentModificationException if another thread changes the collection
   */
  protected final void enterChange() {
    if (DebugMode.ENABLED) {
      requireAlone(DebugMode.enterChange(this));
    }
  }

  /** In debug mode, notes that a loop with an iterator begins. O(1). */
  protected final void beginLoop() {
    if (DebugMode.ENABLED) {
      DebugMode.beginLoop(this);
    }
  }

  /**
   * In debug mode, makes sure that no other thread has changed this collection since a loop began.
   * Only the loop reports it: nobody knows whether an iterator is still in use. O(1).
   */
  protected final void requireOwnLoop() {
    if (DebugMode.ENABLED) {
      requireAlone(DebugMode.changerIn(this));
    }
  }

  // Changes by user code.

  /**
   * Returns a number that every insertion, move and removal changes: what joins is counted, and
   * what only leaves changes the size.
   *
   * @return the number
   */
  protected final long changes() {
    return ((long) insertions << Integer.SIZE) | size;
  }

  /**
   * Makes sure that user code which was called did not change this collection.
   *
   * @param before the number of {@link #changes()} before
   * @throws ConcurrentModificationException if it did
   */
  protected final void requireUnchanged(long before) {
    if (changes() != before) {
      throw Misuse.changedByCallback(this);
    }
  }

  // Exceptions of layouts.

  /**
   * Returns how messages name this collection.
   *
   * @return the name
   */
  protected final String nameInMessages() {
    return Misuse.nameOf(this);
  }

  /**
   * Makes the exception for an element that another collection, or this one, holds.
   *
   * @param element the element
   * @param holder the collection that holds it
   * @return the exception to throw
   */
  protected final IllegalStateException alreadyLinked(Object element, TrackedCollection<?> holder) {
    return Misuse.alreadyLinked(element, this, holder);
  }

  /**
   * Makes the exception for an iterator that cannot follow a change.
   *
   * @return the exception to throw
   */
  protected final ConcurrentModificationException changedDuringIteration() {
    return Misuse.changedDuringIteration(this);
  }

  /**
   * Makes the exception for an iterator that is at its end.
   *
   * @return the exception to throw
   */
  protected final NoSuchElementException exhausted() {
    return Misuse.exhausted(this);
  }

  /**
   * Makes the exception for an iterator that has nothing to remove.
   *
   * @return the exception to throw
   */
  protected final IllegalStateException nothingToRemove() {
    return Misuse.nothingToRemove(this);
  }

  /**
   * Makes the exception for a collection that is broken.
   *
   * @param what what is broken
   * @return the exception to throw
   */
  protected final IllegalStateException broken(String what) {
    return Misuse.broken(this, what);
  }

  private void requireAlone(@Nullable Thread other) {
    if (other != null) {
      throw Misuse.twoThreads(this, other, Thread.currentThread());
    }
  }
}
