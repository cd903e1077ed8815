package dev.intrusive.benchmarks.pools;

import io.netty.util.Recycler;
import io.netty.util.internal.ObjectPool.Handle;

/** The recycler of Netty: a pool for each thread. */
public class NettyRecycler extends Lives<NettyRecycler.RecycledPart> {

  private final Recycler<RecycledPart> recycler =
      new Recycler<>() {
        @Override
        protected RecycledPart newObject(Recycler.Handle<RecycledPart> handle) {
          return new RecycledPart(handle);
        }
      };

  /** A part that knows where it belongs. */
  public static final class RecycledPart extends Part {

    private final Handle<RecycledPart> handle;

    RecycledPart(Handle<RecycledPart> handle) {
      this.handle = handle;
    }
  }

  @Override
  protected void open(int size) {}

  @Override
  protected RecycledPart begin(int number) {
    RecycledPart part = recycler.get();
    part.set(number);
    return part;
  }

  @Override
  protected void end(RecycledPart part) {
    part.handle.recycle(part);
  }
}
