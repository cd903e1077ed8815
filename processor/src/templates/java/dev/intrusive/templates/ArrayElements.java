package dev.intrusive.templates;

import dev.intrusive.ArrayBackedList;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the array layout: works on the fields of its elements, which no class of the runtime
 * can name. The index of an element is its slot plus one, and 0 in no list.
 */
final class ArrayElements<T> extends ArrayBackedList<Element<T>> {

  /** Creates an empty list. */
  public ArrayElements() {}

  /**
   * Creates an empty list.
   *
   * @param expectedSize for how many elements there is room before the array grows
   * @throws IllegalArgumentException if the expected size is negative
   */
  public ArrayElements(int expectedSize) {
    super(expectedSize);
  }

  /** Returns the list that holds an element, or null. */
  static <T> @Nullable ArrayElements<T> holding(Element<T> element) {
    ArrayElements<T> list = element.arrayField;
    return list != null && list.holds(element) ? list : null;
  }

  /** Returns whether an element is in this list; a shallow copy has the same fields and is not. */
  private boolean holds(Element<T> element) {
    return element.arrayField == this && isAt(element, element.arrayIndex - 1);
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  @SuppressWarnings("unchecked")
  public @Nullable Element<T> peekFirst() {
    return (Element<T>) first();
  }

  @Override
  @SuppressWarnings("unchecked")
  public @Nullable Element<T> peekLast() {
    return (Element<T>) last();
  }

  @Override
  public @Nullable Element<T> pollFirst() {
    Element<T> element = peekFirst();
    if (element != null) {
      unlink(element, firstSlot());
    }
    return element;
  }

  @Override
  public @Nullable Element<T> pollLast() {
    Element<T> element = peekLast();
    if (element != null) {
      unlink(element, lastSlot());
    }
    return element;
  }

  @Override
  public boolean add(Element<T> element) {
    addLast(element);
    return true;
  }

  @Override
  public void addFirst(Element<T> element) {
    requireFree(element);
    joining(element);
    element.arrayIndex = occupyFirst(element) + 1;
    element.arrayField = this;
  }

  @Override
  public void addLast(Element<T> element) {
    requireFree(element);
    joining(element);
    element.arrayIndex = occupyLast(element) + 1;
    element.arrayField = this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && holds((Element<T>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (object instanceof Element<?> && holds((Element<T>) object)) {
      unlink((Element<T>) object);
      return true;
    }
    return false;
  }

  @Override
  public @Nullable Element<T> next(Element<T> element) {
    requireContained(element);
    return nextOf(element);
  }

  @Override
  public @Nullable Element<T> previous(Element<T> element) {
    requireContained(element);
    return previousOf(element);
  }

  @Override
  public void insertBefore(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(element, anchor);
  }

  @Override
  public void insertAfter(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(element, nextOf(anchor));
  }

  @Override
  public @Nullable Element<T> erase(Element<T> element) {
    requireContained(element);
    Element<T> next = nextOf(element);
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Element<T> element) {
    if (holds(element)) {
      relinkFirst(element);
    } else {
      move(element, peekFirst());
    }
  }

  @Override
  public void moveToLast(Element<T> element) {
    if (holds(element)) {
      relinkLast(element);
    } else {
      move(element, null);
    }
  }

  @Override
  public void moveBefore(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(element, anchor);
    }
  }

  @Override
  public void moveAfter(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(element, nextOf(anchor));
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void clear() {
    @Nullable Object[] slots = slots();
    int rest = size();
    int slot = clearingSlots();
    while (rest > 0) {
      Element<T> element = (Element<T>) slots[slot];
      if (element != null) {
        slots[slot] = null;
        element.arrayIndex = 0;
        element.arrayField = null;
        rest--;
      }
      slot = slot + 1 == slots.length ? 0 : slot + 1;
    }
  }

  @Override
  protected void traverse(Consumer<? super Element<T>> action) {
    int slot = isEmpty() ? -1 : firstSlot();
    while (slot >= 0) {
      slot = traverseFrom(slot, action);
    }
  }

  /**
   * Visits elements from a slot on, up to the end of the array or a change that was recorded, and
   * returns the slot to go on with, or -1.
   */
  @SuppressWarnings("unchecked")
  private int traverseFrom(int first, Consumer<? super Element<T>> action) {
    int mark = mark();
    boolean followsSlots = followsSlots();
    @Nullable Object[] slots = slotsToTraverse();
    int last = lastSlot();
    boolean goesOnAtStart = first > last;
    int end = goesOnAtStart ? slots.length : last + 1;
    for (int slot = first; slot < end; slot++) {
      Element<T> element = (Element<T>) slots[slot];
      if (element != null) {
        if (followsSlots) {
          visiting(slot);
        }
        action.accept(element);
        if (mark() != mark) {
          return slotToResume(element, slot, followsSlots, mark);
        }
      }
    }
    return goesOnAtStart ? slotAtStart(first) : -1;
  }

  @Override
  protected @Nullable ArrayElements<T> listOf(Element<T> element) {
    return holding(element);
  }

  @Override
  @SuppressWarnings("unchecked")
  protected @Nullable Element<T> nextOf(Element<T> element) {
    return (Element<T>) elementAfter(element.arrayIndex - 1);
  }

  @Override
  @SuppressWarnings("unchecked")
  protected @Nullable Element<T> previousOf(Element<T> element) {
    return (Element<T>) elementBefore(element.arrayIndex - 1);
  }

  @Override
  protected int slotOf(Element<T> element) {
    return element.arrayIndex - 1;
  }

  @Override
  protected void link(Element<T> element, @Nullable Element<T> next) {
    if (next == null) {
      addLast(element);
    } else if (next == first()) {
      addFirst(element);
    } else {
      requireFree(element);
      int slot = joiningBefore(element, next.arrayIndex - 1);
      occupyHole(element, slot);
      element.arrayIndex = slot + 1;
      element.arrayField = this;
    }
  }

  @Override
  protected void unlink(Element<T> element) {
    unlink(element, element.arrayIndex - 1);
  }

  /** Unlinks an element, whose slot need not be read from it. */
  private void unlink(Element<T> element, int slot) {
    leaving(element, slot);
    detach(element, slot);
    closeHolesIfMany();
  }

  /** Takes an element, whose leaving was recorded, out of its slot. */
  private void detach(Element<T> element, int slot) {
    vacate(slot);
    element.arrayIndex = 0;
    element.arrayField = null;
  }

  /** Moves an element of this list to the start. */
  private void relinkFirst(Element<T> element) {
    moving(element, element.arrayIndex - 1);
    prepareEnd(element.arrayIndex - 1);
    element.arrayIndex = relinkFirst(element.arrayIndex - 1) + 1;
    closeHolesIfMany();
  }

  /** Moves an element of this list to the end. */
  private void relinkLast(Element<T> element) {
    moving(element, element.arrayIndex - 1);
    prepareEnd(element.arrayIndex - 1);
    element.arrayIndex = relinkLast(element.arrayIndex - 1) + 1;
    closeHolesIfMany();
  }

  /** Moves an element of this list before another, or itself, which is not the first. */
  private void relinkBefore(Element<T> element, Element<T> next) {
    moving(element, element.arrayIndex - 1);
    int slot = openToMove(element, element.arrayIndex - 1, next.arrayIndex - 1);
    relinkHole(element, element.arrayIndex - 1, slot);
    element.arrayIndex = slot + 1;
    closeHolesIfMany();
  }

  /** Moves an element from any list, or from none, before another or to the end. */
  private void move(Element<T> element, @Nullable Element<T> next) {
    ArrayElements<T> list = holding(element);
    if (list == null) {
      link(element, next);
    } else if (list != this) {
      list.leaving(element, element.arrayIndex - 1);
      int slot = -1;
      if (next == null || next == first()) {
        joining(element);
      } else {
        slot = joiningBefore(element, next.arrayIndex - 1);
      }
      list.detach(element, element.arrayIndex - 1);
      if (slot >= 0) {
        occupyHole(element, slot);
      } else {
        slot = next == null ? occupyLast(element) : occupyFirst(element);
      }
      element.arrayIndex = slot + 1;
      element.arrayField = this;
      list.closeHolesIfMany();
    } else if (next == null) {
      relinkLast(element);
    } else if (next == first()) {
      relinkFirst(element);
    } else {
      relinkBefore(element, next);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void moveSlots(
      @Nullable Object[] from, int start, int count, @Nullable Object[] to, int target, int step) {
    int source = start;
    int slot = target;
    for (int rest = count; rest > 0; ) {
      Element<T> element = (Element<T>) from[source];
      if (element != null) {
        if (source != slot || from != to) {
          from[source] = null;
          to[slot] = element;
        }
        element.arrayIndex = slot + 1;
        if (element.arrayField != this) {
          element.arrayField = this;
        }
        slot += step;
        slot = slot == to.length ? 0 : slot < 0 ? to.length - 1 : slot;
        rest--;
      }
      source += step;
      source = source == from.length ? 0 : source < 0 ? from.length - 1 : source;
    }
  }

  @Override
  protected void exchangeSlots(Element<T> a, ArrayBackedList<Element<T>> source, Element<T> b) {
    ArrayElements<T> list = (ArrayElements<T>) source;
    @Nullable Object[] slots = slots();
    @Nullable Object[] others = list.slots();
    int index = a.arrayIndex;
    slots[index - 1] = b;
    others[b.arrayIndex - 1] = a;
    a.arrayIndex = b.arrayIndex;
    a.arrayField = list;
    b.arrayIndex = index;
    b.arrayField = this;
  }

  @Override
  protected void substitute(Element<T> old, Element<T> fresh) {
    slots()[old.arrayIndex - 1] = fresh;
    fresh.arrayIndex = old.arrayIndex;
    fresh.arrayField = this;
    old.arrayIndex = 0;
    old.arrayField = null;
  }

  @Override
  protected void requireFree(Element<T> element) {
    // A shallow copy whose list field was reset has the index of its original.
    if (element.arrayField != null || element.arrayIndex != 0) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Element<T> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }
}
