package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The row of {@link Tile}. */
final class TileFixture extends IndexedFixture<Tile<Integer>, Tile<Integer>> {

  private final TilePool<Integer> pool;

  TileFixture() {
    this(new TilePool<>(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private TileFixture(TilePool<Integer> pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public TileRow<Integer> newList() {
    return new TileRow<>(pool);
  }

  @Override
  protected Tile<Integer> emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Tile<Integer> copyOf(Tile<Integer> original) {
    return original.copy();
  }

  @Override
  public int idOf(Tile<Integer> element) {
    return element.content();
  }

  @Override
  public String listName() {
    return "row";
  }

  @Override
  public Class<?> linksClass() {
    return TileLinks.class;
  }

  @Override
  public boolean isInList(Tile<Integer> element) {
    return TileLinks.inRow(pool, element);
  }

  @Override
  public @Nullable TileRow<Integer> listOf(Tile<Integer> element) {
    return TileLinks.rowOf(pool, element);
  }

  @Override
  public @Nullable Tile<Integer> nextOf(Tile<Integer> element) {
    return TileLinks.nextInRow(pool, element);
  }

  @Override
  public @Nullable Tile<Integer> previousOf(Tile<Integer> element) {
    return TileLinks.previousInRow(pool, element);
  }

  @Override
  public boolean unlink(Tile<Integer> element) {
    return TileLinks.unlinkFromRow(pool, element);
  }

  @Override
  public int unlinkAll(Tile<Integer> element) {
    return TileLinks.unlinkAll(pool, element);
  }

  @Override
  public boolean isLinked(Tile<Integer> element) {
    return TileLinks.isLinked(pool, element);
  }

  @Override
  public String describe(Tile<Integer> element) {
    return TileLinks.describe(pool, element);
  }

  @Override
  public LinkSurgery<Tile<Integer>> surgery() {
    return surgeryOf(newList());
  }
}
