package game;

import dev.intrusive.*;

import java.util.*;
import java.util.function.Supplier;

@Pooled
class A<T> {
  @PoolSlot int slot;
  APool<T> pool;

  @OnEmplace
  void init(BPool<T, String> pool, Supplier<? extends APool<T>[]> pools) {}
}

@Pooled
class B<S, T> {
  @PoolSlot int slot;
  Map<String, BPool<S, T>> pools;

  @OnEmplace
  @SafeVarargs
  final void init(APool<List<T>> pool, BPool<Map.Entry<S, Integer>, ? super T>... more) {}
}
