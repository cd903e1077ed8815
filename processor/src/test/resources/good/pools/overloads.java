package game;

import dev.intrusive.*;

import java.util.concurrent.Callable;
import java.util.function.*;

@Pooled
class Bullet<T extends Comparable<T>> {
  @PoolSlot int slot;

  @OnEmplace
  void init(Object thing) {}

  @OnEmplace
  void init(String thing) {}

  @OnEmplace
  void init(T thing) {}

  @OnEmplace
  void init(Object... things) {}

  @OnEmplace
  void init(int number) {}

  @OnEmplace
  void init(Integer number) {}

  @OnEmplace
  void init(long number) {}

  @OnEmplace
  void init(int... numbers) {}

  @OnEmplace
  void init(int number, int... numbers) {}

  @OnEmplace
  void start(Runnable action) {}

  @OnEmplace
  void call(Callable<T> action) {}

  @OnEmplace
  void accept(Consumer<? super T> action) {}

  @OnEmplace
  void apply(Function<? super T, ?> action) {}

  @OnEmplace
  void pick(Predicate<T>[] actions, Consumer<?>... more) {}

  @OnEmplace
  void init(Bullet<T> other, Object thing) {}
}
