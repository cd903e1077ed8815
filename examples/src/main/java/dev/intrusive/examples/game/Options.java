package dev.intrusive.examples.game;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;

/**
 * What the user asks for on the command line.
 *
 * @param level the file of the level
 * @param frames how many frames to run
 * @param seed what makes one run different from another
 * @param help whether to explain the options instead of running
 */
record Options(Path level, int frames, long seed, boolean help) {

  static final String HELP =
      """
      Runs a small game without graphics, whose objects live in intrusive lists.

        --level FILE   the level, a Tiled map in JSON (default levels/arena.tmj)
        --frames N     how many frames to run, 0 to 1000000 (default 600)
        --seed N       the seed of the random numbers (default 1)
        --help         print this text

      The first table counts what is alive in a frame, the second what happened in each phase of
      all frames together: what the loop of the phase visited, what was spawned and killed in it,
      and how many lists the killed objects left. The same level, frames and seed give the same
      output.
      """;

  private static final Path DEFAULT_LEVEL = Path.of("levels", "arena.tmj");
  private static final int DEFAULT_FRAMES = 600;
  private static final int MOST_FRAMES = 1_000_000;
  private static final long DEFAULT_SEED = 1;

  static Options parse(String... arguments) throws UsageException {
    Options options = new Options(DEFAULT_LEVEL, DEFAULT_FRAMES, DEFAULT_SEED, false);
    Iterator<String> rest = Arrays.asList(arguments).iterator();
    while (rest.hasNext()) {
      options = options.with(rest.next(), rest);
    }
    return options;
  }

  private Options with(String option, Iterator<String> rest) throws UsageException {
    return switch (option) {
      case "--level" -> new Options(path(option, rest), frames, seed, help);
      case "--frames" -> {
        int newFrames = (int) wholeNumber(option, rest, 0, MOST_FRAMES);
        yield new Options(level, newFrames, seed, help);
      }
      case "--seed" -> {
        long newSeed = wholeNumber(option, rest, Long.MIN_VALUE, Long.MAX_VALUE);
        yield new Options(level, frames, newSeed, help);
      }
      case "--help" -> new Options(level, frames, seed, true);
      default -> throw new UsageException("there is no option \"" + option + "\"");
    };
  }

  private static Path path(String option, Iterator<String> rest) throws UsageException {
    String value = value(option, rest);
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new UsageException(option + " needs the name of a file, not \"" + value + "\"");
    }
  }

  private static long wholeNumber(String option, Iterator<String> rest, long least, long most)
      throws UsageException {
    String value = value(option, rest);
    try {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, like a number that is out of range.
    }
    throw new UsageException(
        "%s needs a whole number from %s to %s, not \"%s\"".formatted(option, least, most, value));
  }

  private static String value(String option, Iterator<String> rest) throws UsageException {
    if (!rest.hasNext()) {
      throw new UsageException(option + " needs a value");
    }
    return rest.next();
  }
}
