package dev.intrusive.examples.storm;

/** A saved game cannot be read or written. The message is one line that says why. */
final class SaveException extends Exception {

  private static final long serialVersionUID = 1;

  SaveException(String problem) {
    super(problem);
  }

  SaveException(String problem, Throwable cause) {
    super(problem, cause);
  }
}
