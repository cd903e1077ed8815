package dev.intrusive.examples.demo.command;

/** A file cannot be used. The message is one line that says where, what is wrong and what to do. */
public final class InputException extends Exception {

  private static final long serialVersionUID = 1;

  public InputException(String place, String problem, String remedy) {
    super(place + ": " + problem + "; " + remedy);
  }
}
