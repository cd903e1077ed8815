package dev.intrusive.examples.demo.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Holds files that a program makes to expected ones, to the byte. {@code
 * -Dexamples.regenerateExpected=true} writes them anew; the difference then shows in version
 * control.
 */
public final class Expected {

  /** Whether to write the files anew. */
  public static final boolean REGENERATE = Boolean.getBoolean("examples.regenerateExpected");

  private static final Path FOLDER = Path.of("src", "test", "resources", "expected");

  private Expected() {}

  /** Makes sure that something is what is in a file of the folder of expected output. */
  public static void assertExpected(String name, String actual) throws IOException {
    assertHolds(FOLDER.resolve(name), actual);
  }

  /** Makes sure that something is what is in a file. */
  public static void assertHolds(Path file, String actual) throws IOException {
    if (REGENERATE) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, actual);
    }
    assertEquals(
        Files.readString(file),
        actual,
        "If the change is intended: mvn test -Dexamples.regenerateExpected=true");
  }

  /** Makes sure that the documentation shows an output. */
  public static void assertShown(String documentation, String output) throws IOException {
    String text = Files.readString(Path.of("..").resolve(documentation));
    assertTrue(text.contains("```text\n" + output + "```\n"), output);
  }
}
