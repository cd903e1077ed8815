package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import dev.intrusive.examples.demo.command.Run;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the program as from the command line. */
final class StormMainTest {

  @TempDir private Path folder;

  @Test
  void run_headless() throws IOException {
    Run run = Run.of(Main::run, "--headless", "--frames", "200", "--level", "drizzle");
    assertEquals(0, run.exitCode(), run.err());
    Expected.assertExpected("storm.txt", unmeasured(run));
    assertTrue(run.out().contains("\nMeasured: a step takes "), run.out());
  }

  @Test
  void run_whereDigitsLookDifferent() throws IOException {
    Locale usual = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      run_headless();
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void run_help() throws IOException {
    Run run = Run.of(Main::run, "--help");
    assertEquals(0, run.exitCode(), run.err());
    Expected.assertExpected("storm-help.txt", run.out());
  }

  @Test
  void run_saveAndLoad_endsAsAStraightRun() {
    String file = folder.resolve("storm.save").toString();
    Run straight = Run.of(Main::run, "--frames", "150", "--seed", "5");
    Run first = Run.of(Main::run, "--frames", "90", "--seed", "5", "--save", file);
    assertEquals(0, first.exitCode(), first.err());
    Run second = Run.of(Main::run, "--frames", "60", "--load", file);
    assertEquals(0, second.exitCode(), second.err());
    assertEquals(end(straight), end(second));
  }

  private static String end(Run run) {
    String text = unmeasured(run);
    return text.substring(text.indexOf("\nThe "));
  }

  /** The output without the lines that differ from run to run. */
  private static String unmeasured(Run run) {
    return run.out()
        .lines()
        .filter(line -> !line.startsWith("Measured"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  @Test
  void run_screenshot_writesAPicture() throws IOException {
    Path file = folder.resolve("storm.png");
    Run run = Run.of(Main::run, "--screenshot", file.toString(), "--frames", "60");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("\nMeasured: a drawing takes "), run.out());
    BufferedImage image = ImageIO.read(file.toFile());
    assertNotNull(image);
    assertEquals(Field.WIDTH, image.getWidth());
    assertEquals(Field.HEIGHT, image.getHeight());
    long colors =
        IntStream.of(image.getRGB(0, 0, Field.WIDTH, Field.HEIGHT, null, 0, Field.WIDTH))
            .distinct()
            .count();
    assertTrue(colors > 50, colors + " colours");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --frmaes                    | there is no option "--frmaes"
          --level                     | --level needs a value
          --frames -1                 | --frames needs a whole number from 0 to 1000000, not "-1"
          --frames many               | --frames needs a whole number from 0 to 1000000, not "many"
          --load x --level drizzle    | a game that is loaded has its --level and --seed already
          --seed 5 --load x           | a game that is loaded has its --level and --seed already
          """)
  void run_badArguments_areRefused(String arguments, String problem) {
    assertRefused(problem + "; --help explains the options", arguments.strip().split(" ", -1));
  }

  @Test
  void run_unknownLevel_isRefused() {
    assertRefused(
        "sun: there is no such level; there are squall, drizzle, hurricane",
        "--headless",
        "--level",
        "sun");
  }

  @Test
  void run_missingFile_isRefused() {
    Path file = folder.resolve("missing.save");
    assertRefused(
        file + ": there is no such file; name one that exists",
        "--headless",
        "--load",
        file.toString());
  }

  @Test
  void run_damagedFile_isRefused() throws IOException {
    Path file = folder.resolve("bad.save");
    Files.writeString(file, "this is not a saved game");
    assertRefused(
        file + ": it is not a saved game; name a saved game that is whole",
        "--headless",
        "--load",
        file.toString());
  }

  private static void assertRefused(String problem, String... arguments) {
    assertEquals(new Run(2, "", "Error: " + problem + "\n"), Run.of(Main::run, arguments));
  }
}
