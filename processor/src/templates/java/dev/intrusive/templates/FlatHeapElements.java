package dev.intrusive.templates;

import dev.intrusive.generated.FlatHeap;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A heap of the flat layout that is ordered by a comparator: works on the fields of its elements,
 * which no class of the runtime can name. The field of an element has its index plus one, and 0 in
 * no heap.
 */
final class FlatHeapElements<T> extends FlatHeap<Element<T>> {

  private final Comparator<? super Element<T>> order;

  // [natural]
  /** Creates an empty heap. */
  public FlatHeapElements() {
    order = naturalOrder();
  }

  // [end]
  /**
   * Creates an empty heap.
   *
   * @param order the order of the elements
   * @throws NullPointerException if the order is null
   */
  public FlatHeapElements(Comparator<? super Element<T>> order) {
    this.order = requireOrder(order);
  }

  /** Returns the heap that holds an element, or null. */
  static <T> @Nullable FlatHeapElements<T> holding(Element<T> element) {
    FlatHeapElements<T> heap = element.heapField;
    return heap != null && heap.holds(element) ? heap : null;
  }

  /** Takes an element out of its heap, if it is in one, and leaves the order to the next call. */
  static <T> boolean drop(Element<T> element) {
    FlatHeapElements<T> heap = holding(element);
    if (heap != null) {
      heap.detach(element);
    }
    return heap != null;
  }

  /** Returns whether an element is in this heap; a shallow copy has the same fields and is not. */
  private boolean holds(Element<T> element) {
    return element.heapField == this && isAt(element, element.heapIndex - 1);
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  public @Nullable Comparator<? super Element<T>> comparator() {
    return unlessNatural(order);
  }

  @Override
  public boolean add(Element<T> element) {
    requireFree(element);
    if (!ensureOrdered()) {
      linkAnywhere(element, 0);
      return true;
    }
    int index = findUp(element, size());
    requireFree(element); // the order may have added it
    int last = makeRoom();
    link(element, last);
    moveUp(element, last, index);
    markOrdered();
    return true;
  }

  @Override
  public @Nullable Element<T> poll() {
    if (!ensureOrdered()) {
      return pollAnywhere();
    }
    int end = size() - 1;
    if (end < 0) {
      return null;
    }
    Element<T> first = at(0);
    int target = findDown(at(end), 0, end);
    Element<T> last = detach(first);
    if (last != null) {
      moveDown(last, 0, target);
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
    int index = element.heapIndex - 1;
    Element<T> last = detach(element);
    if (last != null) {
      reorder(last, index);
    }
    return true;
  }

  @Override
  public void update(Element<T> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
    boolean isOrdered = ensureOrdered(element.heapIndex - 1);
    beforeReorder();
    if (isOrdered) {
      reorder(element, element.heapIndex - 1);
    }
  }

  @Override
  protected boolean precedes(int a, int b) {
    return precedes(at(a), at(b));
  }

  private boolean precedes(Element<T> a, Element<T> b) {
    long changes = changes();
    boolean precedes = order.compare(a, b) < 0;
    requireUnchanged(changes);
    return precedes;
  }

  @Override
  protected @Nullable FlatHeapElements<T> heapOf(Element<T> element) {
    return holding(element);
  }

  @Override
  protected void requireFree(Element<T> element) {
    if (element.heapField != null || element.heapIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  protected void siftDown(int index) {
    Element<T> element = at(index);
    moveDown(element, index, findDown(element, index, size()));
  }

  @Override
  protected int indexOf(Element<T> element) {
    return element.heapIndex - 1;
  }

  @Override
  protected void link(Element<T> element, int index) {
    occupy(element, index);
    element.heapIndex = index + 1;
    element.heapField = this;
  }

  @Override
  protected @Nullable Element<T> detach(Element<T> element) {
    int index = element.heapIndex - 1;
    Element<T> last = vacate(index);
    element.heapIndex = 0;
    element.heapField = null;
    if (last != null) {
      last.heapIndex = index + 1;
    }
    return last;
  }

  @Override
  protected void shift(int from, int to) {
    Element<T> element = at(from);
    relocate(from, to);
    element.heapIndex = to + 1;
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(Element<T> element, int index) {
    int higher = findUp(element, index);
    if (higher < index) {
      moveUp(element, index, higher);
    } else {
      moveDown(element, index, findDown(element, index, size()));
    }
    markOrdered();
  }

  /** Finds the index to which an element rises from another. */
  private int findUp(Element<T> element, int start) {
    int index = start;
    while (index > 0) {
      int parent = (index - 1) >> 2;
      if (!precedes(element, at(parent))) {
        break;
      }
      index = parent;
    }
    return index;
  }

  /** Moves an element up, and those on its way down. */
  @SuppressWarnings("unchecked")
  private void moveUp(Element<T> element, int start, int target) {
    Object[] elements = elements();
    int index = start;
    while (index > target) {
      int parent = (index - 1) >> 2;
      Element<T> above = (Element<T>) elements[parent];
      elements[index] = above;
      above.heapIndex = index + 1;
      index = parent;
    }
    elements[target] = element;
    element.heapIndex = target + 1;
  }

  /** Finds the index to which an element sinks from another, among the first ones. */
  private int findDown(Element<T> element, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int index = start;
    while (index <= lastParent) {
      int least = 4 * index + 1;
      Element<T> leastElement = at(least);
      int limit = Math.min(least + 4, end);
      for (int child = least + 1; child < limit; child++) {
        Element<T> childElement = at(child);
        if (precedes(childElement, leastElement)) {
          leastElement = childElement;
          least = child;
        }
      }
      if (!precedes(leastElement, element)) {
        break;
      }
      index = least;
    }
    return index;
  }

  /** Moves an element down, and those on its way up. */
  @SuppressWarnings("unchecked")
  private void moveDown(Element<T> element, int start, int target) {
    Object[] elements = elements();
    Element<T> moving = element;
    int index = target;
    while (index > start) {
      Element<T> next = (Element<T>) elements[index];
      elements[index] = moving;
      moving.heapIndex = index + 1;
      moving = next;
      index = (index - 1) >> 2;
    }
    elements[start] = moving;
    moving.heapIndex = start + 1;
  }
}
