package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.command.UsageException;
import dev.intrusive.examples.demo.game.level.Level;
import dev.intrusive.examples.demo.game.level.LevelException;
import dev.intrusive.examples.demo.game.level.LevelReader;
import java.io.PrintStream;
import java.util.Locale;

/** Runs the example game from the command line. */
public final class Main {

  private static final int SUCCESS = 0;
  private static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(System.out, System.err, arguments));
  }

  /** Runs the game and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) {
    try {
      Options options = Options.parse(arguments);
      if (options.help) {
        out.print(Options.HELP);
      } else {
        play(options, out);
      }
      return SUCCESS;
    } catch (UsageException | LevelException e) {
      err.print("Error: " + e.getMessage() + "\n");
      return BAD_INPUT;
    }
  }

  private static void play(Options options, PrintStream out) throws LevelException {
    Level level = LevelReader.read(options.level);
    out.printf(
        Locale.ROOT,
        "Level %s: %d x %d tiles, %d walls, %d spawners\n",
        options.level.getFileName(),
        level.columns(),
        level.rows(),
        level.walls().size(),
        level.spawnRules().size());
    out.printf(Locale.ROOT, "%d frames, seed %d\n\n", options.frames, options.seed);
    new Game(level, options.seed, options.frames, out).run();
  }
}
