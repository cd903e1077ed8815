package dev.intrusive.benchmarks.pools;

import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** The pool of Apache Commons. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class CommonsPool extends Lives<Part> {

  private GenericObjectPool<Part> pool;

  @Override
  protected void open(int size) throws Exception {
    GenericObjectPoolConfig<Part> config = new GenericObjectPoolConfig<>();
    config.setMaxTotal(size);
    config.setMaxIdle(size);
    config.setJmxEnabled(false);
    pool = new GenericObjectPool<>(new Factory(), config);
    pool.addObjects(size);
  }

  @Override
  protected Part begin(int number) throws Exception {
    Part part = pool.borrowObject();
    part.set(number);
    return part;
  }

  @Override
  protected void end(Part part) {
    pool.returnObject(part);
  }

  private static final class Factory extends BasePooledObjectFactory<Part> {

    @Override
    public Part create() {
      return new Part();
    }

    @Override
    public PooledObject<Part> wrap(Part part) {
      return new DefaultPooledObject<>(part);
    }
  }
}
