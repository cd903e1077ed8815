package dev.intrusive.benchmarks.caches;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** An entry of the flat layout. */
public final class FlatEntry extends Entry {

  @IntrusiveLink("accessOrder")
  @Nullable FlatEntry accessPrev;

  @IntrusiveLink("accessOrder")
  @Nullable FlatEntry accessNext;

  @IntrusiveLink("accessOrder")
  @Nullable FlatEntryAccessOrder accessOwner;

  FlatEntry(long key, Object value) {
    super(key, value);
  }
}
