package dev.intrusive.benchmarks.pools;

import org.vibur.objectpool.ConcurrentPool;
import org.vibur.objectpool.PoolObjectFactory;
import org.vibur.objectpool.util.ConcurrentLinkedDequeCollection;

/** The pool of Vibur, with its fastest collection. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Vibur extends Lives<Part> {

  private ConcurrentPool<Part> pool;

  @Override
  protected void open(int size) {
    pool =
        new ConcurrentPool<>(
            new ConcurrentLinkedDequeCollection<>(), new Factory(), size, size, false);
  }

  @Override
  protected Part begin(int number) {
    Part part = pool.take();
    part.set(number);
    return part;
  }

  @Override
  protected void end(Part part) {
    pool.restore(part);
  }

  private static final class Factory implements PoolObjectFactory<Part> {

    @Override
    public Part create() {
      return new Part();
    }

    @Override
    public boolean readyToTake(Part part) {
      return true;
    }

    @Override
    public boolean readyToRestore(Part part) {
      return true;
    }

    @Override
    public void destroy(Part part) {}
  }
}
