package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.generated.IndexedList;
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

  private static final int NONE = -1;

  private final IndexedList<E> list;
  private final int[] previousSlots;
  private final int[] nextSlots;
  private final int[] lists;

  /** Damages the links that a list and all others of its class over its pool use. */
  SlotSurgery(IndexedList<E> list) {
    this.list = list;
    try {
      Field field = IndexedList.class.getDeclaredField("links");
      field.setAccessible(true);
      Object links = field.get(list);
      previousSlots = array(links, "previous");
      nextSlots = array(links, "next");
      lists = array(links, "owners");
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the links of a list cannot be reached", e);
    }
  }

  private static int[] array(Object links, String name) throws ReflectiveOperationException {
    Field field = links.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return (int[]) field.get(links);
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
    nextSlots[slotOf(element)] = next;
  }

  @Override
  public void setPrevious(E element, @Nullable E previous) {
    previousSlots[slotOf(element)] = previous == null ? NONE : slotOf(previous);
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> holder) {
    int slot = holder == null ? NONE : ((IndexedList<E>) holder).firstSlot();
    setNumber(element, slot == NONE ? NONE : lists[slot]);
  }

  /** Makes an element refer to a list by a number. */
  void setNumber(E element, int number) {
    lists[slotOf(element)] = number;
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
