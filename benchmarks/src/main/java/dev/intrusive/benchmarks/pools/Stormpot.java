package dev.intrusive.benchmarks.pools;

import java.util.concurrent.TimeUnit;
import stormpot.Allocator;
import stormpot.Pool;
import stormpot.Poolable;
import stormpot.Slot;
import stormpot.Timeout;

/** The pool of Stormpot, which remembers for each thread what it had last. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Stormpot extends Lives<Stormpot.StormpotPart> {

  private static final Timeout TIMEOUT = new Timeout(1, TimeUnit.MINUTES);

  private Pool<StormpotPart> pool;

  /** A part that knows where it belongs. */
  public static final class StormpotPart extends Part implements Poolable {

    private final Slot slot;

    StormpotPart(Slot slot) {
      this.slot = slot;
    }

    @Override
    public void release() {
      slot.release(this);
    }
  }

  private static final class Parts implements Allocator<StormpotPart> {

    @Override
    public StormpotPart allocate(Slot slot) {
      return new StormpotPart(slot);
    }

    @Override
    public void deallocate(StormpotPart part) {}
  }

  @Override
  protected void open(int size) {
    pool = Pool.from(new Parts()).setSize(size).build();
  }

  @Override
  protected StormpotPart begin(int number) throws InterruptedException {
    StormpotPart part = pool.claim(TIMEOUT);
    part.set(number);
    return part;
  }

  @Override
  protected void end(StormpotPart part) {
    part.release();
  }
}
