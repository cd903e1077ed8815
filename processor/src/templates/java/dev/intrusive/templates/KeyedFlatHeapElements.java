package dev.intrusive.templates;

import dev.intrusive.generated.KeyedFlatHeap;
import dev.intrusive.generated.Keys;
import org.jspecify.annotations.Nullable;

/**
 * A heap of the flat layout that is ordered by a key: works on the fields of its elements, which no
 * class of the runtime can name. The field of an element has its index plus one, and 0 in no heap.
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
    int index = findUp(key, last);
    link(element, key, last);
    moveUp(element, key, last, index);
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
    int index = element.keyedIndex - 1;
    Element<T> last = detach(element);
    if (last != null) {
      reorder(last, keys()[index], index);
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
    int index = element.keyedIndex - 1;
    beforeReorder();
    keys()[index] = key;
    if (isOrdered) {
      reorder(element, key, index);
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
  protected void siftDown(int index) {
    long key = keys()[index];
    moveDown(at(index), key, index, findDown(key, index, size()));
  }

  @Override
  protected int indexOf(Element<T> element) {
    return element.keyedIndex - 1;
  }

  @Override
  protected void link(Element<T> element, int index) {
    occupy(element, index);
    element.keyedIndex = index + 1;
    element.keyedField = this;
  }

  @Override
  protected @Nullable Element<T> detach(Element<T> element) {
    int index = element.keyedIndex - 1;
    Element<T> last = vacate(index);
    element.keyedIndex = 0;
    element.keyedField = null;
    if (last != null) {
      last.keyedIndex = index + 1;
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
  private void reorder(Element<T> element, long key, int index) {
    int higher = findUp(key, index);
    if (higher < index) {
      moveUp(element, key, index, higher);
    } else {
      moveDown(element, key, index, findDown(key, index, size()));
    }
    markOrdered();
  }

  /** Moves an element up, and those on its way down. */
  @SuppressWarnings("unchecked")
  private void moveUp(Element<T> element, long key, int start, int target) {
    Object[] elements = elements();
    long[] keys = keys();
    int index = start;
    while (index > target) {
      int parent = (index - 1) >> 2;
      elements[index] = elements[parent];
      keys[index] = keys[parent];
      index = parent;
    }
    elements[target] = element;
    keys[target] = key;
    // Now the fields: some write barriers wait for all earlier stores, and these for memory.
    for (index = start; index > target; index = (index - 1) >> 2) {
      ((Element<T>) elements[index]).keyedIndex = index + 1;
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
    int index = target;
    while (index > start) {
      Object next = elements[index];
      long nextKey = keys[index];
      elements[index] = moving;
      keys[index] = movingKey;
      moving = next;
      movingKey = nextKey;
      index = (index - 1) >> 2;
    }
    elements[start] = moving;
    keys[start] = movingKey;
    // The fields come last, as above.
    for (index = target; index > start; index = (index - 1) >> 2) {
      ((Element<T>) elements[index]).keyedIndex = index + 1;
    }
    ((Element<T>) elements[start]).keyedIndex = start + 1;
  }
}
