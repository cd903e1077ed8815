package dev.intrusive.templates;

import dev.intrusive.generated.KeyedFlatHeap;
import dev.intrusive.generated.Keys;
import org.jspecify.annotations.Nullable;

/**
 * A heap of the flat layout that is ordered by a key: works on the fields of its elements, which no
 * class of the runtime can name. The index of an element is its position plus one, and 0 in no
 * heap.
 */
final class KeyedFlatHeapElements<T> extends KeyedFlatHeap<Element<T>> {

  /** Creates an empty heap. */
  public KeyedFlatHeapElements() {}

  /** Returns the heap that holds an element, or null. */
  static <T> @Nullable KeyedFlatHeapElements<T> holding(Element<T> element) {
    KeyedFlatHeapElements<T> heap = element.keyedField;
    return heap != null && heap.holds(element) ? heap : null;
  }

  /** Returns whether an element is in this heap; a shallow copy has the same fields and is not. */
  private boolean holds(Element<T> element) {
    return element.keyedField == this && isAt(element, element.keyedIndex - 1);
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  public boolean add(Element<T> element) {
    long key = keyOf(element);
    requireFree(element);
    if (!ensureOrdered()) {
      linkAnywhere(element, key);
      return true;
    }
    int last = makeRoom();
    int position = findUp(key, last);
    link(element, key, last);
    moveUp(element, key, last, position);
    markOrdered();
    return true;
  }

  @Override
  public @Nullable Element<T> poll() {
    checkKeys();
    if (!ensureOrdered()) {
      return pollAnywhere();
    }
    int end = size() - 1;
    if (end < 0) {
      return null;
    }
    Element<T> first = at(0);
    long key = keys()[end];
    int target = findDown(key, 0, end);
    Element<T> last = detach(first);
    if (last != null) {
      moveDown(last, key, 0, target);
      markOrdered();
    }
    return first;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && holds((Element<T>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Element<?>) || !holds((Element<T>) object)) {
      return false;
    }
    Element<T> element = (Element<T>) object;
    int position = element.keyedIndex - 1;
    Element<T> last = detach(element);
    if (last != null) {
      reorder(last, keys()[position], position);
    }
    return true;
  }

  @Override
  public void update(Element<T> element) {
    long key = keyOf(element);
    if (!holds(element)) {
      throw notHere(element);
    }
    boolean isOrdered = ensureOrdered();
    int position = element.keyedIndex - 1;
    reordering();
    keys()[position] = key;
    if (isOrdered) {
      reorder(element, key, position);
    }
  }

  @Override
  protected long keyOf(Element<T> element) {
    return Keys.ordered(element.rank);
  }

  @Override
  protected @Nullable KeyedFlatHeapElements<T> heapOf(Element<T> element) {
    return holding(element);
  }

  @Override
  protected void requireFree(Element<T> element) {
    if (element.keyedField != null || element.keyedIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  protected void siftDown(int position) {
    long key = keys()[position];
    moveDown(at(position), key, position, findDown(key, position, size()));
  }

  @Override
  protected int positionOf(Element<T> element) {
    return element.keyedIndex - 1;
  }

  @Override
  protected void link(Element<T> element, int position) {
    occupy(element, position);
    element.keyedIndex = position + 1;
    element.keyedField = this;
  }

  @Override
  protected @Nullable Element<T> detach(Element<T> element) {
    int position = element.keyedIndex - 1;
    Element<T> last = vacate(position);
    element.keyedIndex = 0;
    element.keyedField = null;
    if (last != null) {
      last.keyedIndex = position + 1;
    }
    return last;
  }

  @Override
  protected void shift(int from, int to) {
    Element<T> element = at(from);
    relocate(from, to);
    element.keyedIndex = to + 1;
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(Element<T> element, long key, int position) {
    int higher = findUp(key, position);
    if (higher < position) {
      moveUp(element, key, position, higher);
    } else {
      moveDown(element, key, position, findDown(key, position, size()));
    }
    markOrdered();
  }

  /** Moves an element up, and those on its way down. */
  @SuppressWarnings("unchecked")
  private void moveUp(Element<T> element, long key, int start, int target) {
    Object[] elements = elements();
    long[] keys = keys();
    int position = start;
    while (position > target) {
      int parent = (position - 1) >> 2;
      elements[position] = elements[parent];
      keys[position] = keys[parent];
      position = parent;
    }
    elements[target] = element;
    keys[target] = key;
    // Now the fields: some write barriers wait for all earlier stores, and these for memory.
    for (position = start; position > target; position = (position - 1) >> 2) {
      ((Element<T>) elements[position]).keyedIndex = position + 1;
    }
    element.keyedIndex = target + 1;
  }

  /** Moves an element down, and those on its way up. */
  @SuppressWarnings("unchecked")
  private void moveDown(Element<T> element, long key, int start, int target) {
    Object[] elements = elements();
    long[] keys = keys();
    Object moving = element;
    long movingKey = key;
    int position = target;
    while (position > start) {
      Object next = elements[position];
      long nextKey = keys[position];
      elements[position] = moving;
      keys[position] = movingKey;
      moving = next;
      movingKey = nextKey;
      position = (position - 1) >> 2;
    }
    elements[start] = moving;
    keys[start] = movingKey;
    // The fields come last, as above.
    for (position = target; position > start; position = (position - 1) >> 2) {
      ((Element<T>) elements[position]).keyedIndex = position + 1;
    }
    ((Element<T>) elements[start]).keyedIndex = start + 1;
  }
}
