package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the documentation says of times is what the result files say. Each sentence that compares
 * times has a line in {@code claims.csv}, or in {@code claims-elsewhere.csv} if no file decides it.
 */
class ClaimsTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Path README = Path.of("..", "README.md");
  private static final Path RESOURCES = Path.of("src", "test", "resources");

  private static final Pattern COMPARISON =
      Pattern.compile(
          "\\b(faster|fastest|slower|slowest|(less|more) time|takes? (less|longer)"
              + "|as fast as|as long as in|times as long)\\b");

  /** What is no prose: blocks of code, tables and comments. */
  private static final Pattern NO_PROSE =
      Pattern.compile("(?ms)^```.*?^```$|^\\|[^\n]*$|^#[^\n]*$|<!--.*?-->");

  /** Says of a sentence that no result file decides it, and why. */
  record Elsewhere(String page, String words) {

    static List<Elsewhere> readAll(Path path) throws IOException {
      return Files.readAllLines(path).stream()
          .skip(1)
          .map(line -> line.split(";", -1))
          .map(values -> new Elsewhere(values[0], values[1]))
          .toList();
    }
  }

  static List<Claim> claims() throws IOException {
    return Claim.readAll(RESOURCES.resolve("claims.csv"));
  }

  private static List<Elsewhere> elsewhere() throws IOException {
    return Elsewhere.readAll(RESOURCES.resolve("claims-elsewhere.csv"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("claims")
  void claim_holds(Claim claim) throws IOException {
    assertTrue(claim.holds(ResultFile.read(Path.of("results", claim.file() + ".json"))));
  }

  @Test
  void processor_takesLittleMoreMemoryThanGivenSources() throws IOException {
    JsonNode rows =
        ResultFile.read(Path.of("results", "memory.json")).content().path("compilations");
    assertTrue(mostBytes(rows, "with processor") < 1.3 * mostBytes(rows, "sources given"));
  }

  private static long mostBytes(JsonNode rows, String subject) {
    for (JsonNode row : rows) {
      if (row.path("subject").asText().equals(subject)) {
        return row.path("mostBytes").asLong();
      }
    }
    throw new AssertionError("no figure of " + subject);
  }

  @Test
  void claims_areInTheDocumentation() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Claim claim : claims()) {
      if (!prose(claim.page()).contains(claim.words())) {
        missing.add(claim.toString());
      }
    }
    for (Elsewhere each : elsewhere()) {
      if (!prose(each.page()).contains(each.words())) {
        missing.add(each.toString());
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void comparisons_areClaims() throws IOException {
    List<String> unproved = new ArrayList<>();
    for (Path page : pages()) {
      String name = DOCS.relativize(page).toString().replace('\\', '/');
      List<String> known =
          Stream.concat(
                  claims().stream().filter(each -> each.page().equals(name)).map(Claim::words),
                  elsewhere().stream()
                      .filter(each -> each.page().equals(name))
                      .map(Elsewhere::words))
              .toList();
      for (String sentence : prose(name).split("(?<=[.;:])\\s", -1)) {
        if (COMPARISON.matcher(sentence).find() && known.stream().noneMatch(sentence::contains)) {
          unproved.add(name + ": " + sentence);
        }
      }
    }
    assertEquals("", String.join("\n", unproved));
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(DOCS)) {
      return Stream.concat(Stream.of(README), files)
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  /** The sentences of a page, named as in a link of another page, without line breaks. */
  private static String prose(String page) throws IOException {
    String text = Files.readString(DOCS.resolve(page));
    return NO_PROSE.matcher(text).replaceAll(" ").replaceAll("\\s+", " ");
  }
}
