package dev.intrusive.benchmarks.pools;

import dev.intrusive.pool.FreeSetKind;

/** A generated pool with a tagged stack. */
public class GeneratedStack extends GeneratedBitmap {

  public GeneratedStack() {
    super(FreeSetKind.TAGGED_STACK);
  }
}
