package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table of results, as a comment in a page describes it: {@code rows} and {@code columns} name
 * dimensions, and any other line names a dimension and its values, {@code value = label; value}. A
 * value {@code A / B} is the ratio of two.
 *
 * @param file the file of the results
 * @param rows the dimensions of a row
 * @param columns the dimensions of a column
 * @param labels for each limited dimension, the values that are shown, and their labels
 * @param hasRanges whether cells have the lowest and the highest fork, too
 */
record Table(
    ResultFile file,
    List<String> rows,
    List<String> columns,
    Map<String, Map<String, String>> labels,
    boolean hasRanges) {

  private static final String RATIO = " / ";

  private static final Map<String, String> UNITS =
      Map.of(
          "ns/op", "nanoseconds an operation",
          "ns/element", "nanoseconds an element",
          "ms/op", "milliseconds",
          "bytes", "bytes",
          "", "ratios of times");

  /** Parses the lines of a comment. */
  static Table parse(String specification, ResultFile file) {
    Map<String, Map<String, String>> labels = new LinkedHashMap<>();
    for (String line : specification.strip().split("\n", -1)) {
      String[] pair = line.strip().split(": ", 2);
      if (pair.length != 2) {
        throw new IllegalArgumentException("no \"dimension: values\": " + line);
      }
      Map<String, String> values = new LinkedHashMap<>();
      for (String value : pair[1].split(";", -1)) {
        String[] labelled = value.strip().split(" = ", 2);
        values.put(labelled[0], labelled.length == 2 ? labelled[1] : inWords(labelled[0]));
      }
      labels.put(pair[0], values);
    }
    List<String> rows = dimensions(labels.remove("rows"));
    List<String> columns = dimensions(labels.remove("columns"));
    Map<String, String> cells = labels.remove("cells");
    return new Table(file, rows, columns, labels, cells == null || !cells.containsKey("median"));
  }

  private static List<String> dimensions(@Nullable Map<String, String> line) {
    if (line == null) {
      throw new IllegalArgumentException("a table needs rows and columns");
    }
    return List.copyOf(line.keySet());
  }

  /** Makes words of a name: removeAndAddLast is "remove and add last", 1000 is "1,000". */
  private static String inWords(String value) {
    if (value.matches("\\d+")) {
      return String.format(Locale.ROOT, "%,d", Integer.parseInt(value));
    }
    return value.matches("\\p{Lower}+(\\p{Upper}\\p{Lower}*)*|\\p{Upper}+")
        ? value.replaceAll("(\\p{Lower})(\\p{Upper})", "$1 $2").toLowerCase(Locale.ROOT)
        : value;
  }

  /** What is shown, by its row and its column. */
  Map<List<String>, Map<List<String>, Result>> cells() {
    List<Result> shown = shown();
    Map<List<String>, Map<List<String>, Result>> cells = new LinkedHashMap<>();
    for (List<String> row : keys(shown, rows)) {
      cells.put(row, new LinkedHashMap<>());
    }
    for (Result result : shown) {
      Map<List<String>, Result> row = cells.getOrDefault(key(result, rows), Map.of());
      if (row.put(key(result, columns), result) != null) {
        throw new IllegalArgumentException("two results for one cell: " + result.dimensions());
      }
    }
    return cells;
  }

  /** Makes sure that something is shown for each value that is named. */
  void requireResults() {
    List<Result> shown = shown();
    labels.forEach(
        (dimension, values) -> {
          Set<String> missing = new LinkedHashSet<>(values.keySet());
          shown.forEach(result -> missing.remove(result.get(dimension)));
          if (!missing.isEmpty()) {
            throw new IllegalArgumentException(
                "%s has nothing with %s: %s".formatted(file.name(), dimension, missing));
          }
        });
  }

  /** The columns, in their order. */
  List<List<String>> columnKeys() {
    return keys(shown(), columns);
  }

  private List<Result> shown() {
    List<Result> shown = file.results();
    for (Map.Entry<String, Map<String, String>> limit : labels.entrySet()) {
      List<Result> limited = new ArrayList<>();
      for (String value : limit.getValue().keySet()) {
        for (Result result : shown) {
          String[] ratio = value.split(RATIO, 2);
          if (result.get(limit.getKey()).equals(ratio[0])) {
            limited.add(ratio.length == 1 ? result : ratio(result, limit.getKey(), ratio, shown));
          }
        }
      }
      shown = limited;
    }
    if (shown.isEmpty()) {
      throw new IllegalArgumentException(file.name() + " has nothing with " + labels);
    }
    return shown;
  }

  private static Result ratio(
      Result result, String dimension, String[] ratio, List<Result> candidates) {
    SortedMap<String, String> divisor = new TreeMap<>(result.dimensions());
    divisor.put(dimension, ratio[1]);
    Result quotient =
        candidates.stream()
            .filter(each -> each.dimensions().equals(divisor))
            .findFirst()
            .map(result::dividedBy)
            .orElseThrow(() -> new IllegalArgumentException("there is no " + divisor));
    quotient.dimensions().put(dimension, String.join(RATIO, ratio));
    return quotient;
  }

  private static List<String> key(Result result, List<String> dimensions) {
    return dimensions.stream().map(result::get).toList();
  }

  /**
   * The keys in the order of the labels; without labels, in the order of numbers or of the file.
   */
  private List<List<String>> keys(List<Result> shown, List<String> dimensions) {
    Comparator<List<String>> order = Comparator.comparingInt(List::size);
    for (int i = 0; i < dimensions.size(); i++) {
      int index = i;
      List<String> values = values(shown, dimensions.get(i));
      order = order.thenComparing(key -> values.indexOf(key.get(index)));
    }
    return shown.stream().map(each -> key(each, dimensions)).distinct().sorted(order).toList();
  }

  private List<String> values(List<Result> shown, String dimension) {
    Map<String, String> labelled = labels.get(dimension);
    if (labelled != null) {
      return List.copyOf(labelled.keySet());
    }
    List<String> values = shown.stream().map(each -> each.get(dimension)).distinct().toList();
    return values.stream().allMatch(value -> value.matches("\\d+"))
        ? values.stream().sorted(Comparator.comparingInt(Integer::parseInt)).toList()
        : values;
  }

  /** The labels of a key, separated by commas. */
  String label(List<String> key, List<String> dimensions) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      String value = key.get(i);
      Map<String, String> labelled = labels.getOrDefault(dimensions.get(i), Map.of());
      words.add(labelled.getOrDefault(value, inWords(value)));
    }
    return String.join(", ", words);
  }

  /**
   * Returns the table in Markdown.
   *
   * @param folder the path of the file's folder, relative to the page
   */
  String toMarkdown(String folder) {
    List<List<String>> columnKeys = columnKeys();
    StringBuilder markdown = new StringBuilder();
    List<String> heading = new ArrayList<>(List.of(String.join(", ", rows)));
    columnKeys.forEach(key -> heading.add(label(key, columns)));
    append(markdown, heading);
    String[] alignment = new String[heading.size()];
    Arrays.fill(alignment, "--:");
    alignment[0] = "---";
    append(markdown, List.of(alignment));
    cells()
        .forEach(
            (row, results) -> {
              List<String> cells = new ArrayList<>(List.of(label(row, rows)));
              columnKeys.forEach(
                  key -> cells.add(results.containsKey(key) ? cell(results.get(key)) : "–"));
              append(markdown, cells);
            });
    return markdown + "\n" + caption(folder) + "\n";
  }

  private static void append(StringBuilder markdown, List<String> cells) {
    markdown.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private String cell(Result result) {
    if (result.unit().equals("bytes")) {
      return Numbers.rounded(result.median());
    }
    String median = Numbers.shown(result.median());
    return hasRanges
        ? "%s (%s–%s)".formatted(median, Numbers.shown(result.low()), Numbers.shown(result.high()))
        : median;
  }

  private String caption(String folder) {
    List<Result> shown = shown();
    Set<String> units = new LinkedHashSet<>();
    Set<Integer> forks = new TreeSet<>();
    for (Result result : shown) {
      units.add(UNITS.getOrDefault(result.unit(), result.unit()));
      forks.add(result.forks());
    }
    String unit = String.join(", or ", units);
    List<String> parts = new ArrayList<>();
    parts.add(unit.substring(0, 1).toUpperCase(Locale.ROOT) + unit.substring(1));
    if (!forks.equals(Set.of(1))) {
      parts.add(
          "median of %s forks%s"
              .formatted(
                  forks.stream().map(String::valueOf).collect(Collectors.joining(" or ")),
                  hasRanges ? " (lowest–highest)" : ""));
    }
    Map<String, String> collectors = labels.getOrDefault(Result.GC, Map.of());
    if (collectors.size() == 1 && !rows.contains(Result.GC) && !columns.contains(Result.GC)) {
      parts.addAll(collectors.keySet());
    }
    parts.add("JDK " + file.conditions().get("jdk"));
    parts.add(file.conditions().getOrDefault("machine", ""));
    return "%s; [%s](%s%s).".formatted(String.join(", ", parts), file.name(), folder, file.name());
  }
}
