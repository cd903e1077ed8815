package dev.intrusive.benchmarks.pools;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;

/** A generated pool with a bitmap. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GeneratedBitmap extends Lives<PooledPart> {

  private final FreeSetKind kind;
  private PooledPartPool pool;

  public GeneratedBitmap() {
    this(FreeSetKind.BITMAP);
  }

  GeneratedBitmap(FreeSetKind kind) {
    this.kind = kind;
  }

  @Override
  protected void open(int size) {
    pool = new PooledPartPool(size, PoolOptions.defaults().freeSet(kind));
  }

  @Override
  protected PooledPart begin(int number) {
    return pool.emplace(number);
  }

  @Override
  protected void end(PooledPart part) {
    pool.release(part);
  }
}
