package game;

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
 * A list of {@link World.NamedCell} objects, linked through {@link World.NamedCell#previous},
 * {@link World.NamedCell#next} and {@link World.NamedCell#owner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_NamedCellNames<V> extends FlatList<World.NamedCell<V>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private World.@Nullable NamedCell<V> first;

  private World.@Nullable NamedCell<V> last;

  /** Creates an empty list. */
  public World_NamedCellNames() {}

  /** Returns the list that holds an element, or null. */
  static <V> @Nullable World_NamedCellNames<V> holding(World.NamedCell<V> element) {
    @Nullable World_NamedCellNames<V> list = element.owner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "names";
  }

  @Override
  public World.@Nullable NamedCell<V> peekFirst() {
    return first;
  }

  @Override
  public World.@Nullable NamedCell<V> peekLast() {
    return last;
  }

  @Override
  public World.@Nullable NamedCell<V> pollFirst() {
    World.@Nullable NamedCell<V> element = first;
    if (element != null) {
      World.@Nullable NamedCell<V> after = element.next;
      departing(element, null, after);
      join(null, after);
      element.next = null;
      element.owner = null;
    }
    return element;
  }

  @Override
  public World.@Nullable NamedCell<V> pollLast() {
    World.@Nullable NamedCell<V> element = last;
    if (element != null) {
      World.@Nullable NamedCell<V> before = element.previous;
      departing(element, before, null);
      join(before, null);
      element.previous = null;
      element.owner = null;
    }
    return element;
  }

  @Override
  public boolean add(World.NamedCell<V> element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(World.NamedCell<V> element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(World.NamedCell<V> element) {
    claim(element);
    append(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    if (!(object instanceof World.NamedCell<?>)) {
      return false;
    }
    World.NamedCell<V> element = (World.NamedCell<V>) object;
    return holds(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof World.NamedCell<?>)) {
      return false;
    }
    World.NamedCell<V> element = (World.NamedCell<V>) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public World.@Nullable NamedCell<V> next(World.NamedCell<V> element) {
    requireHeld(element);
    return element.next;
  }

  @Override
  public World.@Nullable NamedCell<V> previous(World.NamedCell<V> element) {
    requireHeld(element);
    return element.previous;
  }

  @Override
  public void insertBefore(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public World.@Nullable NamedCell<V> erase(World.NamedCell<V> element) {
    requireHeld(element);
    World.@Nullable NamedCell<V> next = element.next;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(World.NamedCell<V> element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    World.@Nullable NamedCell<V> before = element.previous;
    World.@Nullable NamedCell<V> after = element.next;
    moving(element, before, after);
    if (before != null) {
      World.NamedCell<V> start = present(first);
      join(before, after);
      element.next = start;
      element.previous = null;
      start.previous = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(World.NamedCell<V> element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    World.@Nullable NamedCell<V> before = element.previous;
    World.@Nullable NamedCell<V> after = element.next;
    moving(element, before, after);
    if (after != null) {
      World.NamedCell<V> end = present(last);
      join(before, after);
      element.previous = end;
      element.next = null;
      end.next = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super World.NamedCell<V>> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      World.@Nullable NamedCell<V> element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.next;
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
  public Iterator<World.NamedCell<V>> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    World.@Nullable NamedCell<V> element = first;
    first = null;
    last = null;
    while (element != null) {
      World.@Nullable NamedCell<V> next = element.next;
      element.previous = null;
      element.next = null;
      element.owner = null;
      element = next;
    }
  }

  @Override
  protected @Nullable World_NamedCellNames<V> holderOf(World.NamedCell<V> element) {
    return holding(element);
  }

  @Override
  protected World.@Nullable NamedCell<V> after(World.NamedCell<V> element) {
    return element.next;
  }

  @Override
  protected World.@Nullable NamedCell<V> before(World.NamedCell<V> element) {
    return element.previous;
  }

  @Override
  protected void detach(World.NamedCell<V> element) {
    World.@Nullable NamedCell<V> before = element.previous;
    World.@Nullable NamedCell<V> after = element.next;
    departing(element, before, after);
    if (before != null && after != null) {
      after.previous = before;
      before.next = after;
    } else {
      join(before, after);
    }
    element.previous = null;
    element.next = null;
    element.owner = null;
  }

  @Override
  protected void join(World.@Nullable NamedCell<V> before, World.@Nullable NamedCell<V> after) {
    if (before == null) {
      first = after;
    } else {
      before.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.previous = before;
    }
  }

  @Override
  protected void adopt(World.NamedCell<V> element) {
    element.owner = this;
  }

  private void prepend(World.NamedCell<V> element) {
    World.@Nullable NamedCell<V> after = first;
    first = element;
    element.next = after;
    if (after == null) {
      last = element;
    } else {
      after.previous = element;
    }
    arrived();
  }

  private void append(World.NamedCell<V> element) {
    World.@Nullable NamedCell<V> before = last;
    last = element;
    element.previous = before;
    if (before == null) {
      first = element;
    } else {
      before.next = element;
    }
    arrived();
  }

  private void putBefore(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    join(anchor.previous, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(World.NamedCell<V> anchor, World.NamedCell<V> element) {
    join(element, anchor.next);
    join(anchor, element);
    arrived();
  }

  private void claim(World.NamedCell<V> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.previous != null || element.next != null;
    if (element.owner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.owner = this;
  }

  private void seize(World.NamedCell<V> element) {
    @Nullable World_NamedCellNames<V> holder = element.owner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.owner = this;
  }

  private void requireHeld(World.NamedCell<V> anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(World.NamedCell<V> element) {
    if (element.owner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    World.@Nullable NamedCell<V> before = element.previous;
    return (before == null ? first : before.next) == element;
  }

  private final class Elements extends ElementIterator<World.NamedCell<V>> {
    Elements() {
      super(World_NamedCellNames.this);
    }

    @Override
    protected @Nullable Object following(Object element) {
      return ((World.NamedCell<?>) element).next;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((World.NamedCell<?>) element).owner == World_NamedCellNames.this;
    }
  }
}
