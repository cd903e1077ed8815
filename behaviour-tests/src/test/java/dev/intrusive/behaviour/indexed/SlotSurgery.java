package dev.intrusive.behaviour.indexed;

import dev.intrusive.IndexedList;
import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Writes the links of the indexed layout, which no code outside the runtime can do but by
 * reflection.
 *
 * @param <E> the type of the elements
 */
public final class SlotSurgery<E> implements LinkSurgery<E> {

  private static final int STRIDE = 4;
  private static final int PREVIOUS = 0;
  private static final int NEXT = 1;
  private static final int LIST = 2;
  private static final int NONE = -1;

  private final IndexedList<E> list;
  private final int[] nodes;

  /** Damages the links that a list and all others of its class over its pool use. */
  SlotSurgery(IndexedList<E> list) {
    this.list = list;
    try {
      Field field = IndexedList.class.getDeclaredField("nodes");
      field.setAccessible(true);
      nodes = (int[]) field.get(list);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("IndexedList has no field nodes", e);
    }
  }

  /** A copy has the slot of its original and none of its own. */
  @Override
  public boolean sharesLinksWithCopies() {
    return true;
  }

  @Override
  public void setNext(E element, @Nullable E next) {
    setNextSlot(element, next == null ? NONE : slotOf(next));
  }

  /** Makes a slot the next of that of an element. */
  void setNextSlot(E element, int next) {
    nodes[slotOf(element) * STRIDE + NEXT] = next;
  }

  @Override
  public void setPrevious(E element, @Nullable E previous) {
    nodes[slotOf(element) * STRIDE + PREVIOUS] = previous == null ? NONE : slotOf(previous);
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> holder) {
    int slot = holder == null ? NONE : ((IndexedList<E>) holder).firstSlot();
    setNumber(element, slot == NONE ? NONE : nodes[slot * STRIDE + LIST]);
  }

  /** Makes an element refer to a list by a number. */
  void setNumber(E element, int number) {
    nodes[slotOf(element) * STRIDE + LIST] = number;
  }

  int slotOf(E element) {
    try {
      Method slotOf = IndexedList.class.getDeclaredMethod("slotOf", Object.class);
      slotOf.setAccessible(true);
      return (int) slotOf.invoke(list, element);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("IndexedList has no method slotOf", e);
    }
  }
}
