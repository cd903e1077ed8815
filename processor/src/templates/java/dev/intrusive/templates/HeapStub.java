package dev.intrusive.templates;

import dev.intrusive.generated.IndexedHeap;
import dev.intrusive.pool.ObjectPool;
import java.util.Comparator;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** Stands in for a heap of unknown layout, with the constructors of all. */
@NullUnmarked
final class HeapStub<T> extends IndexedHeap<Element<T>> {

  public HeapStub() {
    super(null, null);
  }

  public HeapStub(Comparator<? super Element<T>> order) {
    super(null, order);
  }

  public HeapStub(ObjectPool<? extends Element<T>> pool) {
    super(pool, null);
  }

  public HeapStub(ObjectPool<? extends Element<T>> pool, Comparator<? super Element<T>> order) {
    super(pool, order);
  }

  static <T> @Nullable HeapStub<T> holding(Object... arguments) {
    return null;
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
  public boolean add(Element<T> element) {
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

  @Override
  public void update(Element<T> element) {
    throw new IllegalStateException("elements");
  }
}
