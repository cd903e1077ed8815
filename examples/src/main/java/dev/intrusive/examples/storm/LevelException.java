package dev.intrusive.examples.storm;

/** A level cannot be read. The message is one line that says why. */
final class LevelException extends Exception {

  private static final long serialVersionUID = 1;

  LevelException(String problem) {
    super(problem);
  }
}
