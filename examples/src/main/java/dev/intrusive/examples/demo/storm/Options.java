package dev.intrusive.examples.demo.storm;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The options on the command line. */
final class Options {

  static final String HELP =
      """
      Bullet storm: a small game whose enemies, bullets and particles live in pools and in indexed
      lists.

        --level NAME       squall (default), drizzle, or hurricane with 50,000 particles
        --frames N         runs N frames by itself, without a window, and prints what happens
        --screenshot FILE  does so, and writes the last frame as a PNG
        --help             prints this text

      In the window: W A S D or the arrows move, the mouse aims, its left button fires, its right
      button launches homing missiles. P pauses, Tab lets the autopilot play, N begins the next
      level, Escape quits.
      """;

  Level level = Level.ALL.get(0);
  int frames = 600;
  @Nullable Path screenshot;
  boolean isHeadless;
  boolean wantsHelp;

  private Options() {}

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException if it cannot be understood; the message says why
   */
  static Options parse(String... arguments) {
    Options options = new Options();
    for (int i = 0; i < arguments.length; i += 2) {
      if (arguments[i].equals("--help")) {
        options.wantsHelp = true;
        return options;
      }
      if (i + 1 == arguments.length) {
        throw new IllegalArgumentException(arguments[i] + " needs a value");
      }
      options.set(arguments[i], arguments[i + 1]);
    }
    return options;
  }

  private void set(String name, String value) {
    switch (name) {
      case "--level" -> level = levelOf(value);
      case "--frames" -> {
        frames = framesOf(value);
        isHeadless = true;
      }
      case "--screenshot" -> {
        screenshot = Path.of(value);
        isHeadless = true;
      }
      default -> throw new IllegalArgumentException("there is no option " + name);
    }
  }

  private static Level levelOf(String name) {
    return Level.ALL.stream()
        .filter(level -> level.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no level "
                        + name
                        + ", but "
                        + Level.ALL.stream().map(Level::name).collect(Collectors.joining(", "))));
  }

  private static int framesOf(String value) {
    try {
      return Integer.parseUnsignedInt(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--frames needs a whole number, not " + value, e);
    }
  }
}
