package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.command.Arguments;
import dev.intrusive.examples.demo.command.UsageException;
import java.nio.file.Path;

/** What the user asks for on the command line. */
final class Options {

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

  private static final int MOST_FRAMES = 1_000_000;

  Path level = Path.of("levels", "arena.tmj");
  int frames = 600;
  long seed = 1;
  boolean help;

  private Options() {}

  static Options parse(String... values) throws UsageException {
    Options options = new Options();
    new Arguments()
        .path("--level", value -> options.level = value)
        .wholeNumber("--frames", 0, MOST_FRAMES, value -> options.frames = value)
        .seed("--seed", value -> options.seed = value)
        .flag("--help", () -> options.help = true)
        .parse(values);
    return options;
  }
}
