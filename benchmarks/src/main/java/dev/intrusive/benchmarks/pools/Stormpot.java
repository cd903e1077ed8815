package dev.intrusive.benchmarks.pools;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.TearDown;
import stormpot.Allocator;
import stormpot.Expiration;
import stormpot.Pool;
import stormpot.PoolTap;
import stormpot.Poolable;
import stormpot.Slot;
import stormpot.Timeout;

/**
 * The pool of Stormpot without what its author's own benchmarks switch off. A tap for each thread
 * remembers what that had last.
 */
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
    pool =
        Pool.from(new Parts())
            .setSize(size)
            .setExpiration(Expiration.never())
            .setBackgroundExpirationEnabled(false)
            .setPreciseLeakDetectionEnabled(false)
            .build();
  }

  @Override
  protected StormpotPart begin(int number) throws InterruptedException {
    return begin(pool, number);
  }

  @Override
  @SuppressWarnings("unchecked") // it is stored here alone
  protected StormpotPart begin(Held held, int number) throws InterruptedException {
    PoolTap<StormpotPart> tap = (PoolTap<StormpotPart>) held.tap;
    if (tap == null) {
      tap = pool.getThreadLocalTap();
      held.tap = tap;
    }
    return begin(tap, number);
  }

  private static StormpotPart begin(PoolTap<StormpotPart> tap, int number)
      throws InterruptedException {
    StormpotPart part = tap.claim(TIMEOUT);
    part.set(number);
    return part;
  }

  @Override
  protected void end(StormpotPart part) {
    part.release();
  }

  @TearDown
  public final void close() throws InterruptedException {
    pool.shutdown().await(TIMEOUT);
  }
}
