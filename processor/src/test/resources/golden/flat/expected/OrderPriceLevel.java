package market;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Order} objects, linked through {@link Order#levelPrev}, {@link Order#levelNext}
 * and {@link Order#level}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class OrderPriceLevel extends FlatList<Order> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private Order first;

  private Order last;

  /** Creates an empty list. */
  public OrderPriceLevel() {}

  /** Returns the list that holds an element, or null. */
  static OrderPriceLevel holding(Order element) {
    OrderPriceLevel list = element.level;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "priceLevel";
  }

  @Override
  public Order peekFirst() {
    return first;
  }

  @Override
  public Order peekLast() {
    return last;
  }

  @Override
  public Order pollFirst() {
    Order element = first;
    if (element != null) {
      Order after = element.levelNext;
      departing(element, null, after);
      join(null, after);
      element.levelNext = null;
      element.level = null;
    }
    return element;
  }

  @Override
  public Order pollLast() {
    Order element = last;
    if (element != null) {
      Order before = element.levelPrev;
      departing(element, before, null);
      join(before, null);
      element.levelPrev = null;
      element.level = null;
    }
    return element;
  }

  @Override
  public boolean add(Order element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Order element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Order element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Order)) {
      return false;
    }
    Order element = (Order) object;
    return holds(element);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Order)) {
      return false;
    }
    Order element = (Order) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public Order next(Order element) {
    requireHeld(element);
    return element.levelNext;
  }

  @Override
  public Order previous(Order element) {
    requireHeld(element);
    return element.levelPrev;
  }

  @Override
  public void insertBefore(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public Order erase(Order element) {
    requireHeld(element);
    Order next = element.levelNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Order element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    Order before = element.levelPrev;
    Order after = element.levelNext;
    moving(element, before, after);
    if (before != null) {
      Order start = present(first);
      join(before, after);
      element.levelNext = start;
      element.levelPrev = null;
      start.levelPrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Order element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    Order before = element.levelPrev;
    Order after = element.levelNext;
    moving(element, before, after);
    if (after != null) {
      Order end = present(last);
      join(before, after);
      element.levelPrev = end;
      element.levelNext = null;
      end.levelNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Order element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.levelNext;
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
  public Iterator<Order> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    Order element = first;
    first = null;
    last = null;
    while (element != null) {
      Order next = element.levelNext;
      element.levelPrev = null;
      element.levelNext = null;
      element.level = null;
      element = next;
    }
  }

  @Override
  protected OrderPriceLevel holderOf(Order element) {
    return holding(element);
  }

  @Override
  protected Order after(Order element) {
    return element.levelNext;
  }

  @Override
  protected Order before(Order element) {
    return element.levelPrev;
  }

  @Override
  protected void detach(Order element) {
    Order before = element.levelPrev;
    Order after = element.levelNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.levelPrev = before;
      before.levelNext = after;
    } else {
      join(before, after);
    }
    element.levelPrev = null;
    element.levelNext = null;
    element.level = null;
  }

  @Override
  protected void join(Order before, Order after) {
    if (before == null) {
      first = after;
    } else {
      before.levelNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.levelPrev = before;
    }
  }

  @Override
  protected void adopt(Order element) {
    element.level = this;
  }

  private void prepend(Order element) {
    Order after = first;
    first = element;
    element.levelNext = after;
    if (after == null) {
      last = element;
    } else {
      after.levelPrev = element;
    }
    arrived();
  }

  private void append(Order element) {
    Order before = last;
    last = element;
    element.levelPrev = before;
    if (before == null) {
      first = element;
    } else {
      before.levelNext = element;
    }
    arrived();
  }

  private void putBefore(Order anchor, Order element) {
    join(anchor.levelPrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Order anchor, Order element) {
    join(element, anchor.levelNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Order element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.levelPrev != null || element.levelNext != null;
    if (element.level != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.level = this;
  }

  private void seize(Order element) {
    OrderPriceLevel holder = element.level;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.level = this;
  }

  private void requireHeld(Order anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Order element) {
    if (element.level != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Order before = element.levelPrev;
    return (before == null ? first : before.levelNext) == element;
  }

  private final class Elements extends ElementIterator<Order> {
    Elements() {
      super(OrderPriceLevel.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Order) element).levelNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Order) element).level == OrderPriceLevel.this;
    }
  }
}
