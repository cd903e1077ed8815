package dev.intrusive.behaviour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The specification of a list: slow, plain, over an {@link ArrayList}.
 *
 * <p>A running pass is the index of the gap where it stands. A removal below the index moves it
 * down, an insertion below the index moves it up, and an insertion at the index is ahead of it; the
 * last element that a pass in descending order has not visited is the one below the index.
 *
 * @param <E> the type of the elements
 */
final class ReferenceList<E> {

  final ReferenceWorld<E> world;
  final int index;
  private final List<E> elements = new ArrayList<>();
  private final List<ReferencePass> passes = new ArrayList<>();
  private int arrivals;
  private int departures;

  ReferenceList(ReferenceWorld<E> world, int index) {
    this.world = world;
    this.index = index;
  }

  ReferencePass startPass(boolean isDescending) {
    ReferencePass pass = new ReferencePass(isDescending);
    pass.position = isDescending ? elements.size() : 0;
    passes.add(pass);
    return pass;
  }

  void endPass(ReferencePass pass) {
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

  void insert(int position, E element) {
    elements.add(position, element);
    arrivals++;
    for (ReferencePass pass : passes) {
      if (position < pass.position || (pass.isDescending && position == pass.position)) {
        pass.position++;
      }
    }
  }

  E removeAt(int position) {
    departures++;
    for (ReferencePass pass : passes) {
      if (position < pass.position) {
        pass.position--;
      }
    }
    return elements.remove(position);
  }

  /** Puts an element in the place of another, which passes do not notice. */
  void set(int position, E fresh) {
    elements.set(position, fresh);
    arrivals++;
    departures++;
  }

  void sort(Comparator<? super E> order) {
    if (!ReferenceBulk.isSorted(this, order)) {
      elements.sort(order);
      arrivals++;
      passes.forEach(pass -> pass.isLost = true);
    }
  }

  int require(E anchor) {
    int position = indexOf(anchor);
    if (position < 0) {
      throw new Refusal(IllegalArgumentException.class);
    }
    return position;
  }

  /** Refuses what is linked, and copies. */
  void requireFree(E element) {
    world.requireNoCopy(element);
    if (world.listOf(element) != null) {
      throw new Refusal(IllegalStateException.class);
    }
  }

  /** Takes an element out of wherever it is, but refuses copies. */
  private void seize(E element) {
    world.requireNoCopy(element);
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
    boolean isFree = world.listOf(element) == null;
    if (isFree) {
      addFirst(element);
    }
    return isFree;
  }

  boolean offerLast(E element) {
    boolean isFree = world.listOf(element) == null;
    if (isFree) {
      addLast(element);
    }
    return isFree;
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
    insertBeside(anchor, 0, element);
  }

  void insertAfter(E anchor, E element) {
    insertBeside(anchor, 1, element);
  }

  private void insertBeside(E anchor, int offset, E element) {
    int position = require(anchor) + offset;
    requireFree(element);
    insert(position, element);
  }

  void moveToFirst(E element) {
    moveToGap(0, element);
  }

  void moveToLast(E element) {
    moveToGap(elements.size(), element);
  }

  void moveBefore(E anchor, E element) {
    moveToGap(require(anchor), element);
  }

  void moveAfter(E anchor, E element) {
    moveToGap(require(anchor) + 1, element);
  }

  /** Moves an element to a gap between others, unless it is beside it and so is there. */
  private void moveToGap(int gap, E element) {
    int present = indexOf(element);
    if (present < 0 || (gap != present && gap != present + 1)) {
      seize(element);
      insert(present >= 0 && present < gap ? gap - 1 : gap, element);
    }
  }

  void clear() {
    while (!elements.isEmpty()) {
      removeAt(elements.size() - 1);
    }
  }
}
