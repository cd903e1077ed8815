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
            (lists, element) ->
                requireLinked(PebbleRow.holding(lists, element), element).next(element),
            (lists, element) ->
                requireLinked(PebbleRow.holding(lists, element), element).previous(element),
            (lists, element) -> unlink(PebbleRow.holding(lists, element), element));
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Pebble::copy, element -> element.id),
        new ListFixture.Lists<>("row", () -> new PebbleRow(pool)),
        accessors,
        HostAccessors.handWritten(
            accessors, element -> "row: in " + PebbleRow.holding(pool, element)),
        new SlotSurgery<>(new PebbleRow(pool)));
  }

  private static PebbleRow requireLinked(@Nullable PebbleRow row, Pebble element) {
    if (row == null) {
      throw new IllegalArgumentException(
          "pebble " + element.id + " is in no list of row; call next before the removal");
    }
    return row;
  }

  private static boolean unlink(@Nullable PebbleRow row, Pebble element) {
    return row != null && row.remove(element);
  }
}
