package cache;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.IntrusiveList;
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
@SuppressWarnings("all")
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

  /** Returns whether an element is in this list. */
  private boolean holds(Node<K, V> element) {
    if (element.writeOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Node<K, V> previous = element.writePrev;
    return (previous == null ? first : previous.writeNext) == element;
  }

  /** Returns what follows an element in the list that it is in. */
  static <K extends Comparable<? super K>, V extends Number & Closeable> Node<K, V> following(
      Node<K, V> element) {
    requireHeld(holding(element), element, "writeOrder");
    return element.writeNext;
  }

  /** Returns what precedes an element in the list that it is in. */
  static <K extends Comparable<? super K>, V extends Number & Closeable> Node<K, V> preceding(
      Node<K, V> element) {
    requireHeld(holding(element), element, "writeOrder");
    return element.writePrev;
  }

  @Override
  protected String linkName() {
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
      unlink(null, element, element.writeNext);
    }
    return element;
  }

  @Override
  public Node<K, V> pollLast() {
    Node<K, V> element = last;
    if (element != null) {
      unlink(element.writePrev, element, null);
    }
    return element;
  }

  @Override
  public boolean add(Node<K, V> element) {
    link(last, element, null);
    return true;
  }

  @Override
  public void addFirst(Node<K, V> element) {
    link(null, element, first);
  }

  @Override
  public void addLast(Node<K, V> element) {
    link(last, element, null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(Object object) {
    return object instanceof Node<?, ?> && holds((Node<K, V>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(Object object) {
    if (object instanceof Node<?, ?> && holds((Node<K, V>) object)) {
      unlink((Node<K, V>) object);
      return true;
    }
    return false;
  }

  @Override
  public Node<K, V> next(Node<K, V> element) {
    requireContained(requireElement(element));
    return element.writeNext;
  }

  @Override
  public Node<K, V> previous(Node<K, V> element) {
    requireContained(requireElement(element));
    return element.writePrev;
  }

  @Override
  public void insertBefore(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor.writePrev, element, anchor);
  }

  @Override
  public void insertAfter(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor, element, anchor.writeNext);
  }

  @Override
  public Node<K, V> erase(Node<K, V> element) {
    requireContained(element);
    Node<K, V> next = element.writeNext;
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Node<K, V> element) {
    move(null, element, first);
  }

  @Override
  public void moveToLast(Node<K, V> element) {
    move(last, element, null);
  }

  @Override
  public void moveBefore(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor.writePrev, element, anchor);
    }
  }

  @Override
  public void moveAfter(Node<K, V> anchor, Node<K, V> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor, element, anchor.writeNext);
    }
  }

  @Override
  public void clear() {
    clearing();
    Node<K, V> element = first;
    first = null;
    last = null;
    while (element != null) {
      Node<K, V> next = element.writeNext;
      forget(element);
      element = next;
    }
  }

  @Override
  public Iterator<Node<K, V>> iterator() {
    return new Steps();
  }

  @Override
  protected void traverse(Consumer<? super Node<K, V>> action) {
    int mark = mark();
    Node<K, V> element = first;
    while (element != null) {
      action.accept(element);
      if (mark() == mark) {
        element = element.writeNext;
      } else {
        element = resume(element, mark);
        mark = mark();
      }
    }
  }

  @Override
  protected NodeWriteOrder<K, V> listOf(Node<K, V> element) {
    return holding(element);
  }

  @Override
  protected Node<K, V> nextOf(Node<K, V> element) {
    return element.writeNext;
  }

  @Override
  protected Node<K, V> previousOf(Node<K, V> element) {
    return element.writePrev;
  }

  @Override
  protected void link(Node<K, V> element, Node<K, V> next) {
    link(next == null ? last : next.writePrev, element, next);
  }

  @Override
  protected void unlink(Node<K, V> element) {
    unlink(element.writePrev, element, element.writeNext);
  }

  @Override
  protected int transfer(
      IntrusiveList<Node<K, V>> source, Node<K, V> from, Node<K, V> to, Node<K, V> next) {
    NodeWriteOrder<K, V> other = (NodeWriteOrder<K, V>) source;
    other.join(from.writePrev, to.writeNext);
    join(next == null ? last : next.writePrev, from);
    join(to, next);
    int count = 0;
    if (other != this) {
      Node<K, V> element = from;
      while (element != null && element != next) {
        element.writeOwner = this;
        element = element.writeNext;
        count++;
      }
    }
    return count;
  }

  /** Makes two elements neighbours, or one the end of this list. */
  private void join(Node<K, V> previous, Node<K, V> next) {
    if (previous == null) {
      first = next;
    } else {
      previous.writeNext = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.writePrev = previous;
    }
  }

  /** Links an element, which must be free, between two neighbours. */
  private void link(Node<K, V> previous, Node<K, V> element, Node<K, V> next) {
    requireFree(element);
    inserting(element);
    // No call from here on: it could overflow the stack.
    element.writePrev = previous;
    element.writeNext = next;
    element.writeOwner = this;
    if (next == null) {
      last = element;
    } else {
      next.writePrev = element;
    }
    if (previous == null) {
      first = element;
    } else {
      previous.writeNext = element;
    }
  }

  /** Unlinks an element from its neighbours. */
  private void unlink(Node<K, V> previous, Node<K, V> element, Node<K, V> next) {
    removing(element, previous, next);
    // No call from here on: it could overflow the stack.
    if (next == null) {
      last = previous;
    } else {
      next.writePrev = previous;
    }
    if (previous == null) {
      first = next;
    } else {
      previous.writeNext = next;
    }
    element.writePrev = null;
    element.writeNext = null;
    element.writeOwner = null;
  }

  /** Moves an element of this list between two neighbours; if it is one of them, it is there. */
  private void relink(Node<K, V> previous, Node<K, V> element, Node<K, V> next) {
    if (previous == element || next == element) {
      return;
    }
    Node<K, V> before = element.writePrev;
    Node<K, V> after = element.writeNext;
    relinking(element, before, after);
    join(before, after);
    // No call from here on: it could overflow the stack.
    element.writePrev = previous;
    element.writeNext = next;
    if (previous == null) {
      first = element;
    } else {
      previous.writeNext = element;
    }
    if (next == null) {
      last = element;
    } else {
      next.writePrev = element;
    }
  }

  /** Moves an element from any list, or from none. */
  private void move(Node<K, V> previous, Node<K, V> element, Node<K, V> next) {
    if (holds(element)) {
      relink(previous, element, next);
      return;
    }
    NodeWriteOrder<K, V> list = holding(element);
    if (list != null) {
      enterChange();
      list.unlink(element);
    }
    link(previous, element, next);
  }

  /** Clears the fields of an element that nothing refers to any more. */
  private void forget(Node<K, V> element) {
    element.writePrev = null;
    element.writeNext = null;
    element.writeOwner = null;
  }

  /** Requires that an element has no link of this name. */
  private void requireFree(Node<K, V> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.writePrev != null || element.writeNext != null;
    if (element.writeOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Node<K, V> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }

  /** Steps from one element to the next. */
  private final class Steps extends ElementIterator<Node<K, V>> {

    Steps() {
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
