package dev.intrusive.benchmarks.pools;

import com.badlogic.gdx.utils.Pool;

/** The pool of libGDX, for one thread; it does not know what it has handed out. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GdxPool extends LivesOfOneThread<GdxPool.ResetPart> {

  private Pool<ResetPart> pool;

  /** A part that the pool resets when it comes back. */
  public static final class ResetPart extends Part implements Pool.Poolable {
    @Override
    public void reset() {
      x = 0;
      y = 0;
      dx = 0;
      dy = 0;
    }
  }

  @Override
  protected void open(int size) {
    pool =
        new Pool<>(size, size) {
          @Override
          protected ResetPart newObject() {
            return new ResetPart();
          }
        };
    pool.fill(size);
  }

  @Override
  protected ResetPart begin(int number) {
    ResetPart part = pool.obtain();
    part.set(number);
    return part;
  }

  @Override
  protected void end(ResetPart part) {
    pool.free(part);
  }
}
