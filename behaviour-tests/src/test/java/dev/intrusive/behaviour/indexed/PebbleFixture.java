package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;
import dev.intrusive.behaviour.indexed.PebblePool.Pebble;
import dev.intrusive.behaviour.indexed.PebblePool.PebbleRow;
import org.jspecify.annotations.Nullable;

/** Lists of {@link Pebble} that are not generated; what accessors do is asked of the lists. */
public final class PebbleFixture {

  private PebbleFixture() {}

  /** A new fixture. */
  public static ListFixture<Pebble> create() {
    PebblePool pool = new PebblePool(PooledElements.CAPACITY);
    ListAccessors<Pebble> accessors =
        ListAccessors.over(
            pool,
            (lists, element) -> PebbleRow.holding(lists, element) != null,
            PebbleRow::holding,
            (lists, element) -> next(PebbleRow.holding(lists, element), element),
            (lists, element) -> previous(PebbleRow.holding(lists, element), element),
            (lists, element) -> unlink(PebbleRow.holding(lists, element), element));
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Pebble::copy, element -> element.id),
        new ListFixture.Lists<>("row", () -> new PebbleRow(pool)),
        accessors,
        HostAccessors.handWritten(
            accessors, element -> "row: in " + PebbleRow.holding(pool, element)),
        new SlotSurgery<>(new PebbleRow(pool)));
  }

  private static @Nullable Pebble next(@Nullable PebbleRow row, Pebble element) {
    return row == null ? null : row.next(element);
  }

  private static @Nullable Pebble previous(@Nullable PebbleRow row, Pebble element) {
    return row == null ? null : row.previous(element);
  }

  private static boolean unlink(@Nullable PebbleRow row, Pebble element) {
    return row != null && row.remove(element);
  }
}
