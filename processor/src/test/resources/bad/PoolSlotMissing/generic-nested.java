package game;

import dev.intrusive.*;

class World {
  @Pooled
  static class Cell<T extends Comparable<T>> { // error: PoolSlotMissing
    World_CellPool<T> pool;

    @OnEmplace
    void init(T value, World_CellPool<T> pool) {}
  }

  void use(World_CellPool<String> pool) {
    World_CellPool<String> other = new World_CellPool<>(3);
    other.release(pool.emplace("a", other));
    other.close();
  }
}
