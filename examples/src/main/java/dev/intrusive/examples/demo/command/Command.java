package dev.intrusive.examples.demo.command;

import java.io.PrintStream;

/** A program that is run from the command line. */
@FunctionalInterface
public interface Command {

  /** The exit code if all went well. */
  int SUCCESS = 0;

  /** The exit code if the command line or a file cannot be used. */
  int BAD_INPUT = 2;

  /** Does what the user asks for. */
  void execute() throws UsageException, InputException;

  /** Runs a command, reports what is wrong with its input, and returns the exit code. */
  static int run(Command command, PrintStream err) {
    try {
      command.execute();
      return SUCCESS;
    } catch (UsageException | InputException e) {
      err.print("Error: " + e.getMessage() + "\n");
      return BAD_INPUT;
    }
  }
}
