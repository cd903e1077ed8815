package dev.intrusive.examples.demo.command;

/** The command line cannot be understood. The message is one line that says why. */
public final class UsageException extends Exception {

  private static final long serialVersionUID = 1;

  public UsageException(String problem) {
    super(problem + "; --help explains the options");
  }
}
