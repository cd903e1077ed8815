package dev.intrusive.examples.demo.game.level;

/**
 * A level cannot be used. The message is one line that says where, what is wrong and what to do.
 */
public final class LevelException extends Exception {

  private static final long serialVersionUID = 1;

  LevelException(String place, String problem, String remedy) {
    super(place + ": " + problem + "; " + remedy);
  }
}
