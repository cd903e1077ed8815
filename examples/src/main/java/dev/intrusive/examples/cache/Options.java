package dev.intrusive.examples.cache;

import dev.intrusive.examples.command.Arguments;
import dev.intrusive.examples.command.UsageException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the user asks for on the command line. */
final class Options {

  static final String HELP =
      """
      Replays an access trace on caches of several sizes and prints how often each of them hits.

        --trace FILE      the trace (default traces/scans.arc)
        --format FORMAT   arc: "start count ignored ignored" in each line, as the authors of ARC
                          publish traces (default), or lirs: a number in each line, as those of LIRS
        --sizes N,N,...   how many entries the caches have room for, 1 to 10000000 each
                          (default 100,250,500,1000,2000,3000,4000)
        --expire-after N  entries expire N accesses after they were written, 1 to 2147483647;
                          without LinkedHashMap, which cannot (default: never)
        --plot FILE       draw the hit rates, too, as an SVG image
        --generate FILE   write a trace in the format instead of replaying one: blocks that are
                          accessed by Zipf's law, and scans
        --seed N          the seed of the random numbers to generate it (default 1)
        --help            print this text

      LRU and TinyLFU are the policies of this example. The same trace gives the same hit rates,
      but for those of Caffeine, which decides by chance now and then.
      """;

  private static final int MOST_ENTRIES = 10_000_000;

  Path trace = Path.of("traces", "scans.arc");
  TraceFormat format = TraceFormat.ARC;
  int[] sizes = {100, 250, 500, 1000, 2000, 3000, 4000};
  long timeToLive = Expiry.NEVER;
  @Nullable Path plot;
  @Nullable Path generate;
  long seed = 1;
  boolean help;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    Arguments arguments = new Arguments(values);
    while (arguments.hasNext()) {
      options.read(arguments.nextOption(), arguments);
    }
    return options;
  }

  private void read(String option, Arguments rest) throws UsageException {
    switch (option) {
      case "--trace" -> trace = rest.path(option);
      case "--format" -> format = format(rest.value(option));
      case "--sizes" -> sizes = rest.wholeNumbers(option, 1, MOST_ENTRIES);
      case "--expire-after" -> timeToLive = rest.wholeNumber(option, 1, Integer.MAX_VALUE);
      case "--plot" -> plot = rest.path(option);
      case "--generate" -> generate = rest.path(option);
      case "--seed" -> seed = rest.seed(option);
      case "--help" -> help = true;
      default -> throw Arguments.unknown(option);
    }
  }

  private static TraceFormat format(String name) throws UsageException {
    for (TraceFormat format : TraceFormat.values()) {
      if (format.name().toLowerCase(Locale.ROOT).equals(name)) {
        return format;
      }
    }
    throw new UsageException("--format needs arc or lirs, not \"" + name + "\"");
  }
}
