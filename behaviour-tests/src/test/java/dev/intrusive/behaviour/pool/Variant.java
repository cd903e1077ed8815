package dev.intrusive.behaviour.pool;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;

/** The ways to make a pool. */
enum Variant {
  SHARED_STACK(FreeSetKind.TAGGED_STACK, true),
  SHARED_BITMAP(FreeSetKind.BITMAP, true),
  PLAIN_STACK(FreeSetKind.TAGGED_STACK, false),
  PLAIN_BITMAP(FreeSetKind.BITMAP, false);

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
