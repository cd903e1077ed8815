package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import java.lang.reflect.Field;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes the links of the node layout, which no code outside the runtime can do but by reflection.
 *
 * @param <E> the type of the elements
 */
public final class NodeSurgery<E> implements LinkSurgery<E> {

  private final Function<E, Link<E>> linkOf;

  /** Uses the given way from an element to its link. */
  public NodeSurgery(Function<E, Link<E>> linkOf) {
    this.linkOf = linkOf;
  }

  @Override
  public boolean sharesLinksWithCopies() {
    return true;
  }

  @Override
  public void setNext(E element, @Nullable E next) {
    set(linkOf.apply(element), "next", linkOrSentinel(element, next));
  }

  @Override
  public void setPrevious(E element, @Nullable E previous) {
    set(linkOf.apply(element), "previous", linkOrSentinel(element, previous));
  }

  /** Makes the last element of the list of an element another one. */
  public void setLast(E element, E last) {
    set(linkOrSentinel(element, null), "previous", linkOf.apply(last));
  }

  private Object linkOrSentinel(E element, @Nullable E neighbour) {
    try {
      if (neighbour != null) {
        return linkOf.apply(neighbour);
      }
      Field sentinel = NodeList.class.getDeclaredField("sentinel");
      sentinel.setAccessible(true);
      return sentinel.get(linkOf.apply(element).list());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("NodeList has no sentinel", e);
    }
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> list) {
    set(linkOf.apply(element), "list", list);
  }

  /** Makes the link of an element belong to another one. */
  public void setElement(E element, @Nullable E other) {
    set(linkOf.apply(element), "element", other);
  }

  private static void set(Object link, String name, @Nullable Object value) {
    try {
      Field field = Link.class.getDeclaredField(name);
      field.setAccessible(true);
      field.set(link, value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Link has no field " + name, e);
    }
  }
}
