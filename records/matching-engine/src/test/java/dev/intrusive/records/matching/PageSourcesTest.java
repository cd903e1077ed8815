package dev.intrusive.records.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page shows the source. With {@code -Dpage.update=true}, it is made to. */
class PageSourcesTest {

  private static final Path PAGE = Path.of("..", "..", "docs", "matching-engine.md");
  private static final Path SOURCES = Path.of("src/main/java/dev/intrusive/records/matching");

  @ParameterizedTest
  @ValueSource(strings = {"Order", "Level", "MatchingEngine"})
  void showsTheSource(String type) throws IOException {
    String page = Files.readString(PAGE);
    Matcher block =
        Pattern.compile("(?s)(<!-- source: " + type + " -->\n```java\n)(.*?)(```\n)").matcher(page);
    assertTrue(block.find());
    String source = withoutImports(Files.readString(SOURCES.resolve(type + ".java")));
    if (Boolean.getBoolean("page.update")) {
      Files.writeString(
          PAGE, page.substring(0, block.start(2)) + source + page.substring(block.end(2)));
    } else {
      assertEquals(source, block.group(2));
    }
  }

  @Test
  void hasTheLinesOfCode() throws IOException {
    String page = Files.readString(PAGE).replaceAll("\\s+", " ");
    long engine = lines("Order.java") + lines("Level.java") + lines("MatchingEngine.java");
    long plain = lines("rivals/JavaUtilEngine.java");
    String sentence = engine + " for this engine with both classes of elements; " + plain + " for";
    assertTrue(page.contains(sentence), sentence);
  }

  /** Counts the lines that are neither blank nor comments. */
  private static long lines(String file) throws IOException {
    return Files.readString(SOURCES.resolve(file))
        .replaceAll("(?s)/\\*.*?\\*/", "")
        .lines()
        .filter(line -> !line.isBlank() && !line.strip().startsWith("//"))
        .count();
  }

  private static String withoutImports(String source) {
    return source.replaceFirst("(?s)^package .*?\n\n(import [^\n]*\n)*\n?", "");
  }
}
