package dev.intrusive;

import java.util.AbstractCollection;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of lists, heaps and maps, with what sizes, iterators and passes need
 * of the changes of a collection.
 *
 * <p>Two plain counters serve sizes and iterators: how many elements are here, and how many have
 * joined. A pass, which follows every change, needs to know more. While one runs, each removal and
 * each insertion is recorded in a log, and the pass replays what its callback did.
 *
 * <p><b>Which passes run.</b> The thread whose pass begins first is the <em>host</em> until that
 * pass ends. Passes of other threads, which can only read meanwhile, are counted as
 * <em>guests</em>. So passes of readers leave no trace. A thread that changes the collection has it
 * alone and finds the host and the guests as they are; {@link #isWatched} is only a hint that saves
 * looking.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class TrackedCollection<E> extends AbstractCollection<E> {

  @SuppressWarnings("rawtypes")
  private static final AtomicReferenceFieldUpdater<TrackedCollection, @Nullable Thread> HOST =
      AtomicReferenceFieldUpdater.newUpdater(TrackedCollection.class, Thread.class, "host");

  /** How many elements are in this collection. */
  int size;

  /**
   * How many elements have been inserted or moved, modulo 2<sup>32</sup>: what an iterator cannot
   * follow.
   */
  int joins;

  /** Whether a pass may run: true from its beginning to the first change after its end. */
  private boolean isWatched;

  /** The thread whose passes run, null if none do. */
  private volatile @Nullable Thread host;

  /**
   * What changed during the passes that run; null until it is needed. It is stored by a thread that
   * has locked it. The host may come upon one that a guest is just creating.
   */
  private @Nullable ChangeLog log;

  TrackedCollection() {}

  /**
   * Returns the name of the link that this collection uses, as the user wrote it.
   *
   * @return the name
   */
  protected abstract String linkName();

  /** What this collection is called in messages. */
  abstract String noun();

  /** Removes an element that is here, and calls no code of the user. */
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

  /**
   * Counts and records that an element is about to be inserted.
   *
   * @param place the element, or what passes of this layout stand at
   */
  protected final void inserting(Object place) {
    enterChange();
    if (isWatched) {
      recordInsertion(place);
    }
    size++;
    joins++;
  }

  /**
   * Counts and records that an element is about to be removed.
   *
   * @param place the element, or what passes of this layout stand at
   * @param before the place before it, null if it is the first
   * @param after the place after it, null if it is the last
   */
  protected final void removing(Object place, @Nullable Object before, @Nullable Object after) {
    enterChange();
    if (isWatched) {
      recordRemoval(place, before, after);
    }
    size--;
  }

  /**
   * Counts and records that an element is about to move within this collection, which is a removal
   * and an insertion.
   *
   * @param place the element, or what passes of this layout stand at
   * @param before the place before it, null if it is the first
   * @param after the place after it, null if it is the last
   */
  protected final void relinking(Object place, @Nullable Object before, @Nullable Object after) {
    enterChange();
    if (isWatched) {
      recordRemoval(place, before, after);
      recordInsertion(place);
    }
    joins++;
  }

  /**
   * Counts and records that an element is about to be removed, and another one inserted.
   *
   * @param old what passes of this layout stand at, of the element that is removed
   * @param before the place before it, null if it is the first
   * @param after the place after it, null if it is the last
   * @param fresh the place of the element that is inserted
   */
  protected final void exchanging(
      Object old, @Nullable Object before, @Nullable Object after, Object fresh) {
    enterChange();
    if (isWatched) {
      recordRemoval(old, before, after);
      recordInsertion(fresh);
    }
    joins++;
  }

  /** Counts and records that all elements are about to be removed. */
  protected final void clearing() {
    recordClear();
    size = 0;
  }

  /** Records that positions at a place are about to be at another. */
  final void replacing(Object place, Object other) {
    recordRemoval(place, other, other);
  }

  void recordClear() {
    enterChange();
    if (isPassRunning()) {
      openLog().recordClear();
    }
  }

  final void recordInsertion(Object place) {
    if (isPassRunning()) {
      openLog().recordInsertion(place);
    }
  }

  final void recordRemoval(Object place, @Nullable Object before, @Nullable Object after) {
    if (isPassRunning()) {
      openLog().recordRemoval(place, before, after);
    }
  }

  /** Returns whether a pass may run. */
  final boolean isWatched() {
    return isWatched;
  }

  /** Returns whether a pass runs. Only for a thread that has the collection alone. */
  final boolean isPassRunning() {
    if (isWatched && host == null && isWithoutOthers()) {
      isWatched = false;
      putLogAway();
    }
    return isWatched;
  }

  /** Returns whether no pass runs but, maybe, the outermost one of the host. */
  private boolean isWithoutOthers() {
    ChangeLog open = log;
    return open == null || (open.depth == 0 && !open.hasGuests());
  }

  private ChangeLog openLog() {
    ChangeLog open = log;
    return open == null ? storeLog(takeLog()) : open;
  }

  /** Stores an empty log, unless another thread has stored one. */
  private ChangeLog storeLog(ChangeLog empty) {
    synchronized (TrackedCollection.class) {
      ChangeLog open = log;
      if (open == null) {
        open = empty;
        synchronized (open) {
          log = open;
        }
      }
      return open;
    }
  }

  /** Finds an empty log. */
  ChangeLog takeLog() {
    return new ChangeLog();
  }

  /** Stores an empty log at the end of all passes, and returns what the collection is to keep. */
  @Nullable ChangeLog putAway(ChangeLog empty) {
    return empty;
  }

  private void putLogAway() {
    ChangeLog open = log;
    if (open != null) {
      synchronized (open) {
        if (!open.hasGuests()) {
          log = open.isWorthKeeping() ? putAway(open) : null;
        }
      }
    }
  }

  // Passes.

  /** Performs an action for each element in one direction, and follows every change. */
  final void pass(Consumer<? super E> action, boolean isDescending) {
    Objects.requireNonNull(action);
    if (DebugMode.ENABLED) {
      passAlone(action, isDescending);
    } else {
      iterate(action, isDescending);
    }
  }

  /** In debug mode, lets a pass run and makes sure that no other thread comes to change this. */
  private void passAlone(Consumer<? super E> action, boolean isDescending) {
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

  /** Lets a pass run in this thread. */
  void iterate(Consumer<? super E> action, boolean isDescending) {
    Thread current = Thread.currentThread();
    if (host == current) {
      passWithinPass(action, isDescending);
      return;
    }
    if (host == null) {
      HOST.compareAndSet(this, null, current);
    }
    if (host != current) {
      passAsGuest(action, isDescending);
      return;
    }
    try {
      ChangeLog open = log;
      if (open != null) {
        open.beginOutermost();
      }
      watch();
      traverse(action, isDescending);
    } finally {
      try {
        putLogAway();
      } finally {
        host = null;
      }
    }
  }

  /** Returns whether the passes of this thread are those that follow every change. */
  final boolean isHost() {
    return host == Thread.currentThread();
  }

  private void passWithinPass(Consumer<? super E> action, boolean isDescending) {
    ChangeLog open = openLog();
    int outer = open.depth;
    int unseen = open.unseen;
    try {
      open.beginInner();
      traverse(action, isDescending);
    } finally {
      open.depth = outer;
      open.unseen = unseen;
    }
  }

  private void passAsGuest(Consumer<? super E> action, boolean isDescending) {
    ChangeLog open = enterAsGuest();
    try {
      watch();
      traverse(action, isDescending);
    } finally {
      synchronized (open) {
        open.guests--;
      }
    }
  }

  private ChangeLog enterAsGuest() {
    while (true) {
      ChangeLog open = log;
      if (open == null) {
        open = storeLog(new ChangeLog()); // not a used one, which the host could see as it was
      }
      synchronized (open) {
        if (log == open) { // otherwise the host has put it away
          open.guests++;
          return open;
        }
      }
    }
  }

  /** Several threads may do this at once, which all store the same. */
  private void watch() {
    if (!isWatched) {
      isWatched = true;
    }
  }

  private void traverse(Consumer<? super E> action, boolean isDescending) {
    if (isDescending) {
      traverseDescending(action);
    } else {
      traverse(action);
    }
  }

  /**
   * Performs an action for each element, first to last, within a pass: after each call of the
   * action, {@link #mark()} shows whether its position may have changed.
   *
   * @param action what to do
   */
  protected abstract void traverse(Consumer<? super E> action);

  /** Performs an action for each element, last to first, within a pass. */
  abstract void traverseDescending(Consumer<? super E> action);

  /**
   * Returns a number that changes when the collection changes while a pass runs.
   *
   * @return the number
   */
  protected final int mark() {
    ChangeLog open = log;
    return open == null ? 0 : open.end;
  }

  /**
   * Returns the place after which a pass stands, in its direction, after changes.
   *
   * @param place the place that it visited last, null for where it began
   * @param mark the number of {@link #mark()} before
   * @return the place, null for where the pass began
   */
  final @Nullable Object follow(@Nullable Object place, int mark, boolean isDescending) {
    ChangeLog open = log;
    if (open == null) {
      return place;
    }
    return open.replay(place, mark, isDescending);
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
  final void beginLoop() {
    if (DebugMode.ENABLED) {
      DebugMode.beginLoop(this);
    }
  }

  /**
   * In debug mode, makes sure that no other thread has changed this collection since a loop began.
   * Only the loop reports it: nobody knows whether an iterator is still in use. O(1).
   */
  final void requireOwnLoop() {
    if (DebugMode.ENABLED) {
      requireAlone(DebugMode.changerIn(this));
    }
  }

  private void requireAlone(@Nullable Thread other) {
    if (other != null) {
      throw Misuse.twoThreads(this, other, Thread.currentThread());
    }
  }
}
