package dev.intrusive.templates;

import dev.intrusive.ElementIterator;
import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.Position;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the flat layout: works on the fields of its elements, which no class of the runtime can
 * name. The first element has no previous and the last has no next one.
 */
final class FlatElements<T> extends IntrusiveList<Element<T>> {

  private @Nullable Element<T> first;
  private @Nullable Element<T> last;

  // [owner]
  private final Owner owner;

  // [end]
  // [unowned]
  /** Creates an empty list. */
  public FlatElements() {
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
  public FlatElements(Owner owner) {
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
  static <T> @Nullable FlatElements<T> holding(Element<T> element) {
    FlatElements<T> list = element.listField;
    return list != null && list.holds(element) ? list : null;
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Element<T> element) {
    if (element.listField != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Element<T> previous = element.previousElement;
    return (previous == null ? first : previous.nextElement) == element;
  }

  /** Returns the element after another in the list that it is in. */
  static <T> @Nullable Element<T> following(Element<T> element) {
    requireHeld(holding(element), element, "elements");
    return element.nextElement;
  }

  /** Returns the element before another in the list that it is in. */
  static <T> @Nullable Element<T> preceding(Element<T> element) {
    requireHeld(holding(element), element, "elements");
    return element.previousElement;
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  public @Nullable Element<T> peekFirst() {
    return first;
  }

  @Override
  public @Nullable Element<T> peekLast() {
    return last;
  }

  @Override
  public @Nullable Element<T> pollFirst() {
    Element<T> element = first;
    if (element != null) {
      unlink(null, element, element.nextElement);
    }
    return element;
  }

  @Override
  public @Nullable Element<T> pollLast() {
    Element<T> element = last;
    if (element != null) {
      unlink(element.previousElement, element, null);
    }
    return element;
  }

  @Override
  public boolean add(Element<T> element) {
    link(last, element, null);
    return true;
  }

  @Override
  public void addFirst(Element<T> element) {
    link(null, element, first);
  }

  @Override
  public void addLast(Element<T> element) {
    link(last, element, null);
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
    requireContained(requireElement(element));
    return element.nextElement;
  }

  @Override
  public @Nullable Element<T> previous(Element<T> element) {
    requireContained(requireElement(element));
    return element.previousElement;
  }

  @Override
  public void insertBefore(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor.previousElement, element, anchor);
  }

  @Override
  public void insertAfter(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(anchor, element, anchor.nextElement);
  }

  @Override
  public @Nullable Element<T> erase(Element<T> element) {
    requireContained(element);
    Element<T> next = element.nextElement;
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Element<T> element) {
    move(null, element, first);
  }

  @Override
  public void moveToLast(Element<T> element) {
    move(last, element, null);
  }

  @Override
  public void moveBefore(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor.previousElement, element, anchor);
    }
  }

  @Override
  public void moveAfter(Element<T> anchor, Element<T> element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(anchor, element, anchor.nextElement);
    }
  }

  @Override
  public void clear() {
    beforeClear();
    Element<T> element = first;
    first = null;
    last = null;
    while (element != null) {
      Element<T> next = element.nextElement;
      forget(element);
      element = next;
    }
  }

  @Override
  public Iterator<Element<T>> iterator() {
    return new Steps();
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void traverse(Consumer<? super Element<T>> action, Position position) {
    Element<T> element = first;
    while (element != null) {
      position.set(element);
      action.accept(element);
      Object anchor = position.get();
      if (anchor == element) {
        element = element.nextElement;
      } else {
        element = anchor == null ? first : ((Element<T>) anchor).nextElement;
      }
    }
  }

  @Override
  protected @Nullable FlatElements<T> listOf(Element<T> element) {
    return holding(element);
  }

  @Override
  protected @Nullable Element<T> nextOf(Element<T> element) {
    return element.nextElement;
  }

  @Override
  protected @Nullable Element<T> previousOf(Element<T> element) {
    return element.previousElement;
  }

  @Override
  protected void link(Element<T> element, @Nullable Element<T> next) {
    link(next == null ? last : next.previousElement, element, next);
  }

  @Override
  protected void unlink(Element<T> element) {
    unlink(element.previousElement, element, element.nextElement);
  }

  @Override
  protected int transfer(
      IntrusiveList<Element<T>> source, Element<T> from, Element<T> to, @Nullable Element<T> next) {
    FlatElements<T> other = (FlatElements<T>) source;
    other.join(from.previousElement, to.nextElement);
    join(next == null ? last : next.previousElement, from);
    join(to, next);
    int count = 0;
    if (other != this) {
      Element<T> element = from;
      while (element != null && element != next) {
        element.listField = this;
        element = element.nextElement;
        count++;
      }
    }
    return count;
  }

  /** Makes two elements neighbours, or one the end of this list. */
  private void join(@Nullable Element<T> previous, @Nullable Element<T> next) {
    if (previous == null) {
      first = next;
    } else {
      previous.nextElement = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.previousElement = previous;
    }
  }

  /** Links an element, which must be free, between two neighbours. */
  private void link(@Nullable Element<T> previous, Element<T> element, @Nullable Element<T> next) {
    requireFree(element);
    beforeInsert();
    element.previousElement = previous;
    element.nextElement = next;
    element.listField = this;
    if (next == null) {
      last = element;
    } else {
      next.previousElement = element;
    }
    if (previous == null) {
      first = element;
    } else {
      previous.nextElement = element;
    }
  }

  /** Unlinks an element from its neighbours. */
  private void unlink(
      @Nullable Element<T> previous, Element<T> element, @Nullable Element<T> next) {
    beforeRemove(element, previous, next);
    if (next == null) {
      last = previous;
    } else {
      next.previousElement = previous;
    }
    if (previous == null) {
      first = next;
    } else {
      previous.nextElement = next;
    }
    element.previousElement = null;
    element.nextElement = null;
    element.listField = null;
  }

  /** Moves an element of this list between two neighbours; if it is one of them, it is there. */
  private void relink(
      @Nullable Element<T> previous, Element<T> element, @Nullable Element<T> next) {
    if (previous == element || next == element) {
      return;
    }
    Element<T> before = element.previousElement;
    Element<T> after = element.nextElement;
    beforeMove(element, before, after);
    join(before, after);
    element.previousElement = previous;
    element.nextElement = next;
    if (previous == null) {
      first = element;
    } else {
      previous.nextElement = element;
    }
    if (next == null) {
      last = element;
    } else {
      next.previousElement = element;
    }
  }

  /** Moves an element from any list, or from none. */
  private void move(@Nullable Element<T> previous, Element<T> element, @Nullable Element<T> next) {
    if (holds(element)) {
      relink(previous, element, next);
      return;
    }
    FlatElements<T> list = holding(element);
    if (list != null) {
      enterChange();
      list.unlink(element);
    }
    link(previous, element, next);
  }

  // [wildcard]
  /** Stores the previous element in an element, whose type arguments may be others. */
  @SuppressWarnings({"unchecked", "UnusedMethod"})
  private static <C> void setPreviousElement(Element<C> element, @Nullable Element<?> previous) {
    element.previousElement = (Element<C>) previous;
  }

  /** Stores the next element in an element, whose type arguments may be others. */
  @SuppressWarnings({"unchecked", "UnusedMethod"})
  private static <C> void setNextElement(Element<C> element, @Nullable Element<?> next) {
    element.nextElement = (Element<C>) next;
  }

  // [end]
  /** Clears the fields of an element that nothing refers to any more. */
  private void forget(Element<T> element) {
    element.previousElement = null;
    element.nextElement = null;
    element.listField = null;
  }

  /** Requires that an element has no link of this name. */
  private void requireFree(Element<T> element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.previousElement != null || element.nextElement != null;
    if (element.listField != null || hasNeighbour) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Element<T> element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }

  /** Steps from one element to the next. */
  private final class Steps extends ElementIterator<Element<T>> {

    Steps() {
      super(FlatElements.this);
    }

    @Override
    protected @Nullable Object following(Object element) {
      return ((Element<?>) element).nextElement;
    }
  }
}
