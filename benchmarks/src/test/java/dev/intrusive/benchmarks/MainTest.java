package dev.intrusive.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void list_printsWhatIsSelected_comparedBenchmarksNextToEachOther() {
    assertEquals(
        0,
        run("--list", "--only", "lists\\.(Gen|Pl).*Node\\.(moveToLast|next)", "--param", "size=7"));
    assertEquals(
        """
        lists.GeneratedNode.moveToLast size=7
        lists.PlainNode.moveToLast size=7
        lists.GeneratedNode.next size=7
        lists.PlainNode.next size=7
        """,
        text(out));
  }

  @Test
  void list_takesAllValuesOfParametersThatAreNotLimited() {
    assertEquals(0, run("--list", "--only", "lists.PlainFlat.moveToLast"));
    assertEquals(
        """
        lists.PlainFlat.moveToLast size=1000
        lists.PlainFlat.moveToLast size=100000
        """,
        text(out));
  }

  @Test
  void help_explainsTheOptions() {
    assertEquals(0, run("--help"));
    assertEquals(Options.HELP, text(out));
  }

  @Test
  void reports_areMadeOfRunsThatThereAre() {
    for (Suite suite : Suite.values()) {
      for (Suite.Part part : suite.parts()) {
        assertEquals(0, run((String.join(" ", part.commandLine("x")) + " --list").split(" ", -1)));
      }
    }
    assertTrue(text(err).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "--list --only noSuchBenchmark, no benchmark is selected",
    "--fast, there is no option \"--fast\"",
    "--only, --only needs a value",
    "--only [, '--only needs a regular expression, not \"[\"'",
    "--param size, '--param needs NAME=VALUES, not \"size\"'",
    "--param =1, '--param needs NAME=VALUES, not \"=1\"'",
    "--forks 0, '--forks needs a number from 1 to 999, not \"0\"'",
    "--report some, '--report needs short or full, not \"some\"'",
    "--gc g1;shenandoah, '--gc needs some of g1,g1-deferred,g1-wide,parallel,serial,zgc,"
        + " not \"shenandoah\"'",
  })
  void wrongArguments_areExplained(String arguments, String problem) {
    assertEquals(2, run(arguments.replace(';', ',').split(" ", -1)));
    assertEquals("Error: " + problem + "; --help explains the options\n", text(err));
    assertTrue(text(out).isEmpty());
  }

  private int run(String... arguments) {
    return Main.run(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        arguments);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
