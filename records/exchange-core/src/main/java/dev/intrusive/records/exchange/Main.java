package dev.intrusive.records.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Measures this book and that of exchange-core in JVMs of their own, and writes the results and the
 * page.
 */
public final class Main {

  private static final String USAGE =
      """
      options: [--quick | --page] [JAVA_HOME...]
        --quick     one short fork of each case, to see that everything runs
        --page      only writes the page and its plots from the results that are there
        JAVA_HOME   the JDKs to measure with, by default the one that runs this program
      """;

  private static final Path FOLDER = Path.of("records", "exchange-core");
  private static final Path IMAGES = Path.of("docs", "images");

  /** What was measured. */
  static final Path RESULTS = FOLDER.resolve("results.json");

  /** Where the results are shown. */
  static final Path PAGE = Path.of("docs", "record-order-book.md");

  private static final String HEAP = "4g";
  private static final List<Integer> SIZES = List.of(1_000, 100_000, 1_000_000);
  private static final List<String> COLLECTORS = List.of("G1", "Parallel", "Z");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Effort effort;
  private final List<Path> jdks;

  private Main(Effort effort, List<Path> jdks) {
    this.effort = effort;
    this.jdks = jdks;
  }

  /**
   * Runs the program in the root folder of the project.
   *
   * @param arguments see {@link #USAGE}
   * @throws IOException if a file cannot be written
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Effort effort = Effort.FULL;
    boolean measures = true;
    List<Path> jdks = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.equals("--quick")) {
        effort = Effort.QUICK;
      } else if (argument.equals("--page")) {
        measures = false;
      } else if (argument.startsWith("-") || !Files.isDirectory(Path.of(argument))) {
        System.err.print(USAGE);
        System.exit(2);
      } else {
        jdks.add(Path.of(argument));
      }
    }
    if (jdks.isEmpty()) {
      jdks.add(Path.of(System.getProperty("java.home")));
    }
    if (measures) {
      new Main(effort, jdks).measure().write(RESULTS);
    }
    writePage(Results.read(RESULTS));
  }

  private static void writePage(Results results) throws IOException {
    Files.writeString(PAGE, new Page(results).update(Files.readString(PAGE)));
    for (Plot.Drawing drawing : Plot.all(results)) {
      Files.writeString(IMAGES.resolve(drawing.name() + ".svg"), drawing.svg());
    }
  }

  private Results measure() throws IOException, InterruptedException {
    ArrayNode forks = JSON.createArrayNode();
    TreeSet<String> versions = new TreeSet<>();
    long begin = System.nanoTime();
    for (int seed = 1; seed <= effort.forks(); seed++) {
      for (Path jdk : jdks) {
        for (String collector : COLLECTORS) {
          for (int resting : SIZES) {
            ObjectNode fork = fork(jdk, collector, resting, seed);
            versions.add(fork.remove("version").asText());
            forks.add(fork);
            System.err.printf(
                "%4d s  JDK %d, %s, %d orders: %.2f%n",
                Duration.ofNanos(System.nanoTime() - begin).toSeconds(),
                fork.path("jdk").asInt(),
                collector,
                resting,
                Results.ratio(fork));
          }
        }
      }
    }
    ObjectNode root = JSON.createObjectNode();
    root.put("cpu", cpu());
    root.put("cores", Runtime.getRuntime().availableProcessors());
    root.put("jdks", String.join(", ", versions.descendingSet()));
    root.put("heap", HEAP);
    root.put(
        "effort",
        "%d forks of each case, %d rounds of %d commands after %d to warm up"
            .formatted(effort.forks(), effort.rounds(), effort.commands(), effort.warmUp()));
    root.set("forks", forks);
    return new Results(root);
  }

  private ObjectNode fork(Path jdk, String collector, int resting, int seed)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            jdk.resolve("bin").resolve("java").toString(),
            "-Xms" + HEAP,
            "-Xmx" + HEAP,
            "-XX:+Use" + collector + "GC",
            "-classpath",
            System.getProperty("java.class.path"),
            Fork.class.getName(),
            Integer.toString(resting),
            Integer.toString(seed),
            Integer.toString(effort.warmUp()),
            Integer.toString(effort.rounds()),
            Integer.toString(effort.latencyRounds()),
            Integer.toString(effort.commands()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("%s, %s, %d orders: failed".formatted(jdk, collector, resting));
    }
    ObjectNode fork = JSON.createObjectNode();
    JsonNode measured = JSON.readTree(output);
    fork.set("jdk", measured.path("jdk"));
    fork.put("gc", collector.equals("Z") ? "ZGC" : collector);
    fork.setAll((ObjectNode) measured);
    return fork;
  }

  private static String cpu() throws IOException {
    Path processors = Path.of("/proc/cpuinfo"); // only Linux has it
    if (Files.exists(processors)) {
      for (String line : Files.readAllLines(processors)) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    }
    return System.getProperty("os.arch");
  }
}
