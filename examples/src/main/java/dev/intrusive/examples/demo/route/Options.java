package dev.intrusive.examples.demo.route;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.UsageException;

/** What the user asks for on the command line. */
final class Options {

  static final String HELP =
      """
      Finds a cheapest way from the upper left to the lower right corner of a random landscape.

        --width N      how many columns the landscape has, 2 to 2000 (default 72)
        --height N     how many rows it has, 2 to 2000 (default 20)
        --seed N       the seed of the random numbers (default 1)
        --help         print this text

      A step onto meadow (.) costs 1, into a wood (:) 3, into a swamp (~) 9; walls (#) are in the
      way. The way is drawn with o.
      """;

  private static final int LONGEST = 2_000;

  int width = 72;
  int height = 20;
  long seed = 1;
  boolean help;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    new Arguments()
        .wholeNumber("--width", 2, LONGEST, value -> options.width = value)
        .wholeNumber("--height", 2, LONGEST, value -> options.height = value)
        .seed("--seed", value -> options.seed = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    return options;
  }
}
