package game;

import dev.intrusive.*;

import java.util.List;

@Pooled
class Bullet<T> {
  @PoolSlot int slot;

  @OnEmplace
  @SuppressWarnings("unchecked")
  void init(T... things) {}

  @OnEmplace
  @SafeVarargs
  final void init(int number, List<T>... things) {}

  @OnEmplace
  final void init(List<?>... things) {}

  @OnEmplace
  @SafeVarargs
  final void init(T[] first, T[]... things) {}

  @OnEmplace
  @SafeVarargs
  final void init(String name, T... things) {}
}
