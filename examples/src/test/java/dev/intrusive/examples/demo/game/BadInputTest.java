package dev.intrusive.examples.demo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with the input, the user gets one line that helps, and exit code 2. */
final class BadInputTest {

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --frmaes          | there is no option "--frmaes"
          level.tmj         | there is no option "level.tmj"
          --level           | --level needs a value
          --frames many     | --frames needs a whole number from 0 to 1000000, not "many"
          --frames -1       | --frames needs a whole number from 0 to 1000000, not "-1"
          --frames 1000001  | --frames needs a whole number from 0 to 1000000, not "1000001"
          """)
  void badArguments(String arguments, String problem) {
    assertRefused(
        "Error: " + problem + "; --help explains the options\n", arguments.strip().split(" ", -1));
  }

  @Test
  void seedOutOfRange() {
    Run run = Run.of("--seed", "9223372036854775808");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("Error: --seed needs a whole number, not "), run.err());
  }

  @Test
  void missingFile() {
    Path file = directory.resolve("missing.tmj");
    assertRefused(
        "Error: " + file + ": there is no such file; name a Tiled map (*.tmj) that exists\n",
        "--level",
        file.toString());
  }

  @Test
  void directory() {
    assertRefused(
        "Error: " + directory + ": this is a directory; name a Tiled map (*.tmj) that exists\n",
        "--level",
        directory.toString());
  }

  @Test
  void badLevel() throws IOException {
    Path file = directory.resolve("bad.tmj");
    Files.writeString(file, "{\"width\": 3,\n oops}");
    assertRefused(
        "Error: "
            + file
            + ", line 2, column 2: this is not valid JSON;"
            + " save the map in Tiled as a JSON map file (*.tmj)\n",
        "--level",
        file.toString());
  }

  private static void assertRefused(String message, String... arguments) {
    assertEquals(new Run(2, "", message), Run.of(arguments));
  }
}
