package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * A file of results.
 *
 * @param name the name of the file
 * @param conditions what the results depend on besides the code: date, machine, jdk and options
 * @param results the results
 */
record ResultFile(String name, Map<String, String> conditions, List<Result> results) {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  /**
   * Reads files that JMH wrote on this machine.
   *
   * @throws IOException if they cannot be read
   */
  static ResultFile ofJmh(String... files) throws IOException {
    List<Result> results = new ArrayList<>();
    Set<String> jdks = new LinkedHashSet<>();
    Set<String> options = new LinkedHashSet<>();
    for (String file : files) {
      for (JsonNode each : new ObjectMapper().readTree(new File(file))) {
        results.add(Result.ofJmh(each));
        jdks.add(each.path("jdkVersion").asText());
        options.add(options(each));
      }
    }
    return new ResultFile(
        String.join(" ", files),
        conditions(String.join(" or ", jdks), String.join("; or ", options)),
        results);
  }

  /** What results depend on that are measured today on this machine. */
  static Map<String, String> conditions(String jdk, String options) throws IOException {
    Map<String, String> conditions = new LinkedHashMap<>();
    conditions.put("date", LocalDate.now(ZoneOffset.UTC).toString());
    conditions.put("machine", machine());
    conditions.put("jdk", jdk);
    conditions.put("options", options);
    return conditions;
  }

  private static String options(JsonNode result) {
    List<String> arguments = new ArrayList<>();
    for (JsonNode argument : result.path("jvmArgs")) {
      if (!argument.asText().matches("-XX:\\+Use\\w+GC|-D.*")) {
        arguments.add(argument.asText());
      }
    }
    return "%s; %s warm-up iterations of %s, %s measured of %s"
        .formatted(
            String.join(" ", arguments),
            result.path("warmupIterations").asText(),
            result.path("warmupTime").asText(),
            result.path("measurementIterations").asText(),
            result.path("measurementTime").asText());
  }

  /** The processor, with the numbers that tell apart processors of the same name. */
  private static String machine() throws IOException {
    Map<String, String> first = new HashMap<>();
    if (Files.exists(PROCESSORS)) {
      for (String line : Files.readAllLines(PROCESSORS)) {
        String[] pair = line.split("\\s*:\\s*", 2);
        first.putIfAbsent(pair[0].strip(), pair[pair.length - 1]);
      }
    }
    return "%s (family %s, model %s), %d cores"
        .formatted(
            first.getOrDefault("model name", System.getProperty("os.arch", "")),
            first.getOrDefault("cpu family", "?"),
            first.getOrDefault("model", "?"),
            Runtime.getRuntime().availableProcessors());
  }

  /**
   * Reads a file in the format CSV.
   *
   * @throws IOException if it cannot be read
   */
  static ResultFile ofCsv(Path file) throws IOException {
    Map<String, String> conditions = new LinkedHashMap<>();
    List<Result> results = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("# ")) {
        String[] pair = line.substring(2).split(": ", 2);
        conditions.put(pair[0], pair[1]);
      } else if (!line.isEmpty() && !line.equals(Result.COLUMNS)) {
        results.add(Result.ofCsv(line));
      }
    }
    return new ResultFile(String.valueOf(file.getFileName()), conditions, results);
  }

  /** Returns the file in the format CSV. */
  String toCsv() {
    StringBuilder csv = new StringBuilder();
    conditions.forEach((key, value) -> csv.append("# %s: %s%n".formatted(key, value)));
    csv.append(Result.COLUMNS).append('\n');
    results.forEach(result -> csv.append(result.toCsv()).append('\n'));
    return csv.toString().replace("\r", "");
  }

  /** Finds the result with these dimensions. */
  Optional<Result> find(SortedMap<String, String> dimensions) {
    return results.stream().filter(each -> each.dimensions().equals(dimensions)).findFirst();
  }
}
