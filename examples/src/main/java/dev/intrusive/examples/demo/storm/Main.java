package dev.intrusive.examples.demo.storm;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;

/** Runs the bullet storm from the command line, in a window or without one. */
public final class Main {

  private static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String[] arguments) throws IOException {
    int exitCode = run(System.out, System.err, arguments);
    if (exitCode != 0) {
      System.exit(exitCode);
    }
    // Otherwise the program ends when its window is closed, or at once if it has none.
  }

  /** Runs the game, or opens its window, and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) throws IOException {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println("Error: " + e.getMessage() + "; --help explains the options");
      return BAD_INPUT;
    }
    if (options.wantsHelp) {
      out.print(Options.HELP);
    } else if (options.isHeadless || GraphicsEnvironment.isHeadless()) {
      System.setProperty("java.awt.headless", "true");
      new HeadlessRun(options, out).run();
    } else {
      Window.open(new Game(options.level));
    }
    return 0;
  }
}
