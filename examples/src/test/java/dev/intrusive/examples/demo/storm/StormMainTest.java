package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the program as from the command line. */
final class StormMainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;

  private int run(String... arguments) throws IOException {
    return Main.run(printTo(out), printTo(err), arguments);
  }

  private static PrintStream printTo(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  @Test
  void run_headless_reportsTenTimes() throws IOException {
    assertEquals(0, run("--frames", "200", "--level", "drizzle"));
    List<String> frames =
        out.toString(StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.matches("( +[0-9]+){7}"))
            .map(line -> line.strip().split(" ", 2)[0])
            .toList();
    assertEquals(
        List.of("0", "20", "40", "60", "80", "100", "120", "140", "160", "180", "200"), frames);
  }

  @Test
  void run_help_printsIt() throws IOException {
    assertEquals(0, run("--help"));
    assertEquals(Options.HELP, out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void run_screenshot_writesAPicture() throws IOException {
    Path file = folder.resolve("storm.png");
    assertEquals(0, run("--screenshot", file.toString(), "--frames", "60"));
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
          --frmaes 1      | there is no option --frmaes
          --level         | --level needs a value
          --level sun     | there is no level sun, but squall, drizzle, hurricane
          --frames -1     | --frames needs a whole number, not -1
          --frames many   | --frames needs a whole number, not many
          """)
  void run_badArguments_areRefused(String arguments, String problem) throws IOException {
    assertEquals(2, run(arguments.split(" ", -1)));
    assertEquals(
        "Error: " + problem + "; --help explains the options",
        err.toString(StandardCharsets.UTF_8).strip());
  }
}
