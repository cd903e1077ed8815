package dev.intrusive.examples.demo.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import dev.intrusive.examples.demo.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs the program. Caffeine decides by chance now and then, so what depends on it is left out of
 * comparisons.
 */
final class MainTest {

  private static final Pattern CAFFEINE_RATE = Pattern.compile("\\S+ %(?=\\n)");
  private static final Pattern CAFFEINE_LINE =
      Pattern.compile("<polyline [^>]*--CAFFEINE\\)\" points=[^>]*/>\\n");

  @TempDir private Path directory;

  /** First of all, because the other tests read the trace. */
  @BeforeAll
  static void run_generate_makesTheTrace(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("generated.arc");
    assertEquals(new Run(0, "", ""), Run.of(Main::run, "--generate", file.toString()));
    Expected.assertHolds(Path.of("traces", "scans.arc"), Files.readString(file));
  }

  @Test
  void run_withoutArguments() throws IOException {
    Run run = Run.of(Main::run);
    assertEquals(0, run.exitCode(), run.err());
    Expected.assertExpected("cache.txt", withoutCaffeine(run.out()));
  }

  @Test
  void run_asTheDocumentationShows() throws IOException {
    Run run = Run.of(Main::run);
    String page = Files.readString(Path.of("..", "docs", "examples.md"));
    String shown = page.substring(page.indexOf("scans.arc: "));
    shown = shown.substring(0, shown.indexOf("```"));
    assertEquals(withoutCaffeine(run.out()), withoutCaffeine(shown));
    double[] rates = caffeineRates(run.out());
    double[] shownRates = caffeineRates(shown);
    for (int i = 0; i < rates.length; i++) {
      assertEquals(shownRates[i], rates[i], 1, "Caffeine, line " + i);
    }
  }

  private static String withoutCaffeine(String out) {
    return CAFFEINE_RATE.matcher(out).replaceAll("?");
  }

  private static double[] caffeineRates(String out) {
    return CAFFEINE_RATE
        .matcher(out)
        .results()
        .map(MatchResult::group)
        .mapToDouble(rate -> Double.parseDouble(rate.substring(0, rate.length() - 2)))
        .toArray();
  }

  @Test
  void run_plot() throws IOException {
    Path file = directory.resolve("plot.svg");
    Run run = Run.of(Main::run, "--plot", file.toString());
    assertEquals(0, run.exitCode(), run.err());
    Path shown = Path.of("..", "docs", "hit-rates.svg");
    String plot = Files.readString(file);
    if (Expected.REGENERATE) {
      Files.writeString(shown, plot);
    }
    assertEquals(withoutCaffeineLine(Files.readString(shown)), withoutCaffeineLine(plot));
  }

  private static String withoutCaffeineLine(String plot) {
    String rest = CAFFEINE_LINE.matcher(plot).replaceAll("");
    assertTrue(rest.length() < plot.length(), plot);
    return rest;
  }

  @Test
  void run_lirs_sameAsArc() throws IOException {
    Path file = directory.resolve("trace.trc");
    assertEquals(
        0, Run.of(Main::run, "--generate", file.toString(), "--format", "lirs").exitCode());
    Files.writeString(file, "*\n\n" + Files.readString(file));
    Run lirs = Run.of(Main::run, "--trace", file.toString(), "--format", "lirs");
    assertEquals(
        withoutCaffeine(Run.of(Main::run).out()),
        withoutCaffeine(lirs.out().replace("trace.trc", "scans.arc")));
  }

  @Test
  void run_expiry_whereDigitsLookDifferent() throws IOException {
    Locale usual = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      Run run = Run.of(Main::run, "--expire-after", "3000", "--sizes", "1000,100");
      assertEquals(0, run.exitCode(), run.err());
      Expected.assertExpected("cache-expiry.txt", withoutCaffeine(run.out()));
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void run_help() throws IOException {
    Run run = Run.of(Main::run, "--help");
    Expected.assertExpected("cache-help.txt", run.out());
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          arc  | 7               | "start count ignored ignored" is expected
          arc  | 7 x 0 0         | count must be a whole number from 0 to 2147483647 but is "x"
          arc  | -7 1 0 0        | start must be a whole number from 0 to 9223372036854775806 but is "-7"
          lirs | 7 1             | the block must be a whole number from 0 to 9223372036854775807 but is "7 1"
          """)
  void run_badTrace(String format, String line, String problem) throws IOException {
    Path file = directory.resolve("bad.trc");
    Files.writeString(file, line.strip() + "\n");
    String error = "Error: " + file + ", line 1: " + problem + "; correct the line\n";
    assertEquals(
        new Run(2, "", error), Run.of(Main::run, "--trace", file.toString(), "--format", format));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --size 5           | there is no option "--size"; --help explains the options
          --sizes 5,0        | --sizes needs a whole number from 1 to 10000000, not "0"; --help explains the options
          --format zip       | --format needs arc or lirs, not "zip"; --help explains the options
          --trace none.arc   | none.arc: there is no such file; name one that exists
          """)
  void run_badArguments(String arguments, String problem) {
    String error = "Error: " + problem + "\n";
    assertEquals(new Run(2, "", error), Run.of(Main::run, arguments.strip().split(" ", -1)));
  }
}
