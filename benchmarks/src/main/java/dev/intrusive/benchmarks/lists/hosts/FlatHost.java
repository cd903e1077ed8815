package dev.intrusive.benchmarks.lists.hosts;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A host of the flat layout. */
public final class FlatHost {

  @IntrusiveLink("chain")
  @Nullable FlatHost chainPrev;

  @IntrusiveLink("chain")
  @Nullable FlatHost chainNext;

  @IntrusiveLink("chain")
  @Nullable FlatHostChain chainOwner;
}
