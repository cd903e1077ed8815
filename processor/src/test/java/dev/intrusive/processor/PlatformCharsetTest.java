package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated code escapes the characters of names which the charset of a platform may lack. */
class PlatformCharsetTest {

  private static final String SOURCE =
      """
      import dev.intrusive.*;
      class Element {
        @IntrusiveLink("queue") final Link<Element> gr\\u00f6\\u00dfe = new Link<>();
      }
      """;

  @Test
  void escapedNames_compileInAscii(@TempDir Path folder) throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("Element.java"), SOURCE);
    Path log = folder.resolve("log.txt");
    String classPath = System.getProperty("java.class.path");
    Process javac =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-J-Dfile.encoding=US-ASCII",
                "-encoding",
                "US-ASCII",
                "-cp",
                classPath,
                "-processorpath",
                classPath,
                "-d",
                folder.toString(),
                source.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    assertTrue(javac.waitFor(1, TimeUnit.MINUTES));
    assertEquals(0, javac.exitValue(), () -> read(log));
    String list = read(folder.resolve("ElementQueue.java"));
    assertTrue(list.contains("element.gr\\u00f6\\u00dfe"), list);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
