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
 * A list of {@link Bullet} objects, linked through {@link Bullet#gridPrev}, {@link Bullet#gridNext}
 * and {@link Bullet#gridOwner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class BulletGridCell extends FlatList<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private Bullet first;

  private Bullet last;

  /** Creates an empty list. */
  public BulletGridCell() {}

  /** Returns the list that holds an element, or null. */
  static BulletGridCell holding(Bullet element) {
    BulletGridCell list = element.gridOwner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "gridCell";
  }

  @Override
  public Bullet peekFirst() {
    return first;
  }

  @Override
  public Bullet peekLast() {
    return last;
  }

  @Override
  public Bullet pollFirst() {
    Bullet element = first;
    if (element != null) {
      Bullet after = element.gridNext;
      departing(element, null, after);
      join(null, after);
      element.gridNext = null;
      element.gridOwner = null;
    }
    return element;
  }

  @Override
  public Bullet pollLast() {
    Bullet element = last;
    if (element != null) {
      Bullet before = element.gridPrev;
      departing(element, before, null);
      join(before, null);
      element.gridPrev = null;
      element.gridOwner = null;
    }
    return element;
  }

  @Override
  public boolean add(Bullet element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Bullet element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Bullet element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return holds(element);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public Bullet next(Bullet element) {
    requireHeld(element);
    return element.gridNext;
  }

  @Override
  public Bullet previous(Bullet element) {
    requireHeld(element);
    return element.gridPrev;
  }

  @Override
  public void insertBefore(Bullet anchor, Bullet element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Bullet anchor, Bullet element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public Bullet erase(Bullet element) {
    requireHeld(element);
    Bullet next = element.gridNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Bullet element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    Bullet before = element.gridPrev;
    Bullet after = element.gridNext;
    moving(element, before, after);
    if (before != null) {
      Bullet start = present(first);
      join(before, after);
      element.gridNext = start;
      element.gridPrev = null;
      start.gridPrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Bullet element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    Bullet before = element.gridPrev;
    Bullet after = element.gridNext;
    moving(element, before, after);
    if (after != null) {
      Bullet end = present(last);
      join(before, after);
      element.gridPrev = end;
      element.gridNext = null;
      end.gridNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Bullet anchor, Bullet element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Bullet anchor, Bullet element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Bullet> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Bullet element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.gridNext;
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
  public Iterator<Bullet> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    Bullet element = first;
    first = null;
    last = null;
    while (element != null) {
      Bullet next = element.gridNext;
      element.gridPrev = null;
      element.gridNext = null;
      element.gridOwner = null;
      element = next;
    }
  }

  @Override
  protected BulletGridCell holderOf(Bullet element) {
    return holding(element);
  }

  @Override
  protected Bullet after(Bullet element) {
    return element.gridNext;
  }

  @Override
  protected Bullet before(Bullet element) {
    return element.gridPrev;
  }

  @Override
  protected void detach(Bullet element) {
    Bullet before = element.gridPrev;
    Bullet after = element.gridNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.gridPrev = before;
      before.gridNext = after;
    } else {
      join(before, after);
    }
    element.gridPrev = null;
    element.gridNext = null;
    element.gridOwner = null;
  }

  @Override
  protected void join(Bullet before, Bullet after) {
    if (before == null) {
      first = after;
    } else {
      before.gridNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.gridPrev = before;
    }
  }

  @Override
  protected void adopt(Bullet element) {
    element.gridOwner = this;
  }

  private void prepend(Bullet element) {
    Bullet after = first;
    first = element;
    element.gridNext = after;
    if (after == null) {
      last = element;
    } else {
      after.gridPrev = element;
    }
    arrived();
  }

  private void append(Bullet element) {
    Bullet before = last;
    last = element;
    element.gridPrev = before;
    if (before == null) {
      first = element;
    } else {
      before.gridNext = element;
    }
    arrived();
  }

  private void putBefore(Bullet anchor, Bullet element) {
    join(anchor.gridPrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Bullet anchor, Bullet element) {
    join(element, anchor.gridNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Bullet element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.gridPrev != null || element.gridNext != null;
    if (element.gridOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.gridOwner = this;
  }

  private void seize(Bullet element) {
    BulletGridCell holder = element.gridOwner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.gridOwner = this;
  }

  private void requireHeld(Bullet anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Bullet element) {
    if (element.gridOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Bullet before = element.gridPrev;
    return (before == null ? first : before.gridNext) == element;
  }

  private final class Elements extends ElementIterator<Bullet> {
    Elements() {
      super(BulletGridCell.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Bullet) element).gridNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Bullet) element).gridOwner == BulletGridCell.this;
    }
  }
}
