package dev.intrusive.examples.storm;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;

/** Runs the bullet storm from the command line, in a window or without one. */
public final class Main {

  private static final int SUCCESS = 0;
  private static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String[] arguments) {
    int exitCode = run(System.out, System.err, arguments);
    if (exitCode != SUCCESS) {
      System.exit(exitCode);
    }
    // Otherwise the program ends when its window is closed, or at once if it has none.
  }

  /** Runs the game, or opens its window, and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    try {
      Options options = Options.parse(arguments);
      if (options.help()) {
        out.print(Options.HELP);
      } else if (options.isHeadless()) {
        System.setProperty("java.awt.headless", "true");
        new HeadlessRun(options, out, err).run();
      } else if (GraphicsEnvironment.isHeadless()) {
        throw new UsageException("there is no display for a window; try --headless");
      } else {
        Window.open(new Game(options.begin()));
      }
      return SUCCESS;
    } catch (UsageException | LevelException | SaveException | IOException e) {
      err.print("Error: " + e.getMessage() + "\n");
      return BAD_INPUT;
    }
  }
}
