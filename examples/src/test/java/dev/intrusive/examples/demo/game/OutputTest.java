package dev.intrusive.examples.demo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.examples.demo.command.Expected;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Holds the complete output to the expected files, to the byte. {@code
 * -Dexamples.regenerateExpected=true} writes them anew; the difference then shows in version
 * control.
 */
final class OutputTest {

  private static final boolean REGENERATE = Boolean.getBoolean("examples.regenerateExpected");
  private static final Path EXPECTED = Path.of("src", "test", "resources", "expected");

  @Test
  void run_withoutArguments() throws IOException {
    assertOutput("default.txt");
  }

  @Test
  void run_whereDigitsLookDifferent() throws IOException {
    Locale usual = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertOutput("default.txt");
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void run_minefield() throws IOException {
    assertOutput(
        "minefield.txt", "--level", "levels/minefield.tmj", "--frames", "250", "--seed", "7");
  }

  @Test
  void run_help() throws IOException {
    assertOutput("help.txt", "--help");
  }

  @Test
  void run_endsAsTheDocumentationShows() throws IOException {
    String[] lines = Files.readString(EXPECTED.resolve("default.txt")).split("\n", -1);
    String end = String.join("\n", Arrays.copyOfRange(lines, lines.length - 5, lines.length));
    Expected.assertShown("docs/examples.md", end);
  }

  private static void assertOutput(String expected, String... arguments) throws IOException {
    Run run = Run.of(arguments);
    assertEquals("", run.err());
    assertEquals(0, run.exitCode());
    Path file = EXPECTED.resolve(expected);
    if (REGENERATE) {
      Files.writeString(file, run.out());
    }
    assertEquals(
        Files.readString(file),
        run.out(),
        "If the change is intended: mvn test -Dexamples.regenerateExpected=true");
  }
}
