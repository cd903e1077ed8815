package dev.intrusive.pool;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jcstress.Main;

/**
 * Runs jcstress, and fails not only if a test fails but also if not all that were planned have
 * passed, or if none was: with one processor, jcstress says so and is content.
 */
public final class StressRun {

  private static final Pattern RESULTS = Pattern.compile("Results: (\\d+) planned; (\\d+) passed");

  private StressRun() {}

  /** Takes the arguments of jcstress. */
  public static void main(String[] args) throws Exception {
    PrintStream console = System.out;
    Transcript transcript = new Transcript(console);
    System.setOut(new PrintStream(transcript, true, StandardCharsets.UTF_8));
    Main.main(args);
    System.setOut(console);
    String planned = "0";
    String passed = "";
    for (Matcher results = RESULTS.matcher(transcript.text()); results.find(); ) {
      planned = results.group(1);
      passed = results.group(2);
    }
    if (planned.equals("0") || !planned.equals(passed)) {
      throw new AssertionError(planned + " stress tests were planned, but '" + passed + "' passed");
    }
  }

  /** Writes on, and keeps a copy. */
  private static final class Transcript extends FilterOutputStream {

    private final ByteArrayOutputStream copy = new ByteArrayOutputStream();

    Transcript(OutputStream next) {
      super(next);
    }

    @Override
    public synchronized void write(int b) throws IOException {
      super.write(b);
      copy.write(b);
    }

    synchronized String text() {
      return copy.toString(StandardCharsets.UTF_8);
    }
  }
}
