package dev.intrusive.examples.storm;

/** The command line cannot be understood. The message is one line that says why. */
final class UsageException extends Exception {

  private static final long serialVersionUID = 1;

  UsageException(String problem) {
    super(problem + "; --help explains the options");
  }
}
