package dev.intrusive.examples.small;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each program prints what the documentation shows, and stays short. */
final class SmallExamplesTest {

  private static final int LONGEST = 150;
  private static final Path SOURCES =
      Path.of("src", "main", "java", "dev", "intrusive", "examples", "small");

  @Test
  void cache() throws IOException {
    assertPrints("CacheExample", () -> CacheExample.main(new String[0]));
  }

  @Test
  void scheduler() throws IOException {
    assertPrints("SchedulerExample", () -> SchedulerExample.main(new String[0]));
  }

  @Test
  void entities() throws IOException {
    assertPrints("EntitiesExample", () -> EntitiesExample.main(new String[0]));
  }

  @Test
  void book() throws IOException {
    assertPrints("BookExample", () -> BookExample.main(new String[0]));
  }

  private static void assertPrints(String name, Runnable program) throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      program.run();
    } finally {
      System.setOut(before);
    }
    String output = printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    Expected.assertExpected(name + ".txt", output);
    Expected.assertShown("docs/examples.md", output);
    List<String> lines = Files.readAllLines(SOURCES.resolve(name + ".java"));
    assertTrue(lines.size() <= LONGEST, name + " has " + lines.size() + " lines");
  }
}
