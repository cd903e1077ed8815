package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/** The twin of a host of the flat layout. */
public final class PlainFlatHost {

  @Nullable PlainFlatHost chainPrev;
  @Nullable PlainFlatHost chainNext;
  @Nullable PlainFlatHostChain chainOwner;
}
