package dev.intrusive.benchmarks.pools;

import io.netty.util.Recycler;
import io.netty.util.internal.ObjectPool.Handle;
import org.openjdk.jmh.annotations.Fork;

/**
 * The recycler of Netty: a pool for each thread. It recycles on threads of Netty's class alone, so
 * JMH is told to use those.
 */
@Fork(
    jvmArgsPrepend = {
      "-Djmh.executor=CUSTOM",
      "-Djmh.executor.class=dev.intrusive.benchmarks.pools.NettyThreads"
    })
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
