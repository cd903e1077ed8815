package dev.intrusive.examples.demo.route;

import dev.intrusive.examples.demo.command.Command;
import dev.intrusive.examples.demo.command.UsageException;
import java.io.PrintStream;
import java.util.Deque;

/** Runs the example of the route finder from the command line. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(System.out, System.err, arguments));
  }

  /** Runs the program and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    return Command.run(() -> execute(out, arguments), err);
  }

  private static void execute(PrintStream out, String... arguments) throws UsageException {
    Options options = Options.parse(arguments);
    if (options.help) {
      out.print(Options.HELP);
      return;
    }
    Landscape landscape = new Landscape(options.width, options.height, options.seed);
    RouteFinder finder = new RouteFinder(landscape);
    Deque<Cell> way = finder.find();
    out.print(Picture.draw(landscape, way));
    out.print("\n");
    if (way.isEmpty()) {
      out.print("There is no way.\n");
    } else {
      out.print("A way of " + (way.size() - 1) + " steps costs " + landscape.goal().cost + ".\n");
    }
    out.print(
        finder.reached
            + " cells were reached, "
            + finder.left
            + " left; at most "
            + finder.longestFrontier
            + " were in the frontier.\n"
            + finder.improved
            + " times a cheaper way was found to a cell there, which took its new place.\n");
  }
}
