package dev.intrusive.templates;

import dev.intrusive.generated.IndexedList;
import dev.intrusive.pool.ObjectPool;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for a list of unknown layout, with the constructors of all; the base class has nearly
 * all public methods of the others, and more.
 */
@NullUnmarked
final class ListStub<T> extends IndexedList<Element<T>> {

  public ListStub() {
    super(null);
  }

  public ListStub(int expectedSize) {
    super(null);
  }

  public ListStub(ObjectPool<? extends Element<T>> pool) {
    super(pool);
  }

  // [unowned]
  public ListStub(Object owner) {
    super(null);
  }

  public ListStub(Object owner, int expectedSize) {
    super(null);
  }

  // [end]
  // [owner]
  public ListStub(Owner owner) {
    super(null);
  }

  public ListStub(Owner owner, int expectedSize) {
    super(null);
  }

  public Owner owner() {
    throw new IllegalStateException("elements");
  }

  // [end]
  static <T> @Nullable ListStub<T> holding(Element<T> element) {
    return null;
  }

  public void trimToSize() {
    throw new IllegalStateException("elements");
  }

  @Override
  protected int slotOf(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected String linkName() {
    throw new IllegalStateException("elements");
  }

  @Override
  public boolean contains(@Nullable Object object) {
    throw new IllegalStateException("elements");
  }

  @Override
  public boolean remove(@Nullable Object object) {
    throw new IllegalStateException("elements");
  }
}
