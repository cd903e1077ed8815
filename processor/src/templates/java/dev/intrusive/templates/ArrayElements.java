package dev.intrusive.templates;

import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.generated.Position;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the array layout: works on the fields of its elements, which no class of the runtime
 * can name. An element stores its index, and 0 in no list.
 */
final class ArrayElements<T> extends ArrayBackedList<Element<T>> {

  // [owner]
  private final Owner owner;

  // [end]
  // [unowned]
  /** Creates an empty list. */
  public ArrayElements() {
    // [owner]
    owner = new Owner();
    // [end]
  }

  /**
   * Creates an empty list.
   *
   * @param expectedSize for how many elements there is room before the array grows
   * @throws IllegalArgumentException if the expected size is negative
   */
  public ArrayElements(int expectedSize) {
    super(expectedSize);
    // [owner]
    owner = new Owner();
    // [end]
  }

  // [end]
  // [owner]
  /**
   * Creates an empty list.
   *
   * @param owner what it belongs to
   * @throws NullPointerException if the owner is null
   */
  public ArrayElements(Owner owner) {
    this.owner = Objects.requireNonNull(owner);
  }

  /**
   * Creates an empty list.
   *
   * @param owner what it belongs to
   * @param expectedSize for how many elements there is room before the array grows
   * @throws NullPointerException if the owner is null
   * @throws IllegalArgumentException if the expected size is negative
   */
  public ArrayElements(Owner owner, int expectedSize) {
    super(expectedSize);
    this.owner = Objects.requireNonNull(owner);
  }

  /**
   * Returns what this list belongs to.
   *
   * @return the object that it was created with
   */
  public Owner owner() {
    return owner;
  }

  // [end]
  /** Returns the list that holds an element, or null. */
  static <T> @Nullable ArrayElements<T> holding(Element<T> element) {
    ArrayElements<T> list = element.arrayField;
    return list != null && list.find(element) >= 0 ? list : null;
  }

  /** Returns the slot of an element; -1 if it is not here, as a shallow copy of one that is. */
  private int find(Element<T> element) {
    return element.arrayField == this ? find(element, element.arrayIndex) : -1;
  }

  /** Returns the element after another in the list that it is in. */
  static <T> @Nullable Element<T> following(Element<T> element) {
    return requireHeld(holding(element), element, "elements").nextOf(element);
  }

  /** Returns the element before another in the list that it is in. */
  static <T> @Nullable Element<T> preceding(Element<T> element) {
    return requireHeld(holding(element), element, "elements").previousOf(element);
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  public @Nullable Element<T> pollFirst() {
    Element<T> element = peekFirst();
    if (element != null) {
      vacateFirst();
      element.arrayIndex = 0;
      element.arrayField = null;
    }
    return element;
  }

  @Override
  public @Nullable Element<T> pollLast() {
    Element<T> element = peekLast();
    if (element != null) {
      vacateLast();
      element.arrayIndex = 0;
      element.arrayField = null;
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
    element.arrayIndex = prepend(element);
    element.arrayField = this;
  }

  @Override
  public void addLast(Element<T> element) {
    requireFree(element);
    element.arrayIndex = append(element);
    element.arrayField = this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && find((Element<T>) object) >= 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (object instanceof Element<?>) {
      Element<T> element = (Element<T>) object;
      int slot = find(element);
      if (slot >= 0) {
        unlink(element, slot);
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable Element<T> next(Element<T> element) {
    return after(require(requireElement(element)));
  }

  @Override
  public @Nullable Element<T> previous(Element<T> element) {
    return before(require(requireElement(element)));
  }

  /** Returns the slot of an element, which must be in this list. */
  private int require(Element<T> element) {
    int slot = find(element);
    if (slot < 0) {
      throw notHere(element);
    }
    return slot;
  }

  @Override
  public void moveToFirst(Element<T> element) {
    int slot = find(element);
    if (slot < 0) {
      move(element, peekFirst());
    } else if (!isFirst(slot)) {
      vacate(slot);
      element.arrayIndex = prepend(element);
    }
  }

  @Override
  public void moveToLast(Element<T> element) {
    int slot = find(element);
    if (slot < 0) {
      move(element, null);
    } else if (!isLast(slot)) {
      vacate(slot);
      element.arrayIndex = append(element);
    }
  }

  @Override
  public void moveBefore(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    require(anchor);
    move(element, anchor);
  }

  @Override
  public void moveAfter(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    int slot = require(anchor);
    if (anchor != element) {
      move(element, after(slot));
    }
  }

  /** Moves an element from any list, or from none, before another or to the end. */
  private void move(Element<T> element, @Nullable Element<T> next) {
    int slot = find(element);
    if (slot >= 0 && (next == element || next == after(slot))) {
      return; // it is there
    }
    enterChange();
    ArrayElements<T> list = holding(element);
    if (list != null) {
      list.unlink(element);
    }
    link(element, next);
  }

  @Override
  protected @Nullable ArrayElements<T> listOf(Element<T> element) {
    return holding(element);
  }

  @Override
  protected int indexOf(Element<T> element) {
    return element.arrayIndex;
  }

  @Override
  protected void link(Element<T> element, @Nullable Element<T> next) {
    if (next == null) {
      addLast(element);
    } else if (next == peekFirst()) {
      addFirst(element);
    } else {
      requireFree(element);
      insert(element, next);
    }
  }

  @Override
  protected void unlink(Element<T> element) {
    unlink(element, find(element));
  }

  /** Unlinks the element in a slot. */
  private void unlink(Element<T> element, int slot) {
    vacate(slot);
    element.arrayIndex = 0;
    element.arrayField = null;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected int compact(@Nullable Object[] slots, int start, int end, int index) {
    int target = start;
    for (int slot = start; slot < end; slot++) {
      Element<T> element = (Element<T>) slots[slot];
      if (element != null) {
        if (slot != target) {
          slots[slot] = null;
          slots[target] = element;
        }
        element.arrayIndex = index + target - start;
        if (element.arrayField != this) {
          element.arrayField = this;
        }
        target++;
      }
    }
    return target;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void release(@Nullable Object[] slots, int start, int end) {
    for (int slot = start; slot < end; slot++) {
      Element<T> element = (Element<T>) slots[slot];
      if (element != null) {
        slots[slot] = null;
        element.arrayIndex = 0;
        element.arrayField = null;
      }
    }
  }

  @Override
  protected void requireFree(Element<T> element) {
    // A shallow copy whose list field was reset has the index of its original.
    if (element.arrayField != null || element.arrayIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void traverse(
      Position position,
      @Nullable Object[] slots,
      int start,
      int end,
      Consumer<? super Element<T>> action) {
    for (int slot = start; slot < end; slot++) {
      Element<T> element = (Element<T>) slots[slot];
      if (element != null) {
        position.setAfter(slot);
        action.accept(element);
        if (isMoved(position, slot, slots)) {
          return;
        }
      }
    }
  }
}
