package dev.intrusive.benchmarks.maps;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A session of the flat layout, whose maps keep neighbouring numbers together. */
public final class CountedFlatSession extends Session {

  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  @Nullable CountedFlatSession byIdNext;

  @MapLink("byId")
  @Nullable CountedFlatSessionById byId;

  @IntrusiveKey("byId")
  long id() {
    return id;
  }
}
