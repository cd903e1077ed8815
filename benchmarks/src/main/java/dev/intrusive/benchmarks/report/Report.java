package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Makes CSV and tables of results.
 *
 * <ul>
 *   <li>{@code csv FILE.csv RESULTS.json...} converts what JMH wrote on this machine.
 *   <li>{@code pages} updates the tables of the documentation.
 *   <li>{@code compare BEFORE.json NOW.json BOUND} prints how many times as long each benchmark
 *       takes now, and fails if one takes longer than the bound.
 *   <li>{@code twins RESULTS.json BOUND} prints how many times as long a subject takes as its
 *       hand-written twin, and fails likewise.
 * </ul>
 */
public final class Report {

  private Report() {}

  public static void main(String... arguments) throws IOException {
    boolean isGood = true;
    switch (arguments[0]) {
      case "csv" ->
          Files.writeString(
              Path.of(arguments[1]),
              ResultFile.ofJmh(Arrays.copyOfRange(arguments, 2, arguments.length)).toCsv());
      case "pages" -> updatePages();
      case "compare" ->
          isGood =
              print(
                  changes(ResultFile.ofJmh(arguments[1]), ResultFile.ofJmh(arguments[2])),
                  Double.parseDouble(arguments[3]));
      case "twins" ->
          isGood = print(twins(ResultFile.ofJmh(arguments[1])), Double.parseDouble(arguments[2]));
      default -> throw new IllegalArgumentException(arguments[0]);
    }
    if (!isGood) {
      System.exit(1);
    }
  }

  /**
   * Returns the first lines of a result file that this JVM measures itself.
   *
   * @param options what the results depend on besides the machine and the JDK
   */
  public static String header(String options) throws IOException {
    String jdk = System.getProperty("java.version", "");
    return new ResultFile("", ResultFile.conditions(jdk, options), List.of()).toCsv();
  }

  private static void updatePages() throws IOException {
    for (Page page : pages(Path.of(".."))) {
      page.write();
    }
  }

  /** The pages of the documentation. */
  static List<Page> pages(Path root) throws IOException {
    List<Page> pages = new ArrayList<>();
    Path results = root.resolve("benchmarks/results");
    pages.add(new Page(root.resolve("README.md"), results));
    try (Stream<Path> files = Files.list(root.resolve("docs"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".md")).sorted().toList()) {
        pages.add(new Page(file, results));
      }
    }
    return pages;
  }

  /** What each benchmark takes now, divided by what it took before. */
  static List<Result> changes(ResultFile before, ResultFile now) {
    List<Result> ratios = new ArrayList<>();
    for (Result result : now.results()) {
      before.find(result.dimensions()).map(result::dividedBy).ifPresent(ratios::add);
    }
    return ratios;
  }

  /** What each subject takes, divided by what its hand-written twin takes. */
  static List<Result> twins(ResultFile file) {
    List<Result> ratios = new ArrayList<>();
    for (Result result : file.results()) {
      SortedMap<String, String> twin = new TreeMap<>(result.dimensions());
      twin.computeIfPresent(
          Result.SUBJECT, (key, name) -> name.replaceFirst("\\.(Generated)?", ".Plain"));
      file.find(twin).map(result::dividedBy).ifPresent(ratios::add);
    }
    return ratios;
  }

  /** Prints ratios, and returns whether none is beyond a bound, even in its best fork. */
  static boolean print(List<Result> ratios, double bound) {
    boolean isGood = true;
    for (Result ratio : ratios) {
      boolean isSlow = ratio.median() > bound && ratio.low() > 1;
      isGood &= !isSlow;
      System.out.printf(
          Locale.ROOT,
          "%5.2f (%.2f–%.2f)  %s%s%n",
          ratio.median(),
          ratio.low(),
          ratio.high(),
          String.join(" ", ratio.dimensions().values()),
          isSlow ? "  SLOWER" : "");
    }
    if (ratios.isEmpty()) {
      System.out.println("There is nothing to compare.");
    }
    return isGood && !ratios.isEmpty();
  }
}
