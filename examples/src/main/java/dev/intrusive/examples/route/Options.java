package dev.intrusive.examples.route;

import dev.intrusive.examples.command.Arguments;
import dev.intrusive.examples.command.UsageException;

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
    Arguments arguments = new Arguments(values);
    while (arguments.hasNext()) {
      options.read(arguments.nextOption(), arguments);
    }
    return options;
  }

  private void read(String option, Arguments rest) throws UsageException {
    switch (option) {
      case "--width" -> width = rest.wholeNumber(option, 2, LONGEST);
      case "--height" -> height = rest.wholeNumber(option, 2, LONGEST);
      case "--seed" -> seed = rest.seed(option);
      case "--help" -> help = true;
      default -> throw Arguments.unknown(option);
    }
  }
}
