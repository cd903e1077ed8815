package dev.intrusive.behaviour.pool;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;

/** The ways to make a shared pool. */
enum Variant {
  STACK(FreeSetKind.TAGGED_STACK),
  BITMAP(FreeSetKind.BITMAP);

  private final FreeSetKind kind;

  Variant(FreeSetKind kind) {
    this.kind = kind;
  }

  PoolOptions options() {
    return PoolOptions.defaults().freeSet(kind);
  }
}
