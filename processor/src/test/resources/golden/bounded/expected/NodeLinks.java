package cache;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.Link;
import dev.intrusive.generated.HostDescription;
import dev.intrusive.generated.IntrusiveGenerated;
import java.io.Closeable;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Node}. They are O(1) and allocate nothing unless
 * documented otherwise. A null argument is a {@code NullPointerException}.
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
final class NodeLinks {
  private NodeLinks() {}

  /**
   * Returns whether an object is in a {@link NodeAccessOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      boolean inAccessOrder(Node<K, V> host) {
    return NodeAccessOrder.holding(host) != null;
  }

  /**
   * Returns the {@link NodeAccessOrder} that an object is in.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      NodeAccessOrder<K, V> accessOrderOf(Node<K, V> host) {
    return NodeAccessOrder.holding(host);
  }

  /**
   * Returns the element after an object in its {@link NodeAccessOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      Node<K, V> nextInAccessOrder(Node<K, V> host) {
    return NodeAccessOrder.following(host);
  }

  /**
   * Returns the element before an object in its {@link NodeAccessOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      Node<K, V> previousInAccessOrder(Node<K, V> host) {
    return NodeAccessOrder.preceding(host);
  }

  /**
   * Takes an object out of its {@link NodeAccessOrder}, if it is in one.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      boolean unlinkFromAccessOrder(Node<K, V> host) {
    NodeAccessOrder<K, V> list = NodeAccessOrder.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link NodeAccessOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      Link<Node<K, V>> access(Node<K, V> host) {
    return host.access;
  }

  /**
   * Returns whether an object is in a {@link NodeWriteOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      boolean inWriteOrder(Node<K, V> host) {
    return NodeWriteOrder.holding(host) != null;
  }

  /**
   * Returns the {@link NodeWriteOrder} that an object is in.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      NodeWriteOrder<K, V> writeOrderOf(Node<K, V> host) {
    return NodeWriteOrder.holding(host);
  }

  /**
   * Returns the element after an object in its {@link NodeWriteOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      Node<K, V> nextInWriteOrder(Node<K, V> host) {
    return NodeWriteOrder.following(host);
  }

  /**
   * Returns the element before an object in its {@link NodeWriteOrder}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      Node<K, V> previousInWriteOrder(Node<K, V> host) {
    return NodeWriteOrder.preceding(host);
  }

  /**
   * Takes an object out of its {@link NodeWriteOrder}, if it is in one.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable>
      boolean unlinkFromWriteOrder(Node<K, V> host) {
    NodeWriteOrder<K, V> list = NodeWriteOrder.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable> int unlinkAll(
      Node<K, V> host) {
    int left = 0;
    if (host.getClass() != Node.class) {
      left += DeclaredLinks.unlinkAll(host, Node.class);
    }
    if (unlinkFromAccessOrder(host)) {
      left++;
    }
    if (unlinkFromWriteOrder(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable> boolean isLinked(
      Node<K, V> host) {
    if (host.getClass() != Node.class && DeclaredLinks.isLinked(host, Node.class)) {
      return true;
    }
    return inAccessOrder(host) || inWriteOrder(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<? super K>, V extends Number & Closeable> String describe(
      Node<K, V> host) {
    HostDescription description = new HostDescription(host);
    description.add("accessOrder", accessOrderOf(host)).add("writeOrder", writeOrderOf(host));
    return DeclaredLinks.describe(description, host, Node.class);
  }
}
