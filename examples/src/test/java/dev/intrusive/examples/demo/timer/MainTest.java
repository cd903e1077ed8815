package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import dev.intrusive.examples.demo.command.Run;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainTest {

  @Test
  void run_withoutArguments() throws IOException {
    Run run = Run.of(Main::run);
    assertEquals(0, run.exitCode(), run.err());
    Expected.assertExpected("timer.txt", run.out());
    Expected.assertShown("docs/examples.md", run.out());
    assertTrue(run.err().endsWith(" were set, cancelled or expired.\n"), run.err());
  }

  @Test
  void run_whereDigitsLookDifferent() throws IOException {
    Locale usual = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      run_withoutArguments();
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void run_oneBucket_sameOutput() {
    String[] small = {"--ticks", "500", "--load", "3", "--timeout", "50"};
    String[] oneBucket = {"--ticks", "500", "--load", "3", "--timeout", "50", "--buckets", "1"};
    assertEquals(Run.of(Main::run, small).out(), Run.of(Main::run, oneBucket).out());
  }

  @Test
  void run_heap_sameOutput() throws IOException {
    Expected.assertExpected("timer.txt", Run.of(Main::run, "--heap").out());
  }

  @Test
  void run_help() throws IOException {
    Run run = Run.of(Main::run, "--help");
    Expected.assertExpected("timer-help.txt", run.out());
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @Test
  void run_live_accountsForEverything() {
    Run run = Run.of(Main::run, "--live", "1");
    assertEquals(0, run.exitCode(), run.err());
    String[] words = run.out().split(" ", -1);
    assertEquals("10000 timeouts set =", String.join(" ", words[0], words[1], words[2], words[3]));
    int cancelled = Integer.parseInt(words[4]);
    int expired = Integer.parseInt(words[7]);
    int waiting = Integer.parseInt(words[10]);
    assertTrue(cancelled > 0 && expired > 0, run.out());
    assertEquals(10_000, cancelled + expired + waiting);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --tick           | there is no option "--tick"
          --ticks          | --ticks needs a value
          --ticks 0        | --ticks needs a whole number from 1 to 10000000, not "0"
          --load 1e6       | --load needs a whole number from 1 to 100000, not "1e6"
          --buckets 2000000| --buckets needs a whole number from 1 to 1048576, not "2000000"
          --seed x         | --seed needs a whole number, not "x"
          """)
  void run_badArguments(String arguments, String problem) {
    String error = "Error: " + problem + "; --help explains the options\n";
    assertEquals(new Run(2, "", error), Run.of(Main::run, arguments.strip().split(" ", -1)));
  }
}
