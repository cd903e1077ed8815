package game;

import dev.intrusive.*;

@Pooled
class Cell<ObjectPool, IndexedList, CellRow, CellLinks, String, Class, CellPool, SlotTable> {
  @PoolSlot
  @IntrusiveLink({"row", "column"})
  int slot;

  void use(
      dev.intrusive.pool.ObjectPool<
              ? extends
                  Cell<ObjectPool, IndexedList, CellRow, CellLinks, String, Class, CellPool, SlotTable>>
          pool) {
    new CellColumn<>(pool).add(this);
    game.CellLinks.unlinkAll(pool, this);
  }
}
