package dev.intrusive.benchmarks.pools;

import org.jctools.queues.SpscArrayQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.infra.Control;

/**
 * Begins and ends lives on several threads, too, and hands objects over between two.
 *
 * @param <T> the type of the objects
 */
public abstract class Lives<T extends Part> extends LivesOfOneThread<T> {

  private static final int BELT = 256;

  /** Takes parts from one thread to another. */
  @State(Scope.Group)
  public static class Belt {
    final SpscArrayQueue<Part> parts = new SpscArrayQueue<>(BELT);
  }

  @Benchmark
  @Threads(2)
  public T oneOnTwoThreads(Held held) throws Exception {
    return life(held);
  }

  @Benchmark
  @Threads(2)
  @OperationsPerInvocation(BURST)
  public void burstOnTwoThreads(Held held) throws Exception {
    burstOf(held);
  }

  /** One thread begins lives, the other ends them. The one that is faster waits by turning. */
  @Benchmark
  @Group("handOver")
  @GroupThreads(1)
  public void beginAndPassOn(Belt belt, Held held, Control control) throws Exception {
    T part = begin(held, capacity);
    while (!belt.parts.offer(part)) {
      if (control.stopMeasurement) {
        end(part);
        return;
      }
      Thread.onSpinWait();
    }
  }

  @Benchmark
  @Group("handOver")
  @GroupThreads(1)
  @SuppressWarnings("unchecked") // only what begin returned is on the belt
  public void takeAndEnd(Belt belt, Control control) throws Exception {
    Part part = belt.parts.poll();
    while (part == null) {
      if (control.stopMeasurement) {
        return;
      }
      Thread.onSpinWait();
      part = belt.parts.poll();
    }
    end((T) part);
  }
}
