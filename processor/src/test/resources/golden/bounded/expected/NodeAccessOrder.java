package cache;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import java.io.Closeable;
import javax.annotation.processing.Generated;

/** A list of {@link Node} objects, linked through {@link Node#access}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class NodeAccessOrder<K extends Comparable<? super K>, V extends Number & Closeable>
    extends NodeList<Node<K, V>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public NodeAccessOrder() {}

  /** Returns the list that holds an element, or null. */
  static <K extends Comparable<? super K>, V extends Number & Closeable>
      NodeAccessOrder<K, V> holding(Node<K, V> element) {
    return (NodeAccessOrder<K, V>) listOf(element, element.access, NodeAccessOrder.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Node<K, V> element) {
    return contains(element, element.access);
  }

  /** Returns what follows an element in the list that it is in. */
  static <K extends Comparable<? super K>, V extends Number & Closeable> Node<K, V> following(
      Node<K, V> element) {
    requireHeld(holding(element), element, "accessOrder");
    return after(element.access);
  }

  /** Returns what precedes an element in the list that it is in. */
  static <K extends Comparable<? super K>, V extends Number & Closeable> Node<K, V> preceding(
      Node<K, V> element) {
    requireHeld(holding(element), element, "accessOrder");
    return before(element.access);
  }

  @Override
  protected Link<Node<K, V>> linkOf(Node<K, V> element) {
    return element.access;
  }

  @Override
  protected String linkName() {
    return "accessOrder";
  }

  @Override
  public boolean add(Node<K, V> element) {
    linkLast(element, element.access);
    return true;
  }

  @Override
  public void addFirst(Node<K, V> element) {
    linkFirst(element, element.access);
  }

  @Override
  public void addLast(Node<K, V> element) {
    linkLast(element, element.access);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(Object object) {
    return object instanceof Node<?, ?> && holds((Node<K, V>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(Object object) {
    if (!(object instanceof Node<?, ?>)) {
      return false;
    }
    Node<K, V> element = (Node<K, V>) object;
    return unlink(element, element.access);
  }

  @Override
  public Node<K, V> next(Node<K, V> element) {
    return next(requireElement(element), element.access);
  }

  @Override
  public Node<K, V> previous(Node<K, V> element) {
    return previous(requireElement(element), element.access);
  }

  @Override
  public void insertBefore(Node<K, V> anchor, Node<K, V> element) {
    linkBefore(anchor, anchor.access, element, element.access);
  }

  @Override
  public void insertAfter(Node<K, V> anchor, Node<K, V> element) {
    linkAfter(anchor, anchor.access, element, element.access);
  }

  @Override
  public Node<K, V> erase(Node<K, V> element) {
    return erase(element, element.access);
  }

  @Override
  public void moveToFirst(Node<K, V> element) {
    relinkFirst(element, element.access);
  }

  @Override
  public void moveToLast(Node<K, V> element) {
    relinkLast(element, element.access);
  }

  @Override
  public void moveBefore(Node<K, V> anchor, Node<K, V> element) {
    relinkBefore(anchor, anchor.access, element, element.access);
  }

  @Override
  public void moveAfter(Node<K, V> anchor, Node<K, V> element) {
    relinkAfter(anchor, anchor.access, element, element.access);
  }
}
