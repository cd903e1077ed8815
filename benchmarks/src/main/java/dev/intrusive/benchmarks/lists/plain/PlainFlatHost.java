package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/** A host class of the flat layout for lists written by hand. */
public final class PlainFlatHost {

  @Nullable PlainFlatHost chainPrev;
  @Nullable PlainFlatHost chainNext;
  @Nullable PlainFlatHostChain chainOwner;
}
