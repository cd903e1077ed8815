package dev.intrusive.benchmarks.report;

import java.util.Comparator;
import java.util.Locale;
import java.util.SortedMap;

/**
 * What a row of a table is about.
 *
 * @param operation the method of the benchmarks
 * @param parameters the values of the parameters by name
 */
record Row(String operation, SortedMap<String, String> parameters) implements Comparable<Row> {

  /** By operation; the same number of digits is the same order of numbers and of text. */
  private static final Comparator<Row> ORDER =
      Comparator.comparing(Row::operation)
          .thenComparing(row -> row.values().length())
          .thenComparing(Row::values);

  static Row of(Score score) {
    return new Row(score.operation(), score.parameters());
  }

  /** The operation in words. */
  String label() {
    return inWords(operation);
  }

  /** Makes words of a name: removeAndAddLast is "remove and add last". */
  static String inWords(String name) {
    return name.replaceAll("(\\p{Lower})(\\p{Upper})", "$1 $2").toLowerCase(Locale.ROOT);
  }

  String names() {
    return String.join(", ", parameters.keySet());
  }

  String values() {
    return String.join(", ", parameters.values()).toLowerCase(Locale.ROOT);
  }

  @Override
  public int compareTo(Row other) {
    return ORDER.compare(this, other);
  }
}
