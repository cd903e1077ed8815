package dev.intrusive.examples.demo.cache;

import dev.intrusive.examples.demo.command.Command;
import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Progress;
import dev.intrusive.examples.demo.command.TextFile;
import dev.intrusive.examples.demo.command.UsageException;
import java.io.PrintStream;
import java.util.Locale;

/** Runs the example of the cache from the command line. */
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
      throws UsageException, InputException {
    Options options = Options.parse(arguments);
    if (options.help) {
      out.print(Options.HELP);
    } else if (options.generate != null) {
      TraceGenerator generator = new TraceGenerator(options.seed);
      TextFile.write(options.generate, file -> generator.print(file, options.format));
    } else {
      replay(options, out, err);
    }
  }

  private static void replay(Options options, PrintStream out, PrintStream err)
      throws InputException {
    Contest contest = new Contest(options.sizes, options.timeToLive);
    TextFile.read(
        options.trace,
        new Progress(err, "Replaying"),
        line -> options.format.parse(line, contest::access));
    out.printf(Locale.ROOT, "%s: %d accesses\n\n", options.trace.getFileName(), contest.accesses());
    print(contest, out);
    if (options.plot != null) {
      TextFile.write(options.plot, file -> new Plot(contest).print(file));
    }
  }

  private static void print(Contest contest, PrintStream out) {
    out.print("    size");
    for (Contestant contestant : contest.contestants()) {
      out.printf("%15s", contestant.label());
    }
    out.print("\n");
    for (int size : contest.sizes()) {
      out.printf(Locale.ROOT, "%8d", size);
      for (Contestant contestant : contest.contestants()) {
        out.printf(Locale.ROOT, "%13.1f %%", contest.hitRate(contestant, size));
      }
      out.print("\n");
    }
  }
}
