package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A picture of how long an operation takes: a line for each subject, a mark for each size.
 *
 * @param file the name of the result file
 * @param operation the method of the benchmarks
 * @param collector the garbage collector
 * @param fixed the values of parameters, of the size too if it is to be one only
 * @param subjects what was measured, from top to bottom
 */
record Plot(
    String file,
    String operation,
    String collector,
    Map<String, String> fixed,
    List<Subject> subjects) {

  private static final String SIZE = "size";

  /** What the labels of this library's structures begin with, before a comma if there is one. */
  private static final Set<String> OURS = Set.of("indexed", "node", "flat", "array");

  Plot {
    // In an order of its own a map would look different in each JVM, and so would the seal.
    fixed = Collections.unmodifiableMap(new TreeMap<>(fixed));
  }

  /**
   * A mark with its error bar.
   *
   * @param line the index of the subject
   * @param low the lower end of its 95 % interval over the forks
   * @param median the median of the forks
   * @param high the upper end
   */
  record Mark(int line, double low, double median, double high) {}

  /** Makes the marks by size, in the order of the sizes. */
  SortedMap<Integer, List<Mark>> marks(ResultFile results) {
    SortedMap<Integer, List<Mark>> marks = new TreeMap<>();
    for (int line = 0; line < subjects.size(); line++) {
      for (Score score : scores(results, subjects.get(line))) {
        List<Double> times = TimeTable.perElement(score);
        Interval interval = Interval.ofMedian(times);
        marks
            .computeIfAbsent(
                Integer.valueOf(score.parameters().get(SIZE)), size -> new ArrayList<>())
            .add(new Mark(line, interval.low(), Statistics.median(times), interval.high()));
      }
    }
    if (marks.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has no %s with %s and %s".formatted(results.name(), operation, collector, fixed));
    }
    return marks;
  }

  private List<Score> scores(ResultFile results, Subject subject) {
    return results.scores().stream()
        .filter(score -> score.subject().equals(subject.name()))
        .filter(score -> score.operation().equals(operation))
        .filter(score -> score.collector().equals(collector))
        .filter(score -> score.parameters().entrySet().containsAll(fixed.entrySet()))
        .toList();
  }

  /** The lines of this library's structures. */
  List<Integer> ourLines() {
    return IntStream.range(0, subjects.size())
        .filter(line -> OURS.contains(subjects.get(line).label().replaceFirst(",.*", "")))
        .boxed()
        .toList();
  }

  /** What is written above it. */
  String title(ResultFile results) {
    StringBuilder title = new StringBuilder(Row.inWords(operation));
    fixed.forEach(
        (name, value) -> {
          if (!name.equals(SIZE)) { // the marks say it
            title.append(", ").append(Row.inWords(value));
          }
        });
    return "%s, %s, JDK %s".formatted(title, collector, results.jdk());
  }
}
