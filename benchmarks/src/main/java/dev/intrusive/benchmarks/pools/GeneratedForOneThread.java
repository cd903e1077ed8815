package dev.intrusive.benchmarks.pools;

import dev.intrusive.pool.PoolOptions;

/** A generated pool for one thread. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GeneratedForOneThread extends LivesOfOneThread<PooledPart> {

  private PooledPartPool pool;

  @Override
  protected void open(int size) {
    pool = new PooledPartPool(size, PoolOptions.defaults().threadSafe(false));
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
