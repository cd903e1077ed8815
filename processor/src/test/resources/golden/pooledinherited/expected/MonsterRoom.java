package dungeon;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Monster} objects, linked through {@link Monster#roomPrev}, {@link
 * Monster#roomNext} and {@link Monster#roomOwner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class MonsterRoom<W> extends FlatList<Monster<W>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private Monster<W> first;

  private Monster<W> last;

  /** Creates an empty list. */
  public MonsterRoom() {}

  /** Returns the list that holds an element, or null. */
  static <W> MonsterRoom<W> holding(Monster<W> element) {
    MonsterRoom<W> list = element.roomOwner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "room";
  }

  @Override
  public Monster<W> peekFirst() {
    return first;
  }

  @Override
  public Monster<W> peekLast() {
    return last;
  }

  @Override
  public Monster<W> pollFirst() {
    Monster<W> element = first;
    if (element != null) {
      Monster<W> after = element.roomNext;
      departing(element, null, after);
      join(null, after);
      element.roomNext = null;
      element.roomOwner = null;
    }
    return element;
  }

  @Override
  public Monster<W> pollLast() {
    Monster<W> element = last;
    if (element != null) {
      Monster<W> before = element.roomPrev;
      departing(element, before, null);
      join(before, null);
      element.roomPrev = null;
      element.roomOwner = null;
    }
    return element;
  }

  @Override
  public boolean add(Monster<W> element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Monster<W> element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Monster<W> element) {
    claim(element);
    append(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(Object object) {
    if (!(object instanceof Monster<?>)) {
      return false;
    }
    Monster<W> element = (Monster<W>) object;
    return holds(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(Object object) {
    if (!(object instanceof Monster<?>)) {
      return false;
    }
    Monster<W> element = (Monster<W>) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public Monster<W> next(Monster<W> element) {
    requireHeld(element);
    return element.roomNext;
  }

  @Override
  public Monster<W> previous(Monster<W> element) {
    requireHeld(element);
    return element.roomPrev;
  }

  @Override
  public void insertBefore(Monster<W> anchor, Monster<W> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Monster<W> anchor, Monster<W> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public Monster<W> erase(Monster<W> element) {
    requireHeld(element);
    Monster<W> next = element.roomNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Monster<W> element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    Monster<W> before = element.roomPrev;
    Monster<W> after = element.roomNext;
    moving(element, before, after);
    if (before != null) {
      Monster<W> start = present(first);
      join(before, after);
      element.roomNext = start;
      element.roomPrev = null;
      start.roomPrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Monster<W> element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    Monster<W> before = element.roomPrev;
    Monster<W> after = element.roomNext;
    moving(element, before, after);
    if (after != null) {
      Monster<W> end = present(last);
      join(before, after);
      element.roomPrev = end;
      element.roomNext = null;
      end.roomNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Monster<W> anchor, Monster<W> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Monster<W> anchor, Monster<W> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Monster<W>> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Monster<W> element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.roomNext;
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
  public Iterator<Monster<W>> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    Monster<W> element = first;
    first = null;
    last = null;
    while (element != null) {
      Monster<W> next = element.roomNext;
      element.roomPrev = null;
      element.roomNext = null;
      element.roomOwner = null;
      element = next;
    }
  }

  @Override
  protected MonsterRoom<W> holderOf(Monster<W> element) {
    return holding(element);
  }

  @Override
  protected Monster<W> after(Monster<W> element) {
    return element.roomNext;
  }

  @Override
  protected Monster<W> before(Monster<W> element) {
    return element.roomPrev;
  }

  @Override
  protected void detach(Monster<W> element) {
    Monster<W> before = element.roomPrev;
    Monster<W> after = element.roomNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.roomPrev = before;
      before.roomNext = after;
    } else {
      join(before, after);
    }
    element.roomPrev = null;
    element.roomNext = null;
    element.roomOwner = null;
  }

  @Override
  protected void join(Monster<W> before, Monster<W> after) {
    if (before == null) {
      first = after;
    } else {
      before.roomNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.roomPrev = before;
    }
  }

  @Override
  protected void adopt(Monster<W> element) {
    element.roomOwner = this;
  }

  private void prepend(Monster<W> element) {
    Monster<W> after = first;
    first = element;
    element.roomNext = after;
    if (after == null) {
      last = element;
    } else {
      after.roomPrev = element;
    }
    arrived();
  }

  private void append(Monster<W> element) {
    Monster<W> before = last;
    last = element;
    element.roomPrev = before;
    if (before == null) {
      first = element;
    } else {
      before.roomNext = element;
    }
    arrived();
  }

  private void putBefore(Monster<W> anchor, Monster<W> element) {
    join(anchor.roomPrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Monster<W> anchor, Monster<W> element) {
    join(element, anchor.roomNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Monster<W> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.roomPrev != null || element.roomNext != null;
    if (element.roomOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.roomOwner = this;
  }

  private void seize(Monster<W> element) {
    MonsterRoom<W> holder = element.roomOwner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.roomOwner = this;
  }

  private void requireHeld(Monster<W> anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Monster<W> element) {
    if (element.roomOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Monster<W> before = element.roomPrev;
    return (before == null ? first : before.roomNext) == element;
  }

  private final class Elements extends ElementIterator<Monster<W>> {
    Elements() {
      super(MonsterRoom.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Monster<?>) element).roomNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Monster<?>) element).roomOwner == MonsterRoom.this;
    }
  }
}
