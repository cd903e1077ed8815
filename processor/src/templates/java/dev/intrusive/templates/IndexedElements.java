package dev.intrusive.templates;

import dev.intrusive.generated.IndexedList;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import org.jspecify.annotations.Nullable;

/**
 * A list of the indexed layout: turns an element into its slot, and lets its base class work. A
 * generated class has the operations of {@link NodeElements} besides, with slots in place of links.
 */
final class IndexedElements<T> extends IndexedList<Element<T>> {

  /**
   * Creates an empty list of objects of a pool.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public IndexedElements(ObjectPool<? extends Element<T>> pool) {
    super(pool);
  }

  /** Returns the list that holds an element, or null. */
  static <T> @Nullable IndexedElements<T> holding(SlotTable<?> pool, Element<T> element) {
    return (IndexedElements<T>) listOf(pool, IndexedElements.class, element, element.slot);
  }

  /** Returns the element after another in the list that it is in. */
  static <T> @Nullable Element<T> following(
      ObjectPool<? extends Element<T>> pool, Element<T> element) {
    IndexedElements<T> list = requireHeld(holding(pool, element), element, "elements");
    return list.after(element.slot);
  }

  /** Returns the element before another in the list that it is in. */
  static <T> @Nullable Element<T> preceding(
      ObjectPool<? extends Element<T>> pool, Element<T> element) {
    IndexedElements<T> list = requireHeld(holding(pool, element), element, "elements");
    return list.before(element.slot);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Element<T> element) {
    return contains(element, element.slot);
  }

  @Override
  protected int slotOf(Element<T> element) {
    return element.slot;
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && holds((Element<T>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Element<?>)) {
      return false;
    }
    Element<T> element = (Element<T>) object;
    return unlink(element, element.slot);
  }
}
