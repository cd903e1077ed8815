package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a sentence of the documentation says of two measurements.
 *
 * @param page the name of the page
 * @param words a part of the sentence
 * @param file the name of the result file, without its ending
 * @param collectors the garbage collector, or those of both sides with a slash between them
 * @param operations the operation, or those of both sides with a slash between them
 * @param parameters the parameters of the operation
 * @param left what takes less, or more
 * @param isLess whether it takes less
 * @param factor what the right side is multiplied by
 * @param right what it is compared with
 */
record Claim(
    String page,
    String words,
    String file,
    String collectors,
    String operations,
    SortedMap<String, String> parameters,
    String left,
    boolean isLess,
    double factor,
    String right) {

  /**
   * Reads claims from lines of values separated by semicolons, of which the first has the names.
   */
  static List<Claim> readAll(Path path) throws IOException {
    return Files.readAllLines(path).stream().skip(1).map(Claim::parse).toList();
  }

  private static Claim parse(String line) {
    String[] values = line.split(";", -1);
    SortedMap<String, String> parameters = new TreeMap<>();
    for (String parameter : values[5].split(",", -1)) {
      int equals = parameter.indexOf('=');
      parameters.put(parameter.substring(0, equals), parameter.substring(equals + 1));
    }
    return new Claim(
        values[0],
        values[1],
        values[2],
        values[3],
        values[4],
        parameters,
        values[6],
        values[7].equals("<"),
        Double.parseDouble(values[8]),
        values[9]);
  }

  /** Whether the medians of the forks bear it out. */
  boolean holds(ResultFile results) {
    double time = median(results, left, true);
    double bound = factor * median(results, right, false);
    return isLess ? time < bound : time > bound;
  }

  private double median(ResultFile results, String subject, boolean isLeft) {
    Row row = new Row(ofSide(operations, isLeft), parameters);
    return Statistics.median(results.score(subject, row, ofSide(collectors, isLeft)).forks());
  }

  private static String ofSide(String values, boolean isLeft) {
    String[] ofSides = values.split("/", -1);
    return ofSides[isLeft ? 0 : ofSides.length - 1];
  }

  @Override
  public String toString() {
    return "%s: %s (%s, %s, %s)".formatted(page, words, left, operations, parameters);
  }
}
