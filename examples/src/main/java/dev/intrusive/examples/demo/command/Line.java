package dev.intrusive.examples.demo.command;

import java.nio.file.Path;

/**
 * A line of a text file, which knows where it is.
 *
 * @param file the file
 * @param number its number, from 1
 * @param text its text
 */
public record Line(Path file, int number, String text) {

  /**
   * Takes a part of the line as a number.
   *
   * @throws InputException if it is none, or out of range
   */
  public long wholeNumber(String name, String part, long least, long most) throws InputException {
    try {
      long value = Long.parseLong(part);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Refused below, like a number that is out of range.
    }
    throw refused(
        "%s must be a whole number from %s to %s but is \"%s\"".formatted(name, least, most, part));
  }

  /** Says what is wrong with the line. */
  public InputException refused(String problem) {
    return new InputException(file + ", line " + number, problem, "correct the line");
  }
}
