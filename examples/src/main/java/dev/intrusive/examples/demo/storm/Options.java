package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.UsageException;
import java.nio.file.Path;
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
        --frames N         how many frames to run, 0 to 1000000 (default 600); headless
        --save FILE        saves the game at the end; headless
        --screenshot FILE  draws every frame and writes the last as a PNG; headless
        --help             print this text

      In the window: W A S D or the arrows move, the mouse aims, its left button fires, its right
      button launches homing missiles. P pauses, Tab lets the autopilot play, N begins the next
      level, F5 saves and F9 loads (storm.save in the working directory), Escape quits.

      The output of a headless run depends on its options alone, apart from the lines that begin
      with "Measured". Progress goes to the error output.
      """;

  private static final long DEFAULT_SEED = 1;
  private static final int DEFAULT_FRAMES = 600;
  private static final int MOST_FRAMES = 1_000_000;

  @Nullable String level;
  @Nullable Long seed;
  @Nullable Path load;
  int frames = DEFAULT_FRAMES;
  @Nullable Path save;
  @Nullable Path screenshot;
  boolean help;
  private boolean headless;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    new Arguments()
        .text("--level", value -> options.level = value)
        .seed("--seed", value -> options.seed = value)
        .path("--load", value -> options.load = value)
        .flag("--headless", () -> options.headless = true)
        .wholeNumber("--frames", 0, MOST_FRAMES, options::setFrames)
        .path("--save", value -> options.save = value)
        .path("--screenshot", value -> options.screenshot = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    if (options.load != null && (options.level != null || options.seed != null)) {
      throw new UsageException("a game that is loaded has its --level and --seed already");
    }
    return options;
  }

  private void setFrames(int frames) {
    this.frames = frames;
    headless = true;
  }

  /** Whether no window is wanted: also if something is asked for that only such a run does. */
  boolean isHeadless() {
    return headless || save != null || screenshot != null;
  }

  /** Begins the game that is asked for. */
  Storm begin() throws InputException {
    if (load != null) {
      return SaveFile.load(load);
    }
    String name = level == null ? LevelReader.NAMES.get(0) : level;
    return new Storm(LevelReader.read(name), seed == null ? DEFAULT_SEED : seed);
  }
}
