package dev.intrusive.benchmarks.maps;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A session of the flat layout, whose maps mix the bits of numbers. */
public final class FlatSession extends Session {

  @MapLink(value = "byId", hash = Hash.MIXED)
  @Nullable FlatSession byIdNext;

  @MapLink("byId")
  @Nullable FlatSessionById byId;

  @IntrusiveKey("byId")
  long id() {
    return id;
  }
}
