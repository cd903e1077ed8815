package dev.intrusive.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Something whose operations are measured. Each subject is a class of its own, and a fork loads
 * only one of them, so the JIT compiler sees a single implementation behind each abstract method.
 *
 * <p>The heap is touched before anything is measured. Otherwise a subject that allocates would pay
 * for the operating system, which provides each page at its first use.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 8, time = 150, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 150, timeUnit = TimeUnit.MILLISECONDS)
public abstract class Subject {

  /** How many operations an invocation performs, unless it goes over all elements. */
  protected static final int BATCH = 1_000;
}
