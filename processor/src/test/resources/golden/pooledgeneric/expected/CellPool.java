package cache;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import java.util.Collection;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A pool of {@link Cell} objects for one thread. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class CellPool<K extends Comparable<? super K>, V> extends CellPoolEmplace<K, V> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public CellPool(int capacity, Supplier<? extends Cell<K, V>> factory) {
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
  public CellPool(int capacity, Supplier<? extends Cell<K, V>> factory, PoolOptions options) {
    super(capacity, factory, options);
  }

  @Override
  protected int slotOf(Cell<K, V> object) {
    return object.number;
  }

  @Override
  protected void assignSlot(Cell<K, V> object, int number) {
    object.number = number;
  }

  @Override
  protected void unlink(Cell<K, V> object) {
    if (object.getClass() != Cell.class) {
      DeclaredLinks.unlinkAll(object, Cell.class);
    }
  }

  @Override
  protected void checkLists(Cell<K, V> object) {
    for (Collection<?> list : DeclaredLinks.holders(object, Cell.class)) {
      checkList(object, list);
    }
  }
}
