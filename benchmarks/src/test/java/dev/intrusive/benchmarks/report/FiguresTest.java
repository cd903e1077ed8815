package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The figures in the documentation are those of the result files. */
class FiguresTest {

  private static final Path README = Path.of("..", "README.md");
  private static final Path DOCS = Path.of("..", "docs");
  private static final Path RESULTS = Path.of("results");
  private static final String UPDATE =
      "mvn test -pl benchmarks -am -Dtest=FiguresTest -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dfigures.update=true";

  @TestFactory
  List<DynamicTest> figures_areThoseOfTheResultFiles() throws IOException {
    return documents().stream()
        .map(path -> DynamicTest.dynamicTest(path.getFileName().toString(), () -> check(path)))
        .toList();
  }

  @Test
  void eachTable_isInTheDocumentation() throws IOException {
    List<String> used = new ArrayList<>();
    for (Path path : documents()) {
      used.addAll(Figures.namesIn(Files.readString(path)));
    }
    assertEquals(Set.of(), missing(Figures.names(), used), "tables without a place");
  }

  private static void check(Path path) throws IOException {
    String text = Files.readString(path);
    String updated = Figures.update(text, RESULTS);
    if (Boolean.getBoolean("figures.update")) {
      Files.writeString(path, updated);
      text = updated;
    }
    assertEquals(
        updated, text, "the figures are not those of the results; to update them, run " + UPDATE);
  }

  private static Set<String> missing(Set<String> all, List<String> used) {
    Set<String> missing = new TreeSet<>(all);
    missing.removeAll(used);
    return missing;
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(DOCS)) {
      Stream<Path> pages = files.filter(file -> file.toString().endsWith(".md")).sorted();
      return Stream.concat(Stream.of(README), pages).toList();
    }
  }
}
