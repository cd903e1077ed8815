package dev.intrusive.examples.demo.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a run of a program left.
 *
 * @param exitCode its exit code
 * @param out what it printed
 * @param err what it complained about, and how fast it was
 */
public record Run(int exitCode, String out, String err) {

  /** The {@code run} method of a program. */
  @FunctionalInterface
  public interface Program {

    int run(PrintStream out, PrintStream err, String... arguments);
  }

  public static Run of(Program program, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = program.run(printTo(out), printTo(err), arguments);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream printTo(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
