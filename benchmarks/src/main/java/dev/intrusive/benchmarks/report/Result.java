package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What one benchmark took with one collector.
 *
 * @param dimensions what identifies it: subject, operation, gc and the parameters
 * @param forks in how many forks it was measured
 * @param median the median of the forks, each of which counts with the median of its iterations
 * @param low the lowest of the forks
 * @param high the highest of the forks
 * @param unit of the three
 * @param allocated how many bytes an operation allocates; NaN if that was not measured
 */
record Result(
    SortedMap<String, String> dimensions,
    int forks,
    double median,
    double low,
    double high,
    String unit,
    double allocated) {

  static final String SUBJECT = "subject";
  static final String OPERATION = "operation";
  static final String GC = "gc";
  private static final String SIZE = "size";

  static final String COLUMNS = "subject,operation,parameters,gc,forks,median,low,high,unit,bytes";

  /** Operations on all elements, whose time is divided by their number. */
  private static final Set<String> OF_ALL_ELEMENTS =
      Set.of("forEach", "iterate", "iterateByNext", "tick", "sort", "removeTenth");

  /** Reads one of the results of a file that JMH wrote. */
  static Result ofJmh(JsonNode json) {
    String[] name = json.path("benchmark").asText().split("\\.", -1);
    SortedMap<String, String> dimensions = new TreeMap<>();
    json.path("params")
        .properties()
        .forEach(each -> dimensions.put(each.getKey(), each.getValue().asText()));
    String operation = name[name.length - 1];
    dimensions.put(SUBJECT, name[name.length - 3] + "." + name[name.length - 2]);
    dimensions.put(OPERATION, operation);
    dimensions.put(GC, collector(json.path("jvmArgs")));
    boolean isOfAll = OF_ALL_ELEMENTS.contains(operation) && dimensions.containsKey(SIZE);
    double divisor = isOfAll ? Double.parseDouble(dimensions.getOrDefault(SIZE, "1")) : 1;
    JsonNode metric = json.path("primaryMetric");
    List<Double> forks = new ArrayList<>();
    metric.path("rawData").forEach(fork -> forks.add(median(numbers(fork)) / divisor));
    String unit = metric.path("scoreUnit").asText();
    double allocated = score(json, "bytes") / score(json, "messages"); // by the benchmark itself
    if (Double.isNaN(allocated)) {
      allocated = score(json, "gc.alloc.rate.norm");
    }
    return new Result(
        dimensions,
        forks.size(),
        median(forks),
        forks.stream().min(Comparator.naturalOrder()).orElseThrow(),
        forks.stream().max(Comparator.naturalOrder()).orElseThrow(),
        isOfAll ? unit.replace("/op", "/element") : unit,
        allocated);
  }

  private static double score(JsonNode json, String metric) {
    return json.path("secondaryMetrics").path(metric).path("score").asDouble(Double.NaN);
  }

  private static String collector(JsonNode jvmArguments) {
    String collector = "default";
    for (JsonNode argument : jvmArguments) {
      String text = argument.asText();
      if (text.matches("-XX:\\+Use\\w+GC")) {
        collector = text.replaceFirst("-XX:\\+Use(\\w{2,})GC|-XX:\\+Use(ZGC)", "$1$2");
      }
    }
    return collector;
  }

  private static List<Double> numbers(JsonNode array) {
    List<Double> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asDouble()));
    return numbers;
  }

  /** The middle of some samples, or the mean of the two in the middle. */
  static double median(List<Double> samples) {
    List<Double> sorted = samples.stream().sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }

  static Result ofCsv(String line) {
    String[] cells = line.split(",", -1);
    SortedMap<String, String> dimensions = new TreeMap<>();
    dimensions.put(SUBJECT, cells[0]);
    dimensions.put(OPERATION, cells[1]);
    for (String parameter : cells[2].split(";", -1)) {
      int equals = parameter.indexOf('=');
      if (equals > 0) {
        dimensions.put(parameter.substring(0, equals), parameter.substring(equals + 1));
      }
    }
    dimensions.put(GC, cells[3]);
    return new Result(
        dimensions,
        Integer.parseInt(cells[4]),
        Double.parseDouble(cells[5]),
        Double.parseDouble(cells[6]),
        Double.parseDouble(cells[7]),
        cells[8],
        cells[9].isEmpty() ? Double.NaN : Double.parseDouble(cells[9]));
  }

  String toCsv() {
    Map<String, String> parameters = new TreeMap<>(dimensions);
    parameters.keySet().removeAll(Set.of(SUBJECT, OPERATION, GC));
    return String.join(
        ",",
        get(SUBJECT),
        get(OPERATION),
        parameters.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(";")),
        get(GC),
        Integer.toString(forks),
        Numbers.rounded(median),
        Numbers.rounded(low),
        Numbers.rounded(high),
        unit,
        Double.isNaN(allocated) ? "" : String.format(Locale.ROOT, "%.0f", allocated));
  }

  /** The value of a dimension; empty if the benchmark has none. */
  String get(String dimension) {
    return dimensions.getOrDefault(dimension, "");
  }

  /** Divides this by another result; the range is the widest that the forks allow. */
  Result dividedBy(Result other) {
    return new Result(
        new TreeMap<>(dimensions),
        Math.min(forks, other.forks),
        median / other.median,
        low / other.high,
        high / other.low,
        "",
        Double.NaN);
  }
}
