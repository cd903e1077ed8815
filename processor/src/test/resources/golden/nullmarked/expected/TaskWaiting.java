package work;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
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
@SuppressWarnings("deprecation")
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
    @Nullable TaskWaiting list = element.waitingOwner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
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
    @Nullable Task element = first;
    if (element != null) {
      @Nullable Task after = element.waitingNext;
      departing(element, null, after);
      join(null, after);
      element.waitingNext = null;
      element.waitingOwner = null;
    }
    return element;
  }

  @Override
  public @Nullable Task pollLast() {
    @Nullable Task element = last;
    if (element != null) {
      @Nullable Task before = element.waitingPrev;
      departing(element, before, null);
      join(before, null);
      element.waitingPrev = null;
      element.waitingOwner = null;
    }
    return element;
  }

  @Override
  public boolean add(Task element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Task element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Task element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    if (!(object instanceof Task)) {
      return false;
    }
    Task element = (Task) object;
    return holds(element);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Task)) {
      return false;
    }
    Task element = (Task) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public @Nullable Task next(Task element) {
    requireHeld(element);
    return element.waitingNext;
  }

  @Override
  public @Nullable Task previous(Task element) {
    requireHeld(element);
    return element.waitingPrev;
  }

  @Override
  public void insertBefore(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public @Nullable Task erase(Task element) {
    requireHeld(element);
    @Nullable Task next = element.waitingNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Task element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    @Nullable Task before = element.waitingPrev;
    @Nullable Task after = element.waitingNext;
    moving(element, before, after);
    if (before != null) {
      Task start = present(first);
      join(before, after);
      element.waitingNext = start;
      element.waitingPrev = null;
      start.waitingPrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Task element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    @Nullable Task before = element.waitingPrev;
    @Nullable Task after = element.waitingNext;
    moving(element, before, after);
    if (after != null) {
      Task end = present(last);
      join(before, after);
      element.waitingPrev = end;
      element.waitingNext = null;
      end.waitingNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Task anchor, Task element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Task> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      @Nullable Task element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.waitingNext;
        } else {
          element = resume(element, mark);
          mark = departures();
        }
      }
    } finally {
      endPass();
    }
  }

  @Override
  public Iterator<Task> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    @Nullable Task element = first;
    first = null;
    last = null;
    while (element != null) {
      @Nullable Task next = element.waitingNext;
      element.waitingPrev = null;
      element.waitingNext = null;
      element.waitingOwner = null;
      element = next;
    }
  }

  @Override
  protected @Nullable TaskWaiting holderOf(Task element) {
    return holding(element);
  }

  @Override
  protected @Nullable Task after(Task element) {
    return element.waitingNext;
  }

  @Override
  protected @Nullable Task before(Task element) {
    return element.waitingPrev;
  }

  @Override
  protected void detach(Task element) {
    @Nullable Task before = element.waitingPrev;
    @Nullable Task after = element.waitingNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.waitingPrev = before;
      before.waitingNext = after;
    } else {
      join(before, after);
    }
    element.waitingPrev = null;
    element.waitingNext = null;
    element.waitingOwner = null;
  }

  @Override
  protected void join(@Nullable Task before, @Nullable Task after) {
    if (before == null) {
      first = after;
    } else {
      before.waitingNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.waitingPrev = before;
    }
  }

  @Override
  protected void adopt(Task element) {
    element.waitingOwner = this;
  }

  private void prepend(Task element) {
    @Nullable Task after = first;
    first = element;
    element.waitingNext = after;
    if (after == null) {
      last = element;
    } else {
      after.waitingPrev = element;
    }
    arrived();
  }

  private void append(Task element) {
    @Nullable Task before = last;
    last = element;
    element.waitingPrev = before;
    if (before == null) {
      first = element;
    } else {
      before.waitingNext = element;
    }
    arrived();
  }

  private void putBefore(Task anchor, Task element) {
    join(anchor.waitingPrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Task anchor, Task element) {
    join(element, anchor.waitingNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Task element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.waitingPrev != null || element.waitingNext != null;
    if (element.waitingOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.waitingOwner = this;
  }

  private void seize(Task element) {
    @Nullable TaskWaiting holder = element.waitingOwner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.waitingOwner = this;
  }

  private void requireHeld(Task anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Task element) {
    if (element.waitingOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    @Nullable Task before = element.waitingPrev;
    return (before == null ? first : before.waitingNext) == element;
  }

  private final class Elements extends ElementIterator<Task> {
    Elements() {
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
