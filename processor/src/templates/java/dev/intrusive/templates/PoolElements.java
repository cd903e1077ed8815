package dev.intrusive.templates;

import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.function.Supplier;

/**
 * A pool without its emplace methods: reaches the slot of an object, the hook that ends its life,
 * and its links.
 */
final class PoolElements<T> extends ObjectPool<Element<T>> {

  // [constructor]
  /**
   * Creates a pool and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public PoolElements(int capacity) {
    this(capacity, Element<T>::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public PoolElements(int capacity, PoolOptions options) {
    this(capacity, Element<T>::new, options);
  }

  // [end]
  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public PoolElements(int capacity, Supplier<? extends Element<T>> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /**
   * Creates a pool with options and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public PoolElements(int capacity, Supplier<? extends Element<T>> factory, PoolOptions options) {
    super(capacity, factory, options /* links */);
  }

  @Override
  protected int slotOf(Element<T> object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Element<T> object, int number) {
    object.slot = number;
  }

  // [destroy]
  @Override
  protected void destroy(Element<T> object) {
    object.releaseHook();
  }

  // [end]
  // [unlink]
  @Override
  protected void unlink(Element<T> object) {
    /* unlinking */
  }

  // [end]
  // [checkLists]
  @Override
  protected void checkLists(Element<T> object) {
    /* checks */
  }
  // [end]
}
