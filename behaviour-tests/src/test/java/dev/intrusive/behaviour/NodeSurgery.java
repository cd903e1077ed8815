package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import dev.intrusive.Link;
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
    set(element, "next", next == null ? null : linkOf.apply(next));
  }

  @Override
  public void setPrevious(E element, @Nullable E previous) {
    set(element, "previous", previous == null ? null : linkOf.apply(previous));
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> list) {
    set(element, "list", list);
  }

  /** Makes the link of an element belong to another one. */
  public void setElement(E element, @Nullable E other) {
    set(element, "element", other);
  }

  private void set(E element, String name, @Nullable Object value) {
    try {
      Field field = Link.class.getDeclaredField(name);
      field.setAccessible(true);
      field.set(linkOf.apply(element), value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Link has no field " + name, e);
    }
  }
}
