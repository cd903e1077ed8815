package game;

import dev.intrusive.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class World {
  @Pooled(threadSafe = false)
  public static class Cell<K extends Enum<K>> {
    @IntrusiveLink("chain")
    Cell<K> prev, next;

    @PoolSlot
    @IntrusiveLink({"row", "column"})
    int slot;

    @IntrusiveLink("chain")
    World_CellChain<K> owner;

    @IntrusiveLink("some")
    final Link<Cell<K>> link = new Link<>();

    World_CellRow<K> children;

    @OnEmplace
    void init(World_CellPool<K> pool) {
      children = new World_CellRow<>(pool);
      World_CellLinks.unlinkFromChain(this);
      World_CellLinks.unlinkFromRow(pool, this);
      World_CellLinks.describe(pool, this);
    }
  }

  static <K extends Enum<K>> World_CellRow<K> collect(
      World_CellPool<K> pool, Stream<Cell<K>> cells) {
    return cells.collect(Collectors.toCollection(() -> new World_CellRow<K>(pool)));
  }
}
