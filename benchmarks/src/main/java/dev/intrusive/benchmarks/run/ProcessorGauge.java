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
 * Measures the processor itself by a small computation, immediately before and after each
 * iteration. The mean of the two counts.
 */
abstract class ProcessorGauge implements InternalProfiler {

  /** After so many measurements the computation has been compiled for good. */
  private static final int MEASUREMENTS_BEFORE = 50;

  private final String label;
  private final String unit;
  private boolean isWarm;
  private double before;

  /**
   * Creates a gauge.
   *
   * @param label what results call it
   * @param unit the unit of what it measures
   */
  ProcessorGauge(String label, String unit) {
    this.label = label;
    this.unit = unit;
  }

  /** Measures once. */
  abstract double measure();

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
    return List.of(new ScalarResult(label, mean, unit, AggregationPolicy.AVG));
  }
}
