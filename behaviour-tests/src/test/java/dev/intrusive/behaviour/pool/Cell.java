package dev.intrusive.behaviour.pool;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A generic host without links, for one thread, whose pool makes the objects itself. */
@Pooled(threadSafe = false)
final class Cell<T extends Comparable<T>> {

  @PoolSlot int slot;

  @Nullable T key;
  List<T> others = List.of();

  @OnEmplace
  void hold(@Nullable T key) {
    this.key = key;
  }

  @OnEmplace
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  final void hold(@Nullable T key, T... others) {
    this.key = key;
    this.others = Arrays.asList(others);
  }

  @OnEmplace
  void holdAll(Collection<? extends T> all) {
    others = List.copyOf(all);
  }
}
