package dev.intrusive.examples.demo.cache;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.UsageException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.TypeConversionException;

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
    new Arguments()
        .path("--trace", value -> options.trace = value)
        .value("--format", TraceFormat.class, Options::format, value -> options.format = value)
        .wholeNumbers("--sizes", 1, MOST_ENTRIES, value -> options.sizes = value)
        .wholeNumber("--expire-after", 1, Integer.MAX_VALUE, value -> options.timeToLive = value)
        .path("--plot", value -> options.plot = value)
        .path("--generate", value -> options.generate = value)
        .seed("--seed", value -> options.seed = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    return options;
  }

  private static TraceFormat format(String name) {
    for (TraceFormat format : TraceFormat.values()) {
      if (format.name().toLowerCase(Locale.ROOT).equals(name)) {
        return format;
      }
    }
    throw new TypeConversionException("needs arc or lirs, not \"" + name + "\"");
  }
}
