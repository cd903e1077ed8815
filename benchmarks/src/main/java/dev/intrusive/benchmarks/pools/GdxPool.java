package dev.intrusive.benchmarks.pools;

import com.badlogic.gdx.utils.Pool;

/** The pool of libGDX, for one thread; it does not know what it has handed out. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GdxPool extends LivesOfOneThread<Part> {

  private Pool<Part> pool;

  @Override
  protected void open(int size) {
    pool =
        new Pool<>(size, size) {
          @Override
          protected Part newObject() {
            return new Part();
          }
        };
    pool.fill(size);
  }

  @Override
  protected Part begin(int number) {
    Part part = pool.obtain();
    part.set(number);
    return part;
  }

  @Override
  protected void end(Part part) {
    pool.free(part);
  }
}
