package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Around generic hosts. */
@NullMarked
final class World {
  @Pooled(threadSafe = false)
  static class TerritoryCell<Key extends Comparable<Key>, Value> {
    @PoolSlot
    @IntrusiveLink({"column", "diagonal"})
    int slot;

    @IntrusiveLink("border")
    final Link<TerritoryCell<Key, Value>> borderLink = new Link<>();
  }

  /** A subclass with an argument, that has lists of another layout. */
  @Pooled
  static final class NamedCell<V> extends TerritoryCell<String, List<V>> {
    @IntrusiveLink("names")
    @Nullable NamedCell<V> previous, next;

    @IntrusiveLink("names")
    @Nullable World_NamedCellNames<V> owner;
  }
}
