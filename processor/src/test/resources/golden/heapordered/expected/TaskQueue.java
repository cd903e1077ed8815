package sched;

import dev.intrusive.generated.FlatHeap;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import java.util.Comparator;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A heap of {@link Task} objects, linked through {@link Task#queueIndex} and {@link Task#queue}.
 * {@code add}, {@code poll}, {@code remove} and {@code update} are O(log n). One thread at a time
 * may use it; see the <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class TaskQueue<T> extends FlatHeap<Task<T>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private final Comparator<? super Task<T>> order;

  /** Creates an empty heap. */
  public TaskQueue() {
    order = naturalOrder();
  }

  /**
   * Creates an empty heap.
   *
   * @param order the order of the elements
   * @throws NullPointerException if the order is null
   */
  public TaskQueue(Comparator<? super Task<T>> order) {
    this.order = requireOrder(order);
  }

  /** Returns the heap that holds an element, or null. */
  static <T> @Nullable TaskQueue<T> holding(Task<T> element) {
    TaskQueue<T> heap = element.queue;
    return heap != null && heap.holds(element) ? heap : null;
  }

  /** Takes an element out of its heap, if it is in one, and leaves the order to the next call. */
  static <T> boolean drop(Task<T> element) {
    TaskQueue<T> heap = holding(element);
    if (heap != null) {
      heap.detach(element);
    }
    return heap != null;
  }

  /** Returns whether an element is in this heap; a shallow copy has the same fields and is not. */
  private boolean holds(Task<T> element) {
    return element.queue == this && isAt(element, element.queueIndex - 1);
  }

  @Override
  protected String linkName() {
    return "queue";
  }

  @Override
  public @Nullable Comparator<? super Task<T>> comparator() {
    return unlessNatural(order);
  }

  @Override
  public boolean add(Task<T> element) {
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
  public @Nullable Task<T> poll() {
    if (!ensureOrdered()) {
      return pollAnywhere();
    }
    int end = size() - 1;
    if (end < 0) {
      return null;
    }
    Task<T> first = at(0);
    int target = findDown(at(end), 0, end);
    Task<T> last = detach(first);
    if (last != null) {
      moveDown(last, 0, target);
      markOrdered();
    }
    return first;
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Task<?> && holds((Task<T>) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Task<?>) || !holds((Task<T>) object)) {
      return false;
    }
    Task<T> element = (Task<T>) object;
    int index = element.queueIndex - 1;
    Task<T> last = detach(element);
    if (last != null) {
      reorder(last, index);
    }
    return true;
  }

  @Override
  public void update(Task<T> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
    boolean isOrdered = ensureOrdered(element.queueIndex - 1);
    beforeReorder();
    if (isOrdered) {
      reorder(element, element.queueIndex - 1);
    }
  }

  @Override
  protected boolean precedes(int a, int b) {
    return precedes(at(a), at(b));
  }

  private boolean precedes(Task<T> a, Task<T> b) {
    long changes = changes();
    boolean precedes = order.compare(a, b) < 0;
    requireUnchanged(changes);
    return precedes;
  }

  @Override
  protected @Nullable TaskQueue<T> heapOf(Task<T> element) {
    return holding(element);
  }

  @Override
  protected void requireFree(Task<T> element) {
    if (element.queue != null || element.queueIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  protected void siftDown(int index) {
    Task<T> element = at(index);
    moveDown(element, index, findDown(element, index, size()));
  }

  @Override
  protected int indexOf(Task<T> element) {
    return element.queueIndex - 1;
  }

  @Override
  protected void link(Task<T> element, int index) {
    occupy(element, index);
    element.queueIndex = index + 1;
    element.queue = this;
  }

  @Override
  protected @Nullable Task<T> detach(Task<T> element) {
    int index = element.queueIndex - 1;
    Task<T> last = vacate(index);
    element.queueIndex = 0;
    element.queue = null;
    if (last != null) {
      last.queueIndex = index + 1;
    }
    return last;
  }

  @Override
  protected void shift(int from, int to) {
    Task<T> element = at(from);
    relocate(from, to);
    element.queueIndex = to + 1;
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(Task<T> element, int index) {
    int higher = findUp(element, index);
    if (higher < index) {
      moveUp(element, index, higher);
    } else {
      moveDown(element, index, findDown(element, index, size()));
    }
    markOrdered();
  }

  /** Finds the index to which an element rises from another. */
  private int findUp(Task<T> element, int start) {
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
  private void moveUp(Task<T> element, int start, int target) {
    Object[] elements = elements();
    int index = start;
    while (index > target) {
      int parent = (index - 1) >> 2;
      Task<T> above = (Task<T>) elements[parent];
      elements[index] = above;
      above.queueIndex = index + 1;
      index = parent;
    }
    elements[target] = element;
    element.queueIndex = target + 1;
  }

  /** Finds the index to which an element sinks from another, among the first ones. */
  private int findDown(Task<T> element, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int index = start;
    while (index <= lastParent) {
      int least = 4 * index + 1;
      Task<T> leastElement = at(least);
      int limit = Math.min(least + 4, end);
      for (int child = least + 1; child < limit; child++) {
        Task<T> childElement = at(child);
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
  private void moveDown(Task<T> element, int start, int target) {
    Object[] elements = elements();
    Task<T> moving = element;
    int index = target;
    while (index > start) {
      Task<T> next = (Task<T>) elements[index];
      elements[index] = moving;
      moving.queueIndex = index + 1;
      moving = next;
      index = (index - 1) >> 2;
    }
    elements[start] = moving;
    moving.queueIndex = start + 1;
  }
}
