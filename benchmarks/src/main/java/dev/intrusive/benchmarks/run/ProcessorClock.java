package dev.intrusive.benchmarks.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures how fast the processor's clock runs, which changes from second to second with what the
 * processor's other cores do and how warm it is: the time of one step of a chain of operations in
 * registers, each of which needs the result of the one before, so that it takes the same number of
 * cycles whatever else goes on. It is measured immediately before and after each iteration.
 */
public final class ProcessorClock implements InternalProfiler {

  /** What results call it. */
  public static final String LABEL = "processor.clock.step";

  private static final int STEPS = 2_000;
  private static final int CHAINS = 50;

  /** Of so many windows the quickest counts, in which nothing interrupted the chain. */
  private static final int WINDOWS = 20;

  /** After so many measurements the chain has been compiled for good. */
  private static final int MEASUREMENTS_BEFORE = 50;

  private boolean isWarm;
  private double before;
  private long value = 1;

  @Override
  public String getDescription() {
    return "Time of a step of the processor's clock";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    for (int i = 0; i < MEASUREMENTS_BEFORE && !isWarm; i++) {
      measure();
    }
    isWarm = true;
    before = measure();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double mean = (before + measure()) / 2;
    return List.of(new ScalarResult(LABEL, mean, "ns/step", AggregationPolicy.AVG));
  }

  /** Returns the nanoseconds of one step. */
  double measure() {
    long quickest = Long.MAX_VALUE;
    for (int window = 0; window < WINDOWS; window++) {
      long start = System.nanoTime();
      for (int i = 0; i < CHAINS; i++) {
        value = lastOfChain(value);
      }
      quickest = Math.min(quickest, System.nanoTime() - start);
    }
    return (double) quickest / (STEPS * CHAINS);
  }

  private static long lastOfChain(long first) {
    long last = first;
    for (int i = 0; i < STEPS; i++) {
      last = last * 31 + 1;
    }
    return last;
  }
}
