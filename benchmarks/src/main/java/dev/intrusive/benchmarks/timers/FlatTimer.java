package dev.intrusive.benchmarks.timers;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A timer of the flat layout. */
public final class FlatTimer extends Timer {

  @IntrusiveLink("bucket")
  @Nullable FlatTimer bucketPrev;

  @IntrusiveLink("bucket")
  @Nullable FlatTimer bucketNext;

  @IntrusiveLink("bucket")
  @Nullable FlatTimerBucket bucketOwner;
}
