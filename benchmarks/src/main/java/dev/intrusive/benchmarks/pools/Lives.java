package dev.intrusive.benchmarks.pools;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Threads;

/**
 * Begins and ends lives on several threads, too.
 *
 * @param <T> the type of the objects
 */
public abstract class Lives<T extends Part> extends LivesOfOneThread<T> {

  @Benchmark
  @Threads(2)
  public T oneOnTwoThreads() throws Exception {
    return life();
  }

  @Benchmark
  @Threads(4)
  public T oneOnFourThreads() throws Exception {
    return life();
  }

  @Benchmark
  @Threads(2)
  @OperationsPerInvocation(BURST)
  public void burstOnTwoThreads(Held held) throws Exception {
    burstOf(held);
  }
}
