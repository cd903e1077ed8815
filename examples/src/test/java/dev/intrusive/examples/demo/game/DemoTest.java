package dev.intrusive.examples.demo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class DemoTest {

  private static final Path PAGE = Path.of("..", "docs", "examples.md");

  @Test
  void main_printsWhatTheDocumentationShows() throws IOException {
    PrintStream usual = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      Main.main(new String[0]);
    } finally {
      System.setOut(usual);
    }
    String page = Files.readString(PAGE);
    String section = page.substring(page.indexOf("## The game"));
    int start = section.indexOf("```text\n") + "```text\n".length();
    assertEquals(
        section.substring(start, section.indexOf("```", start)),
        printed.toString(StandardCharsets.UTF_8));
  }
}
