package cache;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.io.Closeable;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Node} objects, linked through {@link Node#writePrev}, {@link Node#writeNext} and
 * {@link Node#writeOwner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
final class NodeWriteOrder<K extends Comparable<? super K>, V extends Number & Closeable>
    extends FlatList<Node<K, V>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private Node<K, V> first;

  private Node<K, V> last;

  /** Creates an empty list. */
  public NodeWriteOrder() {}

  /** Returns the list that holds an element, or null. */
  static <K extends Comparable<? super K>, V extends Number & Closeable>
      NodeWriteOrder<K, V> holding(Node<K, V> element) {
    NodeWriteOrder<K, V> list = element.writeOwner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "writeOrder";
  }

  @Override
  public Node<K, V> peekFirst() {
    return first;
  }

  @Override
  public Node<K, V> peekLast() {
    return last;
  }

  @Override
  public Node<K, V> pollFirst() {
    Node<K, V> element = first;
    if (element != null) {
      Node<K, V> after = element.writeNext;
      departing(element, null, after);
      join(null, after);
      element.writeNext = null;
      element.writeOwner = null;
    }
    return element;
  }

  @Override
  public Node<K, V> pollLast() {
    Node<K, V> element = last;
    if (element != null) {
      Node<K, V> before = element.writePrev;
      departing(element, before, null);
      join(before, null);
      element.writePrev = null;
      element.writeOwner = null;
    }
    return element;
  }

  @Override
  public boolean add(Node<K, V> element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Node<K, V> element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Node<K, V> element) {
    claim(element);
    append(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(Object object) {
    if (!(object instanceof Node<?, ?>)) {
      return false;
    }
    Node<K, V> element = (Node<K, V>) object;
    return holds(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(Object object) {
    if (!(object instanceof Node<?, ?>)) {
      return false;
    }
    Node<K, V> element = (Node<K, V>) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public Node<K, V> next(Node<K, V> element) {
    requireHeld(element);
    return element.writeNext;
  }

  @Override
  public Node<K, V> previous(Node<K, V> element) {
    requireHeld(element);
    return element.writePrev;
  }

  @Override
  public void insertBefore(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public Node<K, V> erase(Node<K, V> element) {
    requireHeld(element);
    Node<K, V> next = element.writeNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Node<K, V> element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    Node<K, V> before = element.writePrev;
    Node<K, V> after = element.writeNext;
    moving(element, before, after);
    if (before != null) {
      Node<K, V> start = present(first);
      join(before, after);
      element.writeNext = start;
      element.writePrev = null;
      start.writePrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Node<K, V> element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    Node<K, V> before = element.writePrev;
    Node<K, V> after = element.writeNext;
    moving(element, before, after);
    if (after != null) {
      Node<K, V> end = present(last);
      join(before, after);
      element.writePrev = end;
      element.writeNext = null;
      end.writeNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Node<K, V>> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Node<K, V> element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.writeNext;
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
  public Iterator<Node<K, V>> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    Node<K, V> element = first;
    first = null;
    last = null;
    while (element != null) {
      Node<K, V> next = element.writeNext;
      element.writePrev = null;
      element.writeNext = null;
      element.writeOwner = null;
      element = next;
    }
  }

  @Override
  protected NodeWriteOrder<K, V> holderOf(Node<K, V> element) {
    return holding(element);
  }

  @Override
  protected Node<K, V> after(Node<K, V> element) {
    return element.writeNext;
  }

  @Override
  protected Node<K, V> before(Node<K, V> element) {
    return element.writePrev;
  }

  @Override
  protected void detach(Node<K, V> element) {
    Node<K, V> before = element.writePrev;
    Node<K, V> after = element.writeNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.writePrev = before;
      before.writeNext = after;
    } else {
      join(before, after);
    }
    element.writePrev = null;
    element.writeNext = null;
    element.writeOwner = null;
  }

  @Override
  protected void join(Node<K, V> before, Node<K, V> after) {
    if (before == null) {
      first = after;
    } else {
      before.writeNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.writePrev = before;
    }
  }

  @Override
  protected void adopt(Node<K, V> element) {
    element.writeOwner = this;
  }

  private void prepend(Node<K, V> element) {
    Node<K, V> after = first;
    first = element;
    element.writeNext = after;
    if (after == null) {
      last = element;
    } else {
      after.writePrev = element;
    }
    arrived();
  }

  private void append(Node<K, V> element) {
    Node<K, V> before = last;
    last = element;
    element.writePrev = before;
    if (before == null) {
      first = element;
    } else {
      before.writeNext = element;
    }
    arrived();
  }

  private void putBefore(Node<K, V> anchor, Node<K, V> element) {
    join(anchor.writePrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Node<K, V> anchor, Node<K, V> element) {
    join(element, anchor.writeNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Node<K, V> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.writePrev != null || element.writeNext != null;
    if (element.writeOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.writeOwner = this;
  }

  private void seize(Node<K, V> element) {
    NodeWriteOrder<K, V> holder = element.writeOwner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.writeOwner = this;
  }

  private void requireHeld(Node<K, V> anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Node<K, V> element) {
    if (element.writeOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Node<K, V> before = element.writePrev;
    return (before == null ? first : before.writeNext) == element;
  }

  private final class Elements extends ElementIterator<Node<K, V>> {
    Elements() {
      super(NodeWriteOrder.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Node<?, ?>) element).writeNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Node<?, ?>) element).writeOwner == NodeWriteOrder.this;
    }
  }
}
