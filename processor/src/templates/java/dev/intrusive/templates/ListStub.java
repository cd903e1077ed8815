package dev.intrusive.templates;

import dev.intrusive.generated.IndexedList;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for a list of unknown layout, with constructors for the arguments of all; the base
 * class has nearly all public methods of the others, and more.
 */
@NullUnmarked
final class ListStub<T> extends IndexedList<Element<T>> {

  public ListStub() {
    super(null);
  }

  public ListStub(Object argument) {
    super(null);
  }

  public ListStub(Object owner, int expectedSize) {
    super(null);
  }

  // [owner]
  public Owner owner() {
    throw new IllegalStateException("elements");
  }

  // [end]
  static <T> @Nullable ListStub<T> holding(Object... arguments) {
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
