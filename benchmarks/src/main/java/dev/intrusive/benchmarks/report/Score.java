package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import dev.intrusive.benchmarks.run.Measurement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What was measured for one benchmark, with one value for each of its parameters and one collector.
 *
 * @param subject the class of the benchmark, with the last part of its package
 * @param operation the method of the benchmark
 * @param parameters the values of the parameters by name
 * @param collector the garbage collector
 * @param iterations the CPU time per operation in the iterations of each fork
 * @param steps the same in steps of the processor's clock; empty if the clock was not measured
 * @param bytes how much an operation allocated
 */
record Score(
    String subject,
    String operation,
    SortedMap<String, String> parameters,
    String collector,
    List<List<Double>> iterations,
    List<List<Double>> steps,
    double bytes) {

  /** The benchmark and its parameters, as measurements are called. */
  String label() {
    return new Measurement(subject + "." + operation, parameters).label();
  }

  /** Whether it is of one of some subjects, with some values of parameters. */
  boolean isOf(List<Subject> subjects, Map<String, String> fixed) {
    return parameters.entrySet().containsAll(fixed.entrySet())
        && subjects.stream().map(Subject::name).anyMatch(subject::equals);
  }

  /** The CPU time per operation in each fork: the median of its iterations. */
  List<Double> forks() {
    return iterations.stream().map(Statistics::median).toList();
  }

  /**
   * Divides the time of each fork by that of the fork of a baseline that ran beside it.
   *
   * @throws IllegalArgumentException if the baseline was measured in another number of forks
   */
  List<Double> ratiosTo(Score baseline) {
    List<Double> forks = forks();
    List<Double> ofBaseline = baseline.forks();
    if (forks.size() != ofBaseline.size()) {
      throw new IllegalArgumentException(
          "%s and %s were not measured in the same number of forks"
              .formatted(subject, baseline.subject));
    }
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      ratios.add(forks.get(i) / ofBaseline.get(i));
    }
    return ratios;
  }
}
