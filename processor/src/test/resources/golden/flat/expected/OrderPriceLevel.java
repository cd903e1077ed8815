package market;

import dev.intrusive.ElementIterator;
import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Position;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Order} objects, linked through {@link Order#levelPrev}, {@link Order#levelNext}
 * and {@link Order#level}. {@code addLast}, {@code remove} and {@code moveToLast} are O(1). One
 * thread at a time may use it; see the <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
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
public final class OrderPriceLevel extends IntrusiveList<Order> {
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

  /** Returns whether an element is in this list. */
  private boolean holds(Order element) {
    if (element.level != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Order previous = element.levelPrev;
    return (previous == null ? first : previous.levelNext) == element;
  }

  /** Returns the element after another in the list that it is in. */
  static Order following(Order element) {
    requireHeld(holding(element), element, "priceLevel");
    return element.levelNext;
  }

  /** Returns the element before another in the list that it is in. */
  static Order preceding(Order element) {
    requireHeld(holding(element), element, "priceLevel");
    return element.levelPrev;
  }

  @Override
  protected String linkName() {
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
      unlink(null, element, element.levelNext);
    }
    return element;
  }

  @Override
  public Order pollLast() {
    Order element = last;
    if (element != null) {
      unlink(element.levelPrev, element, null);
    }
    return element;
  }

  @Override
  public boolean add(Order element) {
    link(last, element, null);
    return true;
  }

  @Override
  public void addFirst(Order element) {
    link(null, element, first);
  }

  @Override
  public void addLast(Order element) {
    link(last, element, null);
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Order && holds((Order) object);
  }

  @Override
  public boolean remove(Object object) {
    if (object instanceof Order && holds((Order) object)) {
      unlink((Order) object);
      return true;
    }
    return false;
  }

  @Override
  public Order next(Order element) {
    requireContained(requireElement(element));
    return element.levelNext;
  }

  @Override
  public Order previous(Order element) {
    requireContained(requireElement(element));
    return element.levelPrev;
  }

  @Override
  public void insertBefore(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor.levelPrev, element, anchor);
  }

  @Override
  public void insertAfter(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor, element, anchor.levelNext);
  }

  @Override
  public Order erase(Order element) {
    requireContained(element);
    Order next = element.levelNext;
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Order element) {
    move(null, element, first);
  }

  @Override
  public void moveToLast(Order element) {
    move(last, element, null);
  }

  @Override
  public void moveBefore(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor.levelPrev, element, anchor);
    }
  }

  @Override
  public void moveAfter(Order anchor, Order element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor, element, anchor.levelNext);
    }
  }

  @Override
  public void clear() {
    beforeClear();
    Order element = first;
    first = null;
    last = null;
    while (element != null) {
      Order next = element.levelNext;
      forget(element);
      element = next;
    }
  }

  @Override
  public Iterator<Order> iterator() {
    return new Steps();
  }

  @Override
  protected void traverse(Consumer<? super Order> action, Position position) {
    Order element = first;
    while (element != null) {
      position.set(element);
      action.accept(element);
      Object anchor = position.get();
      if (anchor == element) {
        element = element.levelNext;
      } else {
        element = anchor == null ? first : ((Order) anchor).levelNext;
      }
    }
  }

  @Override
  protected OrderPriceLevel listOf(Order element) {
    return holding(element);
  }

  @Override
  protected Order nextOf(Order element) {
    return element.levelNext;
  }

  @Override
  protected Order previousOf(Order element) {
    return element.levelPrev;
  }

  @Override
  protected void link(Order element, Order next) {
    link(next == null ? last : next.levelPrev, element, next);
  }

  @Override
  protected void unlink(Order element) {
    unlink(element.levelPrev, element, element.levelNext);
  }

  @Override
  protected int transfer(IntrusiveList<Order> source, Order from, Order to, Order next) {
    OrderPriceLevel other = (OrderPriceLevel) source;
    other.join(from.levelPrev, to.levelNext);
    join(next == null ? last : next.levelPrev, from);
    join(to, next);
    int count = 0;
    if (other != this) {
      Order element = from;
      while (element != null && element != next) {
        element.level = this;
        element = element.levelNext;
        count++;
      }
    }
    return count;
  }

  /** Makes two elements neighbours, or one the end of this list. */
  private void join(Order previous, Order next) {
    if (previous == null) {
      first = next;
    } else {
      previous.levelNext = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.levelPrev = previous;
    }
  }

  /** Links an element, which must be free, between two neighbours. */
  private void link(Order previous, Order element, Order next) {
    requireFree(element);
    beforeInsert();
    element.levelPrev = previous;
    element.levelNext = next;
    element.level = this;
    if (next == null) {
      last = element;
    } else {
      next.levelPrev = element;
    }
    if (previous == null) {
      first = element;
    } else {
      previous.levelNext = element;
    }
  }

  /** Unlinks an element from its neighbours. */
  private void unlink(Order previous, Order element, Order next) {
    beforeRemove(element, previous, next);
    if (next == null) {
      last = previous;
    } else {
      next.levelPrev = previous;
    }
    if (previous == null) {
      first = next;
    } else {
      previous.levelNext = next;
    }
    element.levelPrev = null;
    element.levelNext = null;
    element.level = null;
  }

  /** Moves an element of this list between two neighbours; if it is one of them, it is there. */
  private void relink(Order previous, Order element, Order next) {
    if (previous == element || next == element) {
      return;
    }
    Order before = element.levelPrev;
    Order after = element.levelNext;
    beforeMove(element, before, after);
    join(before, after);
    element.levelPrev = previous;
    element.levelNext = next;
    if (previous == null) {
      first = element;
    } else {
      previous.levelNext = element;
    }
    if (next == null) {
      last = element;
    } else {
      next.levelPrev = element;
    }
  }

  /** Moves an element from any list, or from none. */
  private void move(Order previous, Order element, Order next) {
    if (holds(element)) {
      relink(previous, element, next);
      return;
    }
    OrderPriceLevel list = holding(element);
    if (list != null) {
      enterChange();
      list.unlink(element);
    }
    link(previous, element, next);
  }

  /** Clears the fields of an element that nothing refers to any more. */
  private void forget(Order element) {
    element.levelPrev = null;
    element.levelNext = null;
    element.level = null;
  }

  /** Requires that an element has no link of this name. */
  private void requireFree(Order element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.levelPrev != null || element.levelNext != null;
    if (element.level != null || hasNeighbour) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Order element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }

  /** Steps from one element to the next. */
  private final class Steps extends ElementIterator<Order> {
    Steps() {
      super(OrderPriceLevel.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Order) element).levelNext;
    }
  }
}
