package cache;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** A cell without links, whose hooks use all that parameters can be. */
@NullMarked
@Pooled(threadSafe = false)
abstract class Cell<K extends Comparable<? super K>, V> {
  @PoolSlot int number;

  @OnEmplace
  void hold(K key, @Nullable V value) {}

  @OnEmplace
  void holdAll(K key, Cell<K, ? extends @Nullable V>[] others, String @Nullable ... names) {}

  @OnEmplace
  @SafeVarargs
  final void hold(K key, Function<? super K, ? extends V> loader, List<? super V>... sinks)
      throws IOException, TimeoutException {}

  @OnEmplace
  @SuppressWarnings({"unchecked", "overloads"})
  void hold(K key, Consumer<V> sink, Cell<K, V>... others) throws InterruptedException {}

  @OnEmplace
  void loadTheValueInTheBackground(
      CellPool<K, V> pool, List<CellPool<K, V>> fallbacks, K failure, int unit, long time) {}
}
