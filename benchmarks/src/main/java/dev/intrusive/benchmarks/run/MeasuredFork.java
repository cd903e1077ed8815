package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What was measured in one fork.
 *
 * @param code the code that was measured
 * @param measurement what was measured
 * @param collector the garbage collector
 * @param result what JMH reports
 * @param counting how many iterations count: those in which other programs used the core least
 */
public record MeasuredFork(
    BenchmarkedCode code,
    Measurement measurement,
    Collector collector,
    RunResult result,
    int counting) {

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  /** Those of which results tell the elapsed time, where each operation was measured alone. */
  private static final double[] PERCENTILES = {50, 99, 99.9, 100};

  private static final MathContext DIGITS = new MathContext(4);

  /** The options of the JVM. */
  String options() {
    return String.join(" ", result.getParams().getJvmArgs());
  }

  /** The units of what a line has. */
  static ObjectNode units() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("elapsed", "ns/op")
        .put("cpu", "ns/op, all threads but the JIT compiler's")
        .put("clock", "ns/step")
        .put("contention", "time of several chains of operations, divided by that of one")
        .put("bytes", "B/op");
  }

  /** The line of a result file: arrays have a value for each iteration. */
  ObjectNode line() {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("benchmark", Measurement.shortName(measurement.benchmark()));
    ObjectNode parameters = line.putObject("params");
    measurement.parameters().forEach(parameters::put);
    line.put("gc", collector.label());
    long nanoseconds = result.getParams().getTimeUnit().toNanos(1);
    putAll(line.putArray("elapsed"), each -> each.getPrimaryResult().getScore() * nanoseconds);
    putAll(
        line.putArray("cpu"), each -> score(each.getSecondaryResults().get(ProcessorTime.LABEL)));
    putAll(
        line.putArray("clock"),
        each -> score(each.getSecondaryResults().get(ProcessorClock.LABEL)));
    putAll(line.putArray("contention"), MeasuredFork::contention);
    if (result.getParams().getMode() == Mode.SampleTime) {
      ObjectNode percentiles = line.putObject("percentiles");
      for (double percentile : PERCENTILES) {
        putAll(
            percentiles.putArray(String.valueOf(percentile)),
            each ->
                each.getPrimaryResult().getStatistics().getPercentile(percentile) * nanoseconds);
      }
    }
    double bytes = score(result.getSecondaryResults().get(ALLOCATION));
    return line.put("bytes", rounded(Math.rint(bytes * 1000) / 1000));
  }

  private void putAll(ArrayNode values, ToDoubleFunction<IterationResult> value) {
    leastDisturbed().forEach(each -> values.add(rounded(value.applyAsDouble(each))));
  }

  /** The iterations that count, in their order. */
  private List<IterationResult> leastDisturbed() {
    List<IterationResult> all = new ArrayList<>();
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      all.addAll(fork.getIterationResults());
    }
    List<Double> contention = all.stream().map(MeasuredFork::contention).toList();
    return CoreContention.leastShared(contention, counting).stream().map(all::get).toList();
  }

  private static double contention(IterationResult iteration) {
    return score(iteration.getSecondaryResults().get(CoreContention.LABEL));
  }

  private static double score(@Nullable Result<?> metric) {
    return Objects.requireNonNull(metric).getScore();
  }

  /** Rounds to four digits. */
  static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }
}
