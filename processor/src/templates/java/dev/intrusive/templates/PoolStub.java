package dev.intrusive.templates;

import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Stands in for a pool, or for its superclass, with emplace methods that take any arguments, since
 * errors may hide the hooks.
 */
final class PoolStub<T> extends SharedPool<Element<T>> {

  // [pool]
  public PoolStub(int capacity) {
    this(capacity, () -> null);
  }

  public PoolStub(int capacity, PoolOptions options) {
    this(capacity, () -> null, options);
  }

  public PoolStub(int capacity, Supplier<? extends Element<T>> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  public PoolStub(int capacity, Supplier<? extends Element<T>> factory, PoolOptions options) {
    super(capacity, factory, options);
  }

  @Override
  protected int slotOf(Element<T> object) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected void assignSlot(Element<T> object, int number) {
    throw new IllegalStateException("elements");
  }

  // [end]
  public Element<T> emplace(Object... arguments) {
    throw new IllegalStateException("elements");
  }

  public Element<T> tryEmplace(Object... arguments) {
    throw new IllegalStateException("elements");
  }

  public Element<T> awaitEmplace(Object... arguments) throws InterruptedException {
    throw new IllegalStateException("elements");
  }

  public Element<T> awaitEmplaceFor(long time, TimeUnit unit, Object... arguments)
      throws InterruptedException {
    throw new IllegalStateException("elements");
  }
}
