package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.Command;
import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.UsageException;
import java.awt.GraphicsEnvironment;
import java.io.PrintStream;

/** Runs the bullet storm from the command line, in a window or without one. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    int exitCode = run(System.out, System.err, arguments);
    if (exitCode != Command.SUCCESS) {
      System.exit(exitCode);
    }
    // Otherwise the program ends when its window is closed, or at once if it has none.
  }

  /** Runs the game, or opens its window, and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    return Command.run(() -> execute(out, err, arguments), err);
  }

  private static void execute(PrintStream out, PrintStream err, String... arguments)
      throws UsageException, InputException {
    Options options = Options.parse(arguments);
    if (options.help) {
      out.print(Options.HELP);
    } else if (options.isHeadless()) {
      System.setProperty("java.awt.headless", "true");
      new HeadlessRun(options, out, err).run();
    } else if (GraphicsEnvironment.isHeadless()) {
      throw new UsageException("there is no display for a window, but there is --headless");
    } else {
      Window.open(new Game(options.begin()));
    }
  }
}
