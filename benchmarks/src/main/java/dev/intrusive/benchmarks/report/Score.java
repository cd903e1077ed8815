package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * What was measured for one benchmark, with one value for each of its parameters and one collector.
 *
 * @param subject the class of the benchmark, with the last part of its package
 * @param operation the method of the benchmark
 * @param parameters the values of the parameters by name
 * @param collector the garbage collector
 * @param iterations the processor time per operation in the iterations of each round
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

  /** The processor time per operation in each round. */
  List<Double> rounds() {
    return iterations.stream().map(Statistics::median).toList();
  }

  /**
   * Returns in each round how many times as long this took as a baseline.
   *
   * @throws IllegalArgumentException if the baseline was measured in other rounds
   */
  List<Double> ratiosTo(Score baseline) {
    List<Double> rounds = rounds();
    List<Double> ofBaseline = baseline.rounds();
    if (rounds.size() != ofBaseline.size()) {
      throw new IllegalArgumentException(
          "%s and %s were not measured in the same rounds".formatted(subject, baseline.subject));
    }
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < rounds.size(); i++) {
      ratios.add(rounds.get(i) / ofBaseline.get(i));
    }
    return ratios;
  }
}
