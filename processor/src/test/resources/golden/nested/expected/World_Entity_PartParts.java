package game;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link World.Entity.Part} objects, linked through {@link World.Entity.Part#prev},
 * {@link World.Entity.Part#next} and {@link World.Entity.Part#owner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
final class World_Entity_PartParts extends FlatList<World.Entity.Part> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private World.Entity.Part first;

  private World.Entity.Part last;

  /** Creates an empty list. */
  public World_Entity_PartParts() {}

  /** Returns the list that holds an element, or null. */
  static World_Entity_PartParts holding(World.Entity.Part element) {
    World_Entity_PartParts list = element.owner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "parts";
  }

  @Override
  public World.Entity.Part peekFirst() {
    return first;
  }

  @Override
  public World.Entity.Part peekLast() {
    return last;
  }

  @Override
  public World.Entity.Part pollFirst() {
    World.Entity.Part element = first;
    if (element != null) {
      World.Entity.Part after = element.next;
      departing(element, null, after);
      join(null, after);
      element.next = null;
      element.owner = null;
    }
    return element;
  }

  @Override
  public World.Entity.Part pollLast() {
    World.Entity.Part element = last;
    if (element != null) {
      World.Entity.Part before = element.prev;
      departing(element, before, null);
      join(before, null);
      element.prev = null;
      element.owner = null;
    }
    return element;
  }

  @Override
  public boolean add(World.Entity.Part element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(World.Entity.Part element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(World.Entity.Part element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof World.Entity.Part)) {
      return false;
    }
    World.Entity.Part element = (World.Entity.Part) object;
    return holds(element);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof World.Entity.Part)) {
      return false;
    }
    World.Entity.Part element = (World.Entity.Part) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public World.Entity.Part next(World.Entity.Part element) {
    requireHeld(element);
    return element.next;
  }

  @Override
  public World.Entity.Part previous(World.Entity.Part element) {
    requireHeld(element);
    return element.prev;
  }

  @Override
  public void insertBefore(World.Entity.Part anchor, World.Entity.Part element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(World.Entity.Part anchor, World.Entity.Part element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public World.Entity.Part erase(World.Entity.Part element) {
    requireHeld(element);
    World.Entity.Part next = element.next;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(World.Entity.Part element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    World.Entity.Part before = element.prev;
    World.Entity.Part after = element.next;
    moving(element, before, after);
    if (before != null) {
      World.Entity.Part start = present(first);
      join(before, after);
      element.next = start;
      element.prev = null;
      start.prev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(World.Entity.Part element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    World.Entity.Part before = element.prev;
    World.Entity.Part after = element.next;
    moving(element, before, after);
    if (after != null) {
      World.Entity.Part end = present(last);
      join(before, after);
      element.prev = end;
      element.next = null;
      end.next = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(World.Entity.Part anchor, World.Entity.Part element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(World.Entity.Part anchor, World.Entity.Part element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super World.Entity.Part> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      World.Entity.Part element = first;
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
  public Iterator<World.Entity.Part> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    World.Entity.Part element = first;
    first = null;
    last = null;
    while (element != null) {
      World.Entity.Part next = element.next;
      element.prev = null;
      element.next = null;
      element.owner = null;
      element = next;
    }
  }

  @Override
  protected World_Entity_PartParts holderOf(World.Entity.Part element) {
    return holding(element);
  }

  @Override
  protected World.Entity.Part after(World.Entity.Part element) {
    return element.next;
  }

  @Override
  protected World.Entity.Part before(World.Entity.Part element) {
    return element.prev;
  }

  @Override
  protected void detach(World.Entity.Part element) {
    World.Entity.Part before = element.prev;
    World.Entity.Part after = element.next;
    departing(element, before, after);
    if (before != null && after != null) {
      after.prev = before;
      before.next = after;
    } else {
      join(before, after);
    }
    element.prev = null;
    element.next = null;
    element.owner = null;
  }

  @Override
  protected void join(World.Entity.Part before, World.Entity.Part after) {
    if (before == null) {
      first = after;
    } else {
      before.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.prev = before;
    }
  }

  @Override
  protected void adopt(World.Entity.Part element) {
    element.owner = this;
  }

  private void prepend(World.Entity.Part element) {
    World.Entity.Part after = first;
    first = element;
    element.next = after;
    if (after == null) {
      last = element;
    } else {
      after.prev = element;
    }
    arrived();
  }

  private void append(World.Entity.Part element) {
    World.Entity.Part before = last;
    last = element;
    element.prev = before;
    if (before == null) {
      first = element;
    } else {
      before.next = element;
    }
    arrived();
  }

  private void putBefore(World.Entity.Part anchor, World.Entity.Part element) {
    join(anchor.prev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(World.Entity.Part anchor, World.Entity.Part element) {
    join(element, anchor.next);
    join(anchor, element);
    arrived();
  }

  private void claim(World.Entity.Part element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.prev != null || element.next != null;
    if (element.owner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.owner = this;
  }

  private void seize(World.Entity.Part element) {
    World_Entity_PartParts holder = element.owner;
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

  private void requireHeld(World.Entity.Part anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(World.Entity.Part element) {
    if (element.owner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    World.Entity.Part before = element.prev;
    return (before == null ? first : before.next) == element;
  }

  private final class Elements extends ElementIterator<World.Entity.Part> {
    Elements() {
      super(World_Entity_PartParts.this);
    }

    @Override
    protected Object following(Object element) {
      return ((World.Entity.Part) element).next;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((World.Entity.Part) element).owner == World_Entity_PartParts.this;
    }
  }
}
