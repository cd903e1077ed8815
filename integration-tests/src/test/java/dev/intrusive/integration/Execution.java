package dev.intrusive.integration;

/**
 * What came of running a tool or a program.
 *
 * @param command what was run
 * @param exitCode its exit code
 * @param output what it printed, both streams
 */
public record Execution(String command, int exitCode, String output) {

  /** Whether the exit code was 0. */
  public boolean isSuccess() {
    return exitCode == 0;
  }

  /** Fails unless the tool succeeded. */
  public Execution requireSuccess() {
    if (!isSuccess()) {
      throw new AssertionError("exit code " + exitCode + " of " + command + "\n" + output);
    }
    return this;
  }

  /** Fails unless the tool succeeded without a word. */
  Execution requireSilentSuccess() {
    requireSuccess();
    if (!output.isEmpty()) {
      throw new AssertionError("output of " + command + "\n" + output);
    }
    return this;
  }

  /** Fails unless the tool failed and said why. */
  Execution requireFailure(String reason) {
    if (isSuccess() || !output.contains(reason)) {
      throw new AssertionError(
          "expected a failure with '%s', but got exit code %d of %s\n%s"
              .formatted(reason, exitCode, command, output));
    }
    return this;
  }
}
