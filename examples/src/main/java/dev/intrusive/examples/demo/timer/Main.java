package dev.intrusive.examples.demo.timer;

import dev.intrusive.examples.demo.command.Command;
import dev.intrusive.examples.demo.command.Progress;
import dev.intrusive.examples.demo.command.UsageException;
import java.io.PrintStream;

/** Runs the example of the timer wheel from the command line. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(System.out, System.err, arguments));
  }

  /** Runs the program and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    return Command.run(() -> execute(out, err, arguments), err);
  }

  private static void execute(PrintStream out, PrintStream err, String... arguments)
      throws UsageException {
    Options options = Options.parse(arguments);
    if (options.help) {
      out.print(Options.HELP);
    } else if (options.liveSeconds > 0) {
      new LiveRun(options.liveSeconds, options.buckets, options.seed)
          .run(out, new Progress(err, "Live"));
    } else {
      new Simulation(new Server(options), options.ticks).run(out, err);
    }
  }
}
