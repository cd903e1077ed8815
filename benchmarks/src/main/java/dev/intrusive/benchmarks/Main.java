package dev.intrusive.benchmarks;

import dev.intrusive.benchmarks.memory.MemoryReport;
import dev.intrusive.benchmarks.report.Baseline;
import dev.intrusive.benchmarks.report.Contention;
import dev.intrusive.benchmarks.report.PerformanceReport;
import dev.intrusive.benchmarks.run.Measurement;
import dev.intrusive.benchmarks.run.Measurements;
import dev.intrusive.benchmarks.run.ResultWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.RunnerException;

/** Runs benchmarks from the command line. */
public final class Main {

  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final int BAD_INPUT = 2;

  /** What the report is made of; benchmarks run in the folder of their module. */
  private static final List<Path> PAGES =
      Stream.of("performance.md", "layouts.md", "baselines.md", "peers.md", "heaps.md", "maps.md")
          .map(page -> Path.of("..", "docs", page))
          .toList();

  private static final String REPORT_FOLDER = "target/report";

  private static final String GUARD_FILE = "target/guard.json";

  private static final String GUARD_RUN = "--quick --only ^lists --param size=1000 --out ";

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(System.out, System.err, arguments));
  }

  /** Does what the command line says and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    try {
      if (List.of(arguments).equals(List.of(Options.GUARD))) {
        return guard(out, err);
      }
      Options options = Options.parse(arguments);
      if (options.help()) {
        out.print(Options.HELP);
        return SUCCESS;
      }
      if (options.report().isPresent()) {
        return report(options.report().get(), folder(options), out, err);
      }
      if (options.memory() && !options.list()) {
        MemoryReport.write(options.out(), String.join(" ", arguments));
        out.println("Results: " + options.out());
        return SUCCESS;
      }
      List<Measurement> selected = Measurements.select(options.only(), options.parameters());
      if (selected.isEmpty()) {
        throw new UsageException("no benchmark is selected");
      }
      if (options.before().isPresent() && !options.list()) {
        return new Comparison(options, out).run(selected, options.before().get())
            ? SUCCESS
            : FAILURE;
      }
      if (options.list()) {
        selected.forEach(measurement -> out.println(measurement.label()));
      } else {
        measure(options, selected, out, String.join(" ", arguments));
      }
      return SUCCESS;
    } catch (UsageException e) {
      err.println("Error: " + e.getMessage());
      return BAD_INPUT;
    } catch (RunnerException | IOException e) {
      err.println("Error: " + e);
      return FAILURE;
    }
  }

  /** Compares generated lists with hand-written baselines, and fails if they are much slower. */
  private static int guard(PrintStream out, PrintStream err) throws IOException {
    int code = run(out, err, (GUARD_RUN + GUARD_FILE).split(" ", -1));
    if (code != SUCCESS) {
      return code;
    }
    List<String> excesses = Baseline.OF_GUARD.findExcesses(Path.of(GUARD_FILE));
    excesses.forEach(excess -> err.println("Too slow: " + excess));
    if (excesses.isEmpty()) {
      out.println("Generated lists are within the bounds.");
    }
    return excesses.isEmpty() ? SUCCESS : FAILURE;
  }

  /** The folder that files go to: an unspecified one is below that of the build. */
  private static String folder(Options options) {
    String out = options.out().toString();
    return out.endsWith(".json") ? REPORT_FOLDER : out;
  }

  private static int report(Suite suite, String folder, PrintStream out, PrintStream err)
      throws IOException {
    for (Suite.Part part : suite.parts()) {
      int code = run(out, err, part.commandLine(folder));
      if (code != SUCCESS) {
        return code;
      }
    }
    PerformanceReport report = new PerformanceReport(Path.of(folder), Runtime.version().feature());
    for (Path page : PAGES) {
      out.println("Report: " + report.write(page));
    }
    return SUCCESS;
  }

  private static void measure(
      Options options, List<Measurement> selected, PrintStream out, String command)
      throws RunnerException, IOException {
    var results = new Measurements(options.effort(), options.collectors(), out).takeAll(selected);
    ResultWriter.write(options.out(), options.addition(), command, options.effort(), results);
    out.println("Results: " + options.out());
    Contention.in(options.out()).flatMap(Contention::advice).ifPresent(out::println);
  }
}
