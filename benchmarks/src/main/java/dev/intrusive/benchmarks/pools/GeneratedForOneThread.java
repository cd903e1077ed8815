package dev.intrusive.benchmarks.pools;

/** A generated pool for one thread. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GeneratedForOneThread extends LivesOfOneThread<PartForOneThread> {

  private PartForOneThreadPool pool;

  @Override
  protected void open(int size) {
    pool = new PartForOneThreadPool(size);
  }

  @Override
  protected PartForOneThread begin(int number) {
    return pool.emplace(number);
  }

  @Override
  protected void end(PartForOneThread part) {
    pool.release(part);
  }
}
