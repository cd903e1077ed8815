package dev.intrusive.examples.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the program as from the command line. */
final class StormMainTest {

  private static final boolean REGENERATE = Boolean.getBoolean("examples.regenerateExpected");
  private static final Path EXPECTED = Path.of("src", "test", "resources", "expected");

  @TempDir private Path folder;

  @Test
  void run_headless_printsWhatIsExpected() throws IOException {
    assertOutput("storm.txt", "--headless", "--frames", "200", "--level", "drizzle");
  }

  @Test
  void run_help() throws IOException {
    assertOutput("storm-help.txt", "--help");
  }

  @Test
  void run_headless_progressGoesToTheErrorOutput() {
    Run run = Run.of("--frames", "20", "--level", "drizzle");
    assertTrue(run.err().startsWith("2 of 20 frames\n4 of 20 frames\n"), run.err());
    assertTrue(run.out().contains("\nMeasured: a step takes "), run.out());
  }

  @Test
  void run_saveAndLoad_endsAsAStraightRun() {
    String file = folder.resolve("storm.save").toString();
    Run straight = Run.of("--headless", "--frames", "150", "--seed", "5");
    Run first = Run.of("--headless", "--frames", "90", "--seed", "5", "--save", file);
    assertEquals(0, first.exitCode(), first.err());
    Run second = Run.of("--headless", "--frames", "60", "--load", file);
    assertEquals(0, second.exitCode(), second.err());
    assertEquals(end(straight), end(second));
  }

  private static String end(Run run) {
    String text = run.unmeasured();
    return text.substring(text.indexOf("\nThe "));
  }

  @Test
  void run_screenshot_writesAPicture() throws IOException {
    Path file = folder.resolve("storm.png");
    Run run = Run.of("--screenshot", file.toString(), "--frames", "60");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("\nMeasured: a drawing takes "), run.out());
    BufferedImage image = assertNotNullImage(file);
    assertEquals(Field.WIDTH, image.getWidth());
    assertEquals(Field.HEIGHT, image.getHeight());
    long colors =
        IntStream.of(image.getRGB(0, 0, Field.WIDTH, Field.HEIGHT, null, 0, Field.WIDTH))
            .distinct()
            .count();
    assertTrue(colors > 50, colors + " colours");
  }

  private static BufferedImage assertNotNullImage(Path file) throws IOException {
    BufferedImage image = ImageIO.read(file.toFile());
    assertNotNull(image);
    return image;
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
          """)
  void run_badArguments_areRefused(String arguments, String problem) {
    assertEquals(
        new Run(2, "", "Error: " + problem + "; --help explains the options\n"),
        Run.of(arguments.strip().split(" ", -1)));
  }

  @Test
  void run_unknownLevel_isRefused() {
    assertEquals(
        new Run(2, "", "Error: there is no level \"sun\"; there are squall, drizzle, hurricane\n"),
        Run.of("--headless", "--level", "sun"));
  }

  @Test
  void run_missingFile_isRefused() {
    Path file = folder.resolve("missing.save");
    assertEquals(
        new Run(2, "", "Error: " + file + ": there is no such file\n"),
        Run.of("--headless", "--load", file.toString()));
  }

  @Test
  void run_damagedFile_isRefused() throws IOException {
    Path file = folder.resolve("bad.save");
    Files.writeString(file, "this is not a saved game");
    assertEquals(
        new Run(2, "", "Error: " + file + ": it is not a saved game\n"),
        Run.of("--headless", "--load", file.toString()));
  }

  private static void assertOutput(String expected, String... arguments) throws IOException {
    Run run = Run.of(arguments);
    assertEquals(0, run.exitCode(), run.err());
    Path file = EXPECTED.resolve(expected);
    if (REGENERATE) {
      Files.writeString(file, run.unmeasured());
    }
    assertEquals(
        Files.readString(file),
        run.unmeasured(),
        "If the change is intended: mvn test -Dexamples.regenerateExpected=true");
  }

  /**
   * What a run of the program left behind.
   *
   * @param exitCode its exit code
   * @param out what it printed
   * @param err its progress, or what it complained about
   */
  private record Run(int exitCode, String out, String err) {

    static Run of(String... arguments) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int exitCode = Main.run(printTo(out), printTo(err), arguments);
      return new Run(
          exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream printTo(ByteArrayOutputStream bytes) {
      return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** The output without the lines that differ from run to run. */
    String unmeasured() {
      return out.lines()
          .filter(line -> !line.startsWith("Measured"))
          .collect(Collectors.joining("\n", "", "\n"));
    }
  }
}
