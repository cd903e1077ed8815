package dev.intrusive.examples.demo.orders;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.UsageException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What the user asks for on the command line. */
final class Options {

  static final String HELP =
      """
      Replays a file of orders on a limit order book and prints the book that remains.

        --messages FILE  the messages, in the format of LOBSTER (default orders/sample_message.csv)
        --levels N       how many price levels to print, 0 to 1000000 (default 5)
        --capacity N     how many orders the book can hold, 1 to 1000000 (default 20000)
        --rounds N       how often to replay the file, 1 to 1000000, each time on a new book
                         (default 100); the first rounds are slower, until the compiler has
                         compiled what is run
        --record FILE    write what an exchange would publish: submissions that are executed at
                         once become executions of the orders that were there
        --generate FILE  write messages instead of replaying some
        --count N        how many to generate, 1 to 1000000 (default 10000)
        --seed N         the seed of the random numbers to generate them (default 1)
        --help           print this text

      Submissions are matched by price, then time; cancellations, deletions and executions of
      visible orders are applied by the id of the order. A file may begin in the middle of a day:
      messages about orders that are not in the book are counted. The same file gives the same
      output. The throughput goes to the error output.
      """;

  private static final int MOST_ORDERS = 1_000_000;
  private static final int MOST_ROUNDS = 1_000_000;

  Path messages = Path.of("orders", "sample_message.csv");
  int levels = 5;
  int capacity = 20_000;
  int rounds = 100;
  @Nullable Path record;
  @Nullable Path generate;
  int count = 10_000;
  long seed = 1;
  boolean help;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    new Arguments()
        .path("--messages", value -> options.messages = value)
        .wholeNumber("--levels", 0, MOST_ORDERS, value -> options.levels = value)
        .wholeNumber("--capacity", 1, MOST_ORDERS, value -> options.capacity = value)
        .wholeNumber("--rounds", 1, MOST_ROUNDS, value -> options.rounds = value)
        .path("--record", value -> options.record = value)
        .path("--generate", value -> options.generate = value)
        .wholeNumber("--count", 1, MOST_ORDERS, value -> options.count = value)
        .seed("--seed", value -> options.seed = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    return options;
  }
}
