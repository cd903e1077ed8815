package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;

/** The row of {@link Tile}. */
public final class TileFixture {

  private TileFixture() {}

  /** A new fixture. */
  public static ListFixture<Tile<Integer>> create() {
    TilePool<Integer> pool = new TilePool<>(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Tile::copy, Tile::content),
        new ListFixture.Lists<>("row", () -> new TileRow<>(pool)),
        ListAccessors.over(
            pool,
            TileLinks::inRow,
            TileLinks::rowOf,
            TileLinks::nextInRow,
            TileLinks::previousInRow,
            TileLinks::unlinkFromRow),
        HostAccessors.over(
            pool, TileLinks.class, TileLinks::unlinkAll, TileLinks::isLinked, TileLinks::describe),
        new SlotSurgery<>(new TileRow<>(pool)));
  }
}
