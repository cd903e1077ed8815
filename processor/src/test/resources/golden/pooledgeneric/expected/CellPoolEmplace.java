package cache;

import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.SlotLinks;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The emplace methods of {@link CellPool}. */
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
abstract class CellPoolEmplace<K extends Comparable<? super K>, V> extends ObjectPool<Cell<K, V>> {
  CellPoolEmplace(int capacity, Supplier<? extends Cell<K, V>> factory, PoolOptions options,
      SlotLinks... links) {
    super(capacity, factory, options, links);
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param key an argument of the hook
   * @param value an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Cell<K, V> emplace(K key, @Nullable V value) {
    Cell<K, V> object = claim();
    try {
      object.hold(key, value);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param key an argument of the hook
   * @param value an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public @Nullable Cell<K, V> tryEmplace(K key, @Nullable V value) {
    Cell<K, V> object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.hold(key, value);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#holdAll}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param key an argument of the hook
   * @param others an argument of the hook
   * @param names an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Cell<K, V> emplace(K key, Cell<K, ? extends @Nullable V>[] others,
      String @Nullable ... names) {
    Cell<K, V> object = claim();
    try {
      object.holdAll(key, others, names);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#holdAll}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param key an argument of the hook
   * @param others an argument of the hook
   * @param names an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public @Nullable Cell<K, V> tryEmplace(K key, Cell<K, ? extends @Nullable V>[] others,
      String @Nullable ... names) {
    Cell<K, V> object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.holdAll(key, others, names);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param key an argument of the hook
   * @param sink an argument of the hook
   * @param others an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   * @throws InterruptedException if the hook throws it
   */
  public Cell<K, V> emplace(K key, Consumer<V> sink, Cell<K, V>... others) throws
      InterruptedException {
    Cell<K, V> object = claim();
    try {
      object.hold(key, sink, others);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param key an argument of the hook
   * @param sink an argument of the hook
   * @param others an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   * @throws InterruptedException if the hook throws it
   */
  public @Nullable Cell<K, V> tryEmplace(K key, Consumer<V> sink, Cell<K, V>... others) throws
      InterruptedException {
    Cell<K, V> object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.hold(key, sink, others);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param key an argument of the hook
   * @param loader an argument of the hook
   * @param sinks an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   * @throws IOException if the hook throws it
   * @throws TimeoutException if the hook throws it
   */
  @SafeVarargs
  public final Cell<K, V> emplace(K key, Function<? super K, ? extends V> loader,
      List<? super V>... sinks) throws IOException, TimeoutException {
    Cell<K, V> object = claim();
    try {
      object.hold(key, loader, sinks);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#hold}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param key an argument of the hook
   * @param loader an argument of the hook
   * @param sinks an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   * @throws IOException if the hook throws it
   * @throws TimeoutException if the hook throws it
   */
  @SafeVarargs
  public final @Nullable Cell<K, V> tryEmplace(K key, Function<? super K, ? extends V> loader,
      List<? super V>... sinks) throws IOException, TimeoutException {
    Cell<K, V> object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.hold(key, loader, sinks);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#loadTheValueInTheBackground}. O(1) besides
   * the hook, allocates nothing.
   *
   * @param pool an argument of the hook
   * @param fallbacks an argument of the hook
   * @param failure an argument of the hook
   * @param unit an argument of the hook
   * @param time an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Cell<K, V> emplace(CellPool<K, V> pool, List<CellPool<K, V>> fallbacks, K failure,
      int unit, long time) {
    Cell<K, V> object = claim();
    try {
      object.loadTheValueInTheBackground(pool, fallbacks, failure, unit, time);
      return begin(object);
    } catch (Throwable failure_) {
      abandon(object);
      throw failure_;
    }
  }

  /**
   * Begins the life of a free object with {@link Cell#loadTheValueInTheBackground}, if there is
   * one. O(1) besides the hook, allocates nothing.
   *
   * @param pool an argument of the hook
   * @param fallbacks an argument of the hook
   * @param failure an argument of the hook
   * @param unit an argument of the hook
   * @param time an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public @Nullable Cell<K, V> tryEmplace(CellPool<K, V> pool, List<CellPool<K, V>> fallbacks,
      K failure, int unit, long time) {
    Cell<K, V> object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.loadTheValueInTheBackground(pool, fallbacks, failure, unit, time);
      return begin(object);
    } catch (Throwable failure_) {
      abandon(object);
      throw failure_;
    }
  }
}
