package work;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.IntrusiveList;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A list of {@link Task} objects, linked through {@link Task#waitingPrev}, {@link Task#waitingNext}
 * and {@link Task#waitingOwner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings({"all", "deprecation"})
public final class TaskWaiting extends FlatList<Task> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private @Nullable Task first;
  private @Nullable Task last;

  /** Creates an empty list. */
  public TaskWaiting() {}

  /** Returns the list that holds an element, or null. */
  static @Nullable TaskWaiting holding(Task element) {
    TaskWaiting list = element.waitingOwner;
    return list != null && list.holds(element) ? list : null;
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Task element) {
    if (element.waitingOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Task previous = element.waitingPrev;
    return (previous == null ? first : previous.waitingNext) == element;
  }

  /** Returns what follows an element in the list that it is in. */
  static @Nullable Task following(Task element) {
    requireHeld(holding(element), element, "waiting");
    return element.waitingNext;
  }

  /** Returns what precedes an element in the list that it is in. */
  static @Nullable Task preceding(Task element) {
    requireHeld(holding(element), element, "waiting");
    return element.waitingPrev;
  }

  @Override
  protected String linkName() {
    return "waiting";
  }

  @Override
  public @Nullable Task peekFirst() {
    return first;
  }

  @Override
  public @Nullable Task peekLast() {
    return last;
  }

  @Override
  public @Nullable Task pollFirst() {
    Task element = first;
    if (element != null) {
      unlink(null, element, element.waitingNext);
    }
    return element;
  }

  @Override
  public @Nullable Task pollLast() {
    Task element = last;
    if (element != null) {
      unlink(element.waitingPrev, element, null);
    }
    return element;
  }

  @Override
  public boolean add(Task element) {
    link(last, element, null);
    return true;
  }

  @Override
  public void addFirst(Task element) {
    link(null, element, first);
  }

  @Override
  public void addLast(Task element) {
    link(last, element, null);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Task && holds((Task) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (object instanceof Task && holds((Task) object)) {
      unlink((Task) object);
      return true;
    }
    return false;
  }

  @Override
  public @Nullable Task next(Task element) {
    requireContained(requireElement(element));
    return element.waitingNext;
  }

  @Override
  public @Nullable Task previous(Task element) {
    requireContained(requireElement(element));
    return element.waitingPrev;
  }

  @Override
  public void insertBefore(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor.waitingPrev, element, anchor);
  }

  @Override
  public void insertAfter(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor, element, anchor.waitingNext);
  }

  @Override
  public @Nullable Task erase(Task element) {
    requireContained(element);
    Task next = element.waitingNext;
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Task element) {
    move(null, element, first);
  }

  @Override
  public void moveToLast(Task element) {
    move(last, element, null);
  }

  @Override
  public void moveBefore(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor.waitingPrev, element, anchor);
    }
  }

  @Override
  public void moveAfter(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor, element, anchor.waitingNext);
    }
  }

  @Override
  public void clear() {
    clearing();
    Task element = first;
    first = null;
    last = null;
    while (element != null) {
      Task next = element.waitingNext;
      forget(element);
      element = next;
    }
  }

  @Override
  public Iterator<Task> iterator() {
    return new Steps();
  }

  @Override
  protected void traverse(Consumer<? super Task> action) {
    int mark = mark();
    Task element = first;
    while (element != null) {
      action.accept(element);
      if (mark() == mark) {
        element = element.waitingNext;
      } else {
        element = resume(element, mark);
        mark = mark();
      }
    }
  }

  @Override
  protected @Nullable TaskWaiting listOf(Task element) {
    return holding(element);
  }

  @Override
  protected @Nullable Task nextOf(Task element) {
    return element.waitingNext;
  }

  @Override
  protected @Nullable Task previousOf(Task element) {
    return element.waitingPrev;
  }

  @Override
  protected void link(Task element, @Nullable Task next) {
    link(next == null ? last : next.waitingPrev, element, next);
  }

  @Override
  protected void unlink(Task element) {
    unlink(element.waitingPrev, element, element.waitingNext);
  }

  @Override
  protected int transfer(IntrusiveList<Task> source, Task from, Task to, @Nullable Task next) {
    TaskWaiting other = (TaskWaiting) source;
    other.join(from.waitingPrev, to.waitingNext);
    join(next == null ? last : next.waitingPrev, from);
    join(to, next);
    int count = 0;
    if (other != this) {
      Task element = from;
      while (element != null && element != next) {
        element.waitingOwner = this;
        element = element.waitingNext;
        count++;
      }
    }
    return count;
  }

  /** Makes two elements neighbours, or one the end of this list. */
  private void join(@Nullable Task previous, @Nullable Task next) {
    if (previous == null) {
      first = next;
    } else {
      previous.waitingNext = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.waitingPrev = previous;
    }
  }

  /** Links an element, which must be free, between two neighbours. */
  private void link(@Nullable Task previous, Task element, @Nullable Task next) {
    requireFree(element);
    inserting(element);
    // No call from here on: it could overflow the stack.
    element.waitingPrev = previous;
    element.waitingNext = next;
    element.waitingOwner = this;
    if (next == null) {
      last = element;
    } else {
      next.waitingPrev = element;
    }
    if (previous == null) {
      first = element;
    } else {
      previous.waitingNext = element;
    }
  }

  /** Unlinks an element from its neighbours. */
  private void unlink(@Nullable Task previous, Task element, @Nullable Task next) {
    removing(element, previous, next);
    // No call from here on: it could overflow the stack.
    if (next == null) {
      last = previous;
    } else {
      next.waitingPrev = previous;
    }
    if (previous == null) {
      first = next;
    } else {
      previous.waitingNext = next;
    }
    element.waitingPrev = null;
    element.waitingNext = null;
    element.waitingOwner = null;
  }

  /** Moves an element of this list between two neighbours; if it is one of them, it is there. */
  private void relink(@Nullable Task previous, Task element, @Nullable Task next) {
    if (previous == element || next == element) {
      return;
    }
    Task before = element.waitingPrev;
    Task after = element.waitingNext;
    relinking(element, before, after);
    join(before, after);
    // No call from here on: it could overflow the stack.
    element.waitingPrev = previous;
    element.waitingNext = next;
    if (previous == null) {
      first = element;
    } else {
      previous.waitingNext = element;
    }
    if (next == null) {
      last = element;
    } else {
      next.waitingPrev = element;
    }
  }

  /** Moves an element from any list, or from none. */
  private void move(@Nullable Task previous, Task element, @Nullable Task next) {
    if (holds(element)) {
      relink(previous, element, next);
      return;
    }
    TaskWaiting list = holding(element);
    if (list != null) {
      enterChange();
      list.unlink(element);
    }
    link(previous, element, next);
  }

  /** Clears the fields of an element that nothing refers to any more. */
  private void forget(Task element) {
    element.waitingPrev = null;
    element.waitingNext = null;
    element.waitingOwner = null;
  }

  /** Requires that an element has no link of this name. */
  private void requireFree(Task element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.waitingPrev != null || element.waitingNext != null;
    if (element.waitingOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Task element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }

  /** Steps from one element to the next. */
  private final class Steps extends ElementIterator<Task> {

    Steps() {
      super(TaskWaiting.this);
    }

    @Override
    protected @Nullable Object following(Object element) {
      return ((Task) element).waitingNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Task) element).waitingOwner == TaskWaiting.this;
    }
  }
}
