package game;

import dev.intrusive.*;

@Pooled
class Cell<T extends Number, U extends T> {
  @PoolSlot int slot;

  @OnEmplace
  void a(T value) {} // error: OnEmplaceDuplicate

  @OnEmplace
  void b(U value) {} // error: OnEmplaceDuplicate

  @OnEmplace
  void c(Number value) {} // error: OnEmplaceDuplicate
}
