package dev.intrusive.behaviour.pool;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;

/** The ways to make a pool. */
enum Variant {
  STACK(FreeSetKind.TAGGED_STACK, true),
  BITMAP(FreeSetKind.BITMAP, true),
  ONE_THREAD(FreeSetKind.BITMAP, false);

  private final FreeSetKind kind;
  final boolean isShared;

  Variant(FreeSetKind kind, boolean isShared) {
    this.kind = kind;
    this.isShared = isShared;
  }

  PoolOptions options() {
    return PoolOptions.defaults().freeSet(kind).threadSafe(isShared);
  }
}
