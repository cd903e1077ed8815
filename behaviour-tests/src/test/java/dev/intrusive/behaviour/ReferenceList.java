package dev.intrusive.behaviour;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The specification of a list: slow, plain, over an {@link ArrayList}.
 *
 * <p>A running pass is the index of the gap where it stands. A removal below the index moves it
 * down, an insertion below the index moves it up, and an insertion at the index is ahead of it.
 *
 * @param <E> the type of the elements
 */
final class ReferenceList<E> {

  /** A pass that runs over a list. */
  static final class Pass {
    int position;
  }

  private final ReferenceWorld<E> world;
  final int index;
  private final List<E> elements = new ArrayList<>();
  private final List<Pass> passes = new ArrayList<>();
  private int arrivals;
  private int departures;

  ReferenceList(ReferenceWorld<E> world, int index) {
    this.world = world;
    this.index = index;
  }

  Pass startPass(boolean atEnd) {
    Pass pass = new Pass();
    pass.position = atEnd ? elements.size() : 0;
    passes.add(pass);
    return pass;
  }

  void endPass(Pass pass) {
    passes.remove(pass);
  }

  /** How many elements ever joined. */
  int arrivals() {
    return arrivals;
  }

  /** How many elements ever left. */
  int departures() {
    return departures;
  }

  int size() {
    return elements.size();
  }

  E get(int position) {
    return elements.get(position);
  }

  int indexOf(E element) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) == element) {
        return i;
      }
    }
    return -1;
  }

  private void insert(int position, E element) {
    elements.add(position, element);
    arrivals++;
    for (Pass pass : passes) {
      if (position < pass.position) {
        pass.position++;
      }
    }
  }

  E removeAt(int position) {
    departures++;
    for (Pass pass : passes) {
      if (position < pass.position) {
        pass.position--;
      }
    }
    return elements.remove(position);
  }

  private int require(E anchor) {
    int position = indexOf(anchor);
    if (position < 0) {
      throw new Refusal(IllegalArgumentException.class);
    }
    return position;
  }

  /** Refuses what is linked, and copies. */
  private void requireFree(E element) {
    if (world.isCopy(element) || world.holderOf(element) != null) {
      throw new Refusal(IllegalStateException.class);
    }
  }

  /** Takes an element out of wherever it is, but refuses copies. */
  private void seize(E element) {
    if (world.isCopy(element)) {
      throw new Refusal(IllegalStateException.class);
    }
    world.unlink(element);
  }

  void addFirst(E element) {
    requireFree(element);
    insert(0, element);
  }

  void addLast(E element) {
    requireFree(element);
    insert(elements.size(), element);
  }

  boolean offerFirst(E element) {
    if (world.holderOf(element) != null) {
      return false;
    }
    addFirst(element);
    return true;
  }

  boolean offerLast(E element) {
    if (world.holderOf(element) != null) {
      return false;
    }
    addLast(element);
    return true;
  }

  @Nullable E peekFirst() {
    return elements.isEmpty() ? null : elements.get(0);
  }

  @Nullable E peekLast() {
    return elements.isEmpty() ? null : elements.get(elements.size() - 1);
  }

  @Nullable E pollFirst() {
    return elements.isEmpty() ? null : removeAt(0);
  }

  @Nullable E pollLast() {
    return elements.isEmpty() ? null : removeAt(elements.size() - 1);
  }

  /** The same, but refuses null. */
  static <E> E orFail(@Nullable E element) {
    if (element == null) {
      throw new Refusal(NoSuchElementException.class);
    }
    return element;
  }

  boolean contains(E element) {
    return indexOf(element) >= 0;
  }

  boolean remove(E element) {
    int position = indexOf(element);
    if (position >= 0) {
      removeAt(position);
    }
    return position >= 0;
  }

  @Nullable E next(E element) {
    int position = require(element) + 1;
    return position == elements.size() ? null : elements.get(position);
  }

  @Nullable E previous(E element) {
    int position = require(element) - 1;
    return position < 0 ? null : elements.get(position);
  }

  @Nullable E erase(E element) {
    E next = next(element);
    remove(element);
    return next;
  }

  void insertBefore(E anchor, E element) {
    int position = require(anchor);
    requireFree(element);
    insert(position, element);
  }

  void insertAfter(E anchor, E element) {
    int position = require(anchor) + 1;
    requireFree(element);
    insert(position, element);
  }

  void moveToFirst(E element) {
    seize(element);
    insert(0, element);
  }

  void moveToLast(E element) {
    seize(element);
    insert(elements.size(), element);
  }

  void moveBefore(E anchor, E element) {
    require(anchor);
    if (anchor != element) {
      seize(element);
      insert(indexOf(anchor), element);
    }
  }

  void moveAfter(E anchor, E element) {
    require(anchor);
    if (anchor != element) {
      seize(element);
      insert(indexOf(anchor) + 1, element);
    }
  }

  void clear() {
    while (!elements.isEmpty()) {
      removeAt(elements.size() - 1);
    }
  }
}
