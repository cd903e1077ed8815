package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.InputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads a level: lines of a word and its values. What follows a # is a comment.
 *
 * <pre>
 * title      A summer night
 * enemies    200
 * bullets    2000
 * particles  8000
 * storm      4000
 * wave       drone 8 from 30 every 150
 * </pre>
 */
final class LevelReader {

  /** The levels that come with the game, the first by default. */
  static final List<String> NAMES = List.of("squall", "drizzle", "hurricane");

  private static final int MOST_BODIES = 1 << 20;
  private static final int MOST_FRAMES = 1_000_000;

  private final String name;
  private final List<Wave> waves = new ArrayList<>();
  private String title = "";
  private int enemies = 256;
  private int bullets = 4096;
  private int particles = 16384;
  private int storm;
  private int lineNumber;

  private LevelReader(String name) {
    this.name = name;
  }

  /**
   * Reads a level that comes with the game.
   *
   * @throws InputException if there is no such level
   */
  static Level read(String name) throws InputException {
    if (!NAMES.contains(name)) {
      throw new InputException(
          name, "there is no such level", "there are " + String.join(", ", NAMES));
    }
    try (InputStream file = LevelReader.class.getResourceAsStream("levels/" + name + ".txt")) {
      if (file == null) {
        throw new IllegalStateException("the program has come without its level " + name);
      }
      return read(name, new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a level.
   *
   * @throws InputException if it is not as described above; the message names the line
   */
  static Level read(String name, Reader text) throws IOException, InputException {
    LevelReader reader = new LevelReader(name);
    BufferedReader lines = new BufferedReader(text);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      reader.lineNumber++;
      reader.readLine(line.replaceFirst("#.*", "").strip());
    }
    return reader.level();
  }

  private void readLine(String line) throws InputException {
    if (line.isEmpty()) {
      return;
    }
    String[] words = line.split("\\s+", -1);
    switch (words[0]) {
      case "title" -> title = line.substring("title".length()).strip();
      case "enemies" -> enemies = onlyNumber(words, 1, MOST_BODIES);
      case "bullets" -> bullets = onlyNumber(words, 1, MOST_BODIES);
      case "particles" -> particles = onlyNumber(words, 1, MOST_BODIES);
      case "storm" -> storm = onlyNumber(words, 0, MOST_BODIES);
      case "wave" -> waves.add(wave(words));
      default -> throw problem("there is no \"" + words[0] + "\" in a level");
    }
  }

  private Wave wave(String[] words) throws InputException {
    if (words.length != 7 || !words[3].equals("from") || !words[5].equals("every")) {
      throw problem("a wave is, for example, \"wave drone 8 from 30 every 150\"");
    }
    int count = number(words[2], 1, MOST_BODIES);
    int first = number(words[4], 1, MOST_FRAMES);
    int interval = number(words[6], 1, MOST_FRAMES);
    return new Wave(kind(words[1]), first, interval, count);
  }

  private EnemyKind kind(String word) throws InputException {
    for (EnemyKind kind : EnemyKind.ALL) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
        return kind;
      }
    }
    throw problem("there is no enemy \"" + word + "\"");
  }

  private int onlyNumber(String[] words, int least, int most) throws InputException {
    if (words.length != 2) {
      throw problem("behind \"" + words[0] + "\" belongs one number");
    }
    return number(words[1], least, most);
  }

  private int number(String word, int least, int most) throws InputException {
    try {
      int number = Integer.parseInt(word);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, like a number that is out of range.
    }
    throw problem("a number from " + least + " to " + most + " is needed, not \"" + word + "\"");
  }

  private Level level() throws InputException {
    if (storm > particles) {
      throw new InputException(
          "level " + name,
          "a storm of " + storm + " particles does not fit into a pool of " + particles,
          "make one of them match the other");
    }
    return new Level(name, title, enemies, bullets, particles, storm, waves);
  }

  private InputException problem(String what) {
    return new InputException("level " + name + ", line " + lineNumber, what, "correct the line");
  }
}
