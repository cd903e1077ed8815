package dev.intrusive.examples.demo.storm;

/** What should be a saved game is none, or damaged. The message says in what way. */
final class SaveException extends Exception {

  private static final long serialVersionUID = 1;

  SaveException(String problem) {
    super(problem);
  }

  SaveException(String problem, Throwable cause) {
    super(problem, cause);
  }
}
