package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.indexed.PebblePool.Pebble;
import dev.intrusive.behaviour.indexed.PebblePool.PebbleRow;
import org.jspecify.annotations.Nullable;

/** Lists of {@link Pebble} that are not generated; what accessors do is asked of the lists. */
final class PebbleFixture extends IndexedFixture<Pebble, Pebble> {

  private final PebblePool pool;

  PebbleFixture() {
    this(new PebblePool(CAPACITY));
  }

  private PebbleFixture(PebblePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public PebbleRow newList() {
    return new PebbleRow(pool);
  }

  @Override
  protected Pebble emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Pebble copyOf(Pebble original) {
    return original.copy();
  }

  @Override
  public int idOf(Pebble element) {
    return element.id;
  }

  @Override
  public String listName() {
    return "row";
  }

  @Override
  public Class<?> linksClass() {
    return PebbleRow.class;
  }

  @Override
  public boolean isInList(Pebble element) {
    return listOf(element) != null;
  }

  @Override
  public @Nullable PebbleRow listOf(Pebble element) {
    return PebbleRow.holding(pool, element);
  }

  @Override
  public @Nullable Pebble nextOf(Pebble element) {
    PebbleRow row = listOf(element);
    return row == null ? null : row.next(element);
  }

  @Override
  public @Nullable Pebble previousOf(Pebble element) {
    PebbleRow row = listOf(element);
    return row == null ? null : row.previous(element);
  }

  @Override
  public boolean unlink(Pebble element) {
    PebbleRow row = listOf(element);
    return row != null && row.remove(element);
  }

  @Override
  public int unlinkAll(Pebble element) {
    return unlink(element) ? 1 : 0;
  }

  @Override
  public boolean isLinked(Pebble element) {
    return isInList(element);
  }

  @Override
  public String describe(Pebble element) {
    return "in " + listOf(element);
  }

  @Override
  public LinkSurgery<Pebble> surgery() {
    return surgeryOf(newList());
  }
}
