package dev.intrusive.benchmarks.pools;

import dev.intrusive.benchmarks.Subject;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/**
 * Begins and ends lives of pooled objects, which are set up anew each time.
 *
 * <p>The pool is never empty, so that nobody ever waits for an object.
 *
 * @param <T> the type of the objects
 */
public abstract class LivesOfOneThread<T extends Part> extends Subject {

  static final int BURST = 8;

  @Param({"1000", "100000"})
  public int capacity;

  /** What a thread holds: the parts of a burst, and its access to the pool if each has one. */
  @State(Scope.Thread)
  public static class Held {
    final Part[] parts = new Part[BURST];
    @Nullable Object tap;
  }

  @Setup
  public final void fill() throws Exception {
    open(capacity);
  }

  /** Makes the pool with all its objects. */
  protected abstract void open(int size) throws Exception;

  protected abstract T begin(int number) throws Exception;

  /** Begins a life of a pool to which each thread has an access of its own. */
  protected T begin(Held held, int number) throws Exception {
    return begin(number);
  }

  protected abstract void end(T part) throws Exception;

  @Benchmark
  @Threads(1)
  public T one(Held held) throws Exception {
    return life(held);
  }

  /** Begins a life and ends it. */
  protected final T life(Held held) throws Exception {
    T part = begin(held, capacity);
    end(part);
    return part;
  }

  @Benchmark
  @Threads(1)
  @OperationsPerInvocation(BURST)
  public void burst(Held held) throws Exception {
    burstOf(held);
  }

  /** Begins some lives and ends them. */
  @SuppressWarnings("unchecked") // only what begin returned is in the array
  protected final void burstOf(Held held) throws Exception {
    Part[] parts = held.parts;
    for (int i = 0; i < BURST; i++) {
      parts[i] = begin(held, i);
    }
    for (int i = 0; i < BURST; i++) {
      end((T) parts[i]);
    }
  }
}
