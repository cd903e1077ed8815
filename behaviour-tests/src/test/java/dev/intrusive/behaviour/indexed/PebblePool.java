package dev.intrusive.behaviour.indexed;

import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.generated.IndexedList;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** A pool and its lists that are not generated and say no more than they must. */
final class PebblePool extends ObjectPool<PebblePool.Pebble> {

  /** An element. */
  static final class Pebble implements Cloneable {
    int slot;
    int id;

    Pebble copy() {
      try {
        return (Pebble) clone();
      } catch (CloneNotSupportedException impossible) {
        throw new AssertionError(impossible);
      }
    }
  }

  /** A list. */
  static final class PebbleRow extends IndexedList<Pebble> {

    PebbleRow(PebblePool pool) {
      super(pool);
    }

    static @Nullable PebbleRow holding(PebblePool pool, Pebble pebble) {
      return (PebbleRow) IndexedList.<Pebble>listOf(pool, PebbleRow.class, pebble, pebble.slot);
    }

    @Override
    protected String linkName() {
      return "row";
    }

    @Override
    protected int slotOf(Pebble element) {
      return element.slot;
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object instanceof Pebble pebble && contains(pebble, pebble.slot);
    }

    @Override
    public boolean remove(@Nullable Object object) {
      return object instanceof Pebble pebble && unlink(pebble, pebble.slot);
    }
  }

  PebblePool(int capacity) {
    super(capacity, Pebble::new, PoolOptions.defaults(), IndexedLinks.of(PebbleRow.class));
  }

  Pebble emplace(int id) {
    Pebble pebble = claim();
    pebble.id = id;
    return begin(pebble);
  }

  @Override
  protected int slotOf(Pebble object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Pebble object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(Pebble object) {
    PebbleRow row = PebbleRow.holding(this, object);
    if (row != null) {
      row.remove(object);
    }
  }
}
