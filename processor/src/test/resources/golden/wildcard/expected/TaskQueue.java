package work;

import dev.intrusive.ElementIterator;
import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Position;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A list of {@link Task} objects, linked through {@link Task#queuePrevious}, {@link Task#queueNext}
 * and {@link Task#queue}. {@code addLast}, {@code remove} and {@code moveToLast} are O(1). One
 * thread at a time may use it; see the <a href="https://intrusive.dev">guide</a>.
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
public final class TaskQueue extends IntrusiveList<Task<?>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private @Nullable Task<?> first;

  private @Nullable Task<?> last;

  /** Creates an empty list. */
  public TaskQueue() {}

  /** Returns the list that holds an element, or null. */
  static @Nullable TaskQueue holding(Task<?> element) {
    TaskQueue list = element.queue;
    return list != null && list.holds(element) ? list : null;
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Task<?> element) {
    if (element.queue != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Task<?> previous = element.queuePrevious;
    return (previous == null ? first : previous.queueNext) == element;
  }

  /** Returns the element after another in the list that it is in. */
  static @Nullable Task<?> following(Task<?> element) {
    requireHeld(holding(element), element, "queue");
    return element.queueNext;
  }

  /** Returns the element before another in the list that it is in. */
  static @Nullable Task<?> preceding(Task<?> element) {
    requireHeld(holding(element), element, "queue");
    return element.queuePrevious;
  }

  @Override
  protected String linkName() {
    return "queue";
  }

  @Override
  public @Nullable Task<?> peekFirst() {
    return first;
  }

  @Override
  public @Nullable Task<?> peekLast() {
    return last;
  }

  @Override
  public @Nullable Task<?> pollFirst() {
    Task<?> element = first;
    if (element != null) {
      unlink(null, element, element.queueNext);
    }
    return element;
  }

  @Override
  public @Nullable Task<?> pollLast() {
    Task<?> element = last;
    if (element != null) {
      unlink(element.queuePrevious, element, null);
    }
    return element;
  }

  @Override
  public boolean add(Task<?> element) {
    link(last, element, null);
    return true;
  }

  @Override
  public void addFirst(Task<?> element) {
    link(null, element, first);
  }

  @Override
  public void addLast(Task<?> element) {
    link(last, element, null);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Task<?> && holds((Task<?>) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (object instanceof Task<?> && holds((Task<?>) object)) {
      unlink((Task<?>) object);
      return true;
    }
    return false;
  }

  @Override
  public @Nullable Task<?> next(Task<?> element) {
    requireContained(requireElement(element));
    return element.queueNext;
  }

  @Override
  public @Nullable Task<?> previous(Task<?> element) {
    requireContained(requireElement(element));
    return element.queuePrevious;
  }

  @Override
  public void insertBefore(Task<?> anchor, Task<?> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor.queuePrevious, element, anchor);
  }

  @Override
  public void insertAfter(Task<?> anchor, Task<?> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor, element, anchor.queueNext);
  }

  @Override
  public @Nullable Task<?> erase(Task<?> element) {
    requireContained(element);
    Task<?> next = element.queueNext;
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Task<?> element) {
    move(null, element, first);
  }

  @Override
  public void moveToLast(Task<?> element) {
    move(last, element, null);
  }

  @Override
  public void moveBefore(Task<?> anchor, Task<?> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor.queuePrevious, element, anchor);
    }
  }

  @Override
  public void moveAfter(Task<?> anchor, Task<?> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor, element, anchor.queueNext);
    }
  }

  @Override
  public void clear() {
    beforeClear();
    Task<?> element = first;
    first = null;
    last = null;
    while (element != null) {
      Task<?> next = element.queueNext;
      forget(element);
      element = next;
    }
  }

  @Override
  public Iterator<Task<?>> iterator() {
    return new Steps();
  }

  @Override
  protected void traverse(Consumer<? super Task<?>> action, Position position) {
    Task<?> element = first;
    while (element != null) {
      position.set(element);
      action.accept(element);
      Object anchor = position.get();
      if (anchor == element) {
        element = element.queueNext;
      } else {
        element = anchor == null ? first : ((Task<?>) anchor).queueNext;
      }
    }
  }

  @Override
  protected @Nullable TaskQueue listOf(Task<?> element) {
    return holding(element);
  }

  @Override
  protected @Nullable Task<?> nextOf(Task<?> element) {
    return element.queueNext;
  }

  @Override
  protected @Nullable Task<?> previousOf(Task<?> element) {
    return element.queuePrevious;
  }

  @Override
  protected void link(Task<?> element, @Nullable Task<?> next) {
    link(next == null ? last : next.queuePrevious, element, next);
  }

  @Override
  protected void unlink(Task<?> element) {
    unlink(element.queuePrevious, element, element.queueNext);
  }

  @Override
  protected int transfer(IntrusiveList<Task<?>> source, Task<?> from, Task<?> to,
      @Nullable Task<?> next) {
    TaskQueue other = (TaskQueue) source;
    other.join(from.queuePrevious, to.queueNext);
    join(next == null ? last : next.queuePrevious, from);
    join(to, next);
    int count = 0;
    if (other != this) {
      Task<?> element = from;
      while (element != null && element != next) {
        element.queue = this;
        element = element.queueNext;
        count++;
      }
    }
    return count;
  }

  /** Makes two elements neighbours, or one the end of this list. */
  private void join(@Nullable Task<?> previous, @Nullable Task<?> next) {
    if (previous == null) {
      first = next;
    } else {
      setNextElement(previous, next);
    }
    if (next == null) {
      last = previous;
    } else {
      setPreviousElement(next, previous);
    }
  }

  /** Links an element, which must be free, between two neighbours. */
  private void link(@Nullable Task<?> previous, Task<?> element, @Nullable Task<?> next) {
    requireFree(element);
    beforeInsert();
    setPreviousElement(element, previous);
    setNextElement(element, next);
    element.queue = this;
    if (next == null) {
      last = element;
    } else {
      setPreviousElement(next, element);
    }
    if (previous == null) {
      first = element;
    } else {
      setNextElement(previous, element);
    }
  }

  /** Unlinks an element from its neighbours. */
  private void unlink(@Nullable Task<?> previous, Task<?> element, @Nullable Task<?> next) {
    beforeRemove(element, previous, next);
    if (next == null) {
      last = previous;
    } else {
      setPreviousElement(next, previous);
    }
    if (previous == null) {
      first = next;
    } else {
      setNextElement(previous, next);
    }
    element.queuePrevious = null;
    element.queueNext = null;
    element.queue = null;
  }

  /** Moves an element of this list between two neighbours; if it is one of them, it is there. */
  private void relink(@Nullable Task<?> previous, Task<?> element, @Nullable Task<?> next) {
    if (previous == element || next == element) {
      return;
    }
    Task<?> before = element.queuePrevious;
    Task<?> after = element.queueNext;
    beforeMove(element, before, after);
    join(before, after);
    setPreviousElement(element, previous);
    setNextElement(element, next);
    if (previous == null) {
      first = element;
    } else {
      setNextElement(previous, element);
    }
    if (next == null) {
      last = element;
    } else {
      setPreviousElement(next, element);
    }
  }

  /** Moves an element from any list, or from none. */
  private void move(@Nullable Task<?> previous, Task<?> element, @Nullable Task<?> next) {
    if (holds(element)) {
      relink(previous, element, next);
      return;
    }
    TaskQueue list = holding(element);
    if (list != null) {
      enterChange();
      list.unlink(element);
    }
    link(previous, element, next);
  }

  /** Stores the previous element in an element, whose type arguments may be others. */
  private static <V extends Comparable<V>> void setPreviousElement(Task<V> element,
      @Nullable Task<?> previous) {
    element.queuePrevious = (Task<V>) previous;
  }

  /** Stores the next element in an element, whose type arguments may be others. */
  private static <V extends Comparable<V>> void setNextElement(Task<V> element,
      @Nullable Task<?> next) {
    element.queueNext = (Task<V>) next;
  }

  /** Clears the fields of an element that nothing refers to any more. */
  private void forget(Task<?> element) {
    element.queuePrevious = null;
    element.queueNext = null;
    element.queue = null;
  }

  /** Requires that an element has no link of this name. */
  private void requireFree(Task<?> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.queuePrevious != null || element.queueNext != null;
    if (element.queue != null || hasNeighbour) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Task<?> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }

  /** Steps from one element to the next. */
  private final class Steps extends ElementIterator<Task<?>> {
    Steps() {
      super(TaskQueue.this);
    }

    @Override
    protected @Nullable Object following(Object element) {
      return ((Task<?>) element).queueNext;
    }
  }
}
