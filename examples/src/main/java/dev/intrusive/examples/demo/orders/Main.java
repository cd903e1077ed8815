package dev.intrusive.examples.demo.orders;

import dev.intrusive.examples.demo.command.Command;
import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Progress;
import dev.intrusive.examples.demo.command.UsageException;
import dev.intrusive.pool.PoolExhaustedException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Runs the example of the order book from the command line. */
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
      MessageFile.write(options.generate, OrderFlow.generate(options.count, options.seed));
      out.printf(Locale.ROOT, "%s: %d messages\n", options.generate, options.count);
    } else {
      replay(options, out, err);
    }
  }

  private static void replay(Options options, PrintStream out, PrintStream err)
      throws UsageException, InputException {
    List<Message> messages = MessageFile.read(options.messages, new Progress(err, "Reading"));
    out.printf(Locale.ROOT, "%s: %d messages\n\n", options.messages.getFileName(), messages.size());
    boolean recording = options.record != null;
    Replay replay = replay(options, messages, recording);
    if (options.record != null) {
      MessageFile.write(options.record, replay.record());
    }
    new Report(replay, out).print(options.levels);
    measure(options, messages, err);
  }

  private static Replay replay(Options options, List<Message> messages, boolean recording)
      throws UsageException, InputException {
    Replay replay = new Replay(options.capacity, recording);
    try {
      replay.apply(messages);
    } catch (PoolExhaustedException e) {
      throw new UsageException("the book is full, --capacity " + options.capacity + " is too low");
    } catch (IllegalArgumentException e) {
      String file = options.messages.toString();
      throw new InputException(file, String.valueOf(e.getMessage()), "give it another id");
    }
    return replay;
  }

  /** Replays a file again and again, and tells how fast that is. */
  private static void measure(Options options, List<Message> messages, PrintStream err) {
    Progress progress = new Progress(err, "Measuring");
    long[] nanos = new long[options.rounds];
    for (int round = 0; round < options.rounds; round++) {
      Replay replay = new Replay(options.capacity, false);
      long start = System.nanoTime();
      replay.apply(messages);
      nanos[round] = System.nanoTime() - start;
      progress.update(round, options.rounds);
    }
    Arrays.sort(nanos);
    err.printf(
        Locale.ROOT,
        "%.1f million messages a second (median of %d rounds).\n",
        messages.size() * 1e3 / Math.max(1, nanos[options.rounds / 2]),
        options.rounds);
  }
}
