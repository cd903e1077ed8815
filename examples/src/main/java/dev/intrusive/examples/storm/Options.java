package dev.intrusive.examples.storm;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the user asks for on the command line. */
final class Options {

  static final String HELP =
      """
      Bullet storm: a small game whose enemies, bullets and particles live in pools and in indexed
      lists.

        --level NAME       squall (default), drizzle, or hurricane with 50,000 particles
        --seed N           the seed of the random numbers (default 1)
        --load FILE        goes on with a saved game, in place of a level and a seed
        --headless         plays by itself, without a window, and prints what happens
        --frames N         how many frames to run headless, 0 to 1000000 (default 600)
        --save FILE        saves the game at the end; headless
        --screenshot FILE  draws every frame and writes the last as a PNG; headless
        --help             print this text

      In the window: W A S D or the arrows move, the mouse aims, its left button fires, its right
      button launches homing missiles. P pauses, Tab lets the autopilot play, N begins the next
      level, F5 saves and F9 loads (storm.save in the working directory), Escape quits.

      The output of a headless run depends on its options alone, apart from the lines that begin
      with "Measured". Progress goes to the error output.
      """;

  private static final Set<String> FLAGS = Set.of("--headless", "--help");
  private static final Set<String> VALUED =
      Set.of("--level", "--seed", "--load", "--frames", "--save", "--screenshot");
  private static final int DEFAULT_FRAMES = 600;
  private static final int MOST_FRAMES = 1_000_000;

  private final Map<String, String> given = new HashMap<>();
  private final int frames;
  private final long seed;
  private final @Nullable Path load;
  private final @Nullable Path save;
  private final @Nullable Path screenshot;

  private Options(String... arguments) throws UsageException {
    Iterator<String> rest = Arrays.asList(arguments).iterator();
    while (rest.hasNext()) {
      String option = rest.next();
      if (FLAGS.contains(option)) {
        given.put(option, "");
      } else if (VALUED.contains(option)) {
        given.put(option, value(option, rest));
      } else {
        throw new UsageException("there is no option \"" + option + "\"");
      }
    }
    frames = (int) wholeNumber("--frames", 0, MOST_FRAMES, DEFAULT_FRAMES);
    seed = wholeNumber("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
    load = path("--load");
    save = path("--save");
    screenshot = path("--screenshot");
    if (load != null && (given.containsKey("--level") || given.containsKey("--seed"))) {
      throw new UsageException("a game that is loaded has its --level and --seed already");
    }
  }

  static Options parse(String... arguments) throws UsageException {
    return new Options(arguments);
  }

  private static String value(String option, Iterator<String> rest) throws UsageException {
    if (!rest.hasNext()) {
      throw new UsageException(option + " needs a value");
    }
    return rest.next();
  }

  private long wholeNumber(String option, long least, long most, long otherwise)
      throws UsageException {
    String value = given.get(option);
    if (value == null) {
      return otherwise;
    }
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

  private @Nullable Path path(String option) throws UsageException {
    String value = given.get(option);
    try {
      return value == null ? null : Path.of(value);
    } catch (InvalidPathException e) {
      throw new UsageException(option + " needs the name of a file, not \"" + value + "\"");
    }
  }

  /** Begins the game that is asked for. */
  Storm begin() throws LevelException, SaveException {
    if (load != null) {
      return SaveFile.load(load);
    }
    String level = given.getOrDefault("--level", LevelReader.NAMES.get(0));
    return new Storm(LevelReader.read(level), seed);
  }

  boolean help() {
    return given.containsKey("--help");
  }

  /** Whether no window is wanted: also if something is asked for that only such a run does. */
  boolean isHeadless() {
    return given.containsKey("--headless")
        || given.containsKey("--frames")
        || save != null
        || screenshot != null;
  }

  int frames() {
    return frames;
  }

  @Nullable Path save() {
    return save;
  }

  @Nullable Path screenshot() {
    return screenshot;
  }
}
