package dev.intrusive.examples.demo.timer;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.UsageException;

/** What the user asks for on the command line. */
final class Options {

  static final String HELP =
      """
      Lets a server guard its requests with timeouts, which are in the buckets of a timer wheel.

        --ticks N      how many ticks to run, 1 to 10000000 (default 10000)
        --load N       how many requests begin in a tick, 1 to 100000 (default 100)
        --timeout N    ticks until the first try of a request times out, 1 to 1000000 (default 200)
        --buckets N    how many buckets the wheel has, 1 to 1048576 (default 512)
        --heap         keep the timeouts in a heap, not in a wheel
        --seed N       the seed of the random numbers (default 1)
        --live N       instead: run a timer by the clock for N seconds, 1 to 3600, and measure by
                       how much its tasks are late
        --help         print this text

      Time is simulated: the same options give the same output, but for --live. A request whose
      answer does not come in time is tried again, three times in all, with twice the time each.
      The throughput goes to the error output.
      """;

  private static final int MOST_TICKS = 10_000_000;
  private static final int MOST_LOAD = 100_000;
  private static final int MOST_TIMEOUT = 1_000_000;
  private static final int MOST_BUCKETS = 1 << 20;
  private static final int MOST_SECONDS = 3600;

  int ticks = 10_000;
  int load = 100;
  int timeout = 200;
  int buckets = 512;
  boolean usesHeap;
  long seed = 1;

  /** For how many seconds to run by the clock, or 0. */
  int liveSeconds;

  boolean help;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    new Arguments()
        .wholeNumber("--ticks", 1, MOST_TICKS, value -> options.ticks = value)
        .wholeNumber("--load", 1, MOST_LOAD, value -> options.load = value)
        .wholeNumber("--timeout", 1, MOST_TIMEOUT, value -> options.timeout = value)
        .wholeNumber("--buckets", 1, MOST_BUCKETS, value -> options.buckets = value)
        .flag("--heap", () -> options.usesHeap = true)
        .seed("--seed", value -> options.seed = value)
        .wholeNumber("--live", 1, MOST_SECONDS, value -> options.liveSeconds = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    return options;
  }
}
