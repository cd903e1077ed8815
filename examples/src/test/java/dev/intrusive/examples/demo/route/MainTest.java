package dev.intrusive.examples.demo.route;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import dev.intrusive.examples.demo.command.Run;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainTest {

  @Test
  void run_withoutArguments() throws IOException {
    Run run = Run.of(Main::run);
    Expected.assertExpected("route.txt", run.out());
    Expected.assertShown("docs/examples.md", run.out());
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @Test
  void run_anotherSeed_anotherLandscape() {
    assertTrue(!Run.of(Main::run, "--seed", "2").out().equals(Run.of(Main::run).out()));
  }

  @Test
  void run_help() throws IOException {
    Run run = Run.of(Main::run, "--help");
    Expected.assertExpected("route-help.txt", run.out());
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --wide           | there is no option "--wide"
          --width          | --width needs a value
          --width 1        | --width needs a whole number from 2 to 2000, not "1"
          --height x       | --height needs a whole number from 2 to 2000, not "x"
          --seed x         | --seed needs a whole number, not "x"
          """)
  void run_badArguments(String arguments, String problem) {
    String error = "Error: " + problem + "; --help explains the options\n";
    assertEquals(new Run(2, "", error), Run.of(Main::run, arguments.strip().split(" ", -1)));
  }
}
