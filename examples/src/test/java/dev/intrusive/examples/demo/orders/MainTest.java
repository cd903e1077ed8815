package dev.intrusive.examples.demo.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.Expected;
import dev.intrusive.examples.demo.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainTest {

  @TempDir private Path directory;

  /** First of all, because the other tests read the sample. */
  @BeforeAll
  static void run_generate_makesTheSample(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("generated.csv");
    Run run = Run.of(Main::run, "--generate", file.toString());
    assertEquals(new Run(0, file + ": 10000 messages\n", ""), run);
    Expected.assertHolds(Path.of("orders", "sample_message.csv"), Files.readString(file));
  }

  @Test
  void run_withoutArguments() throws IOException {
    Run run = Run.of(Main::run);
    assertEquals(0, run.exitCode(), run.err());
    Expected.assertExpected("orders.txt", run.out());
    Expected.assertShown("docs/examples.md", run.out());
    assertTrue(run.err().endsWith(" million messages a second (median of 100 rounds).\n"));
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
  void run_record_canBeReplayed() throws IOException {
    String file = directory.resolve("record.csv").toString();
    Run sent = Run.of(Main::run, "--record", file, "--rounds", "1");
    Run published = Run.of(Main::run, "--messages", file, "--rounds", "1");
    assertEquals(0, published.exitCode(), published.err());
    assertEquals(book(sent), book(published));
    assertTrue(published.out().contains(" 0 executions out of turn.\n"), published.out());
  }

  /** The part of the output that shows the levels. */
  private static String book(Run run) {
    return run.out().substring(run.out().indexOf("  orders"), run.out().indexOf("\nbuy:"));
  }

  @Test
  void run_help() throws IOException {
    Run run = Run.of(Main::run, "--help");
    Expected.assertExpected("orders-help.txt", run.out());
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          34200.1,1,7,100,5853300 | time,type,id,size,price,direction is expected
          noon,1,7,100,5853300,1  | time must be in seconds but is "noon"
          1.2,8,7,100,5853300,1   | type must be a whole number from 1 to 7 but is "8"
          1.2,1,x,100,5853300,1   | order id must be a whole number from 0 to 9223372036854775807 but is "x"
          1.2,1,7,0,5853300,1     | size must be a whole number from 1 to 2147483647 but is "0"
          1.2,1,7,100,58.5,1      | price must be a whole number from -1 to 9223372036854775807 but is "58.5"
          1.2,1,7,100,5853300,0   | direction must be 1 or -1 but is "0"
          """)
  void run_badFile(String line, String problem) throws IOException {
    Path file = directory.resolve("bad.csv");
    Files.writeString(file, "34200.0,1,6,100,5853300,-1,null\n" + line.strip() + "\n");
    String error = "Error: " + file + ", line 2: " + problem + "; correct the line\n";
    assertEquals(new Run(2, "", error), Run.of(Main::run, "--messages", file.toString()));
  }

  @Test
  void run_sameIdTwice() throws IOException {
    Path file = directory.resolve("twice.csv");
    Files.writeString(file, "1,1,6,100,10000,1\n2,1,6,100,10000,1\n");
    Run run = Run.of(Main::run, "--messages", file.toString());
    assertEquals("Error: " + file + ": there is an order 6; give it another id\n", run.err());
    assertEquals(2, run.exitCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --message x           | there is no option "--message"; --help explains the options
          --levels              | --levels needs a value; --help explains the options
          --messages none.csv   | none.csv: there is no such file; name one that exists
          --generate no/dir.csv | no/dir.csv: it cannot be written; name a file that can be
          --capacity 100        | the book is full, --capacity 100 is too low; --help explains the options
          """)
  void run_badArguments(String arguments, String problem) {
    Run run = Run.of(Main::run, arguments.strip().split(" ", -1));
    assertEquals("Error: " + problem + "\n", run.err());
    assertEquals(2, run.exitCode());
  }
}
