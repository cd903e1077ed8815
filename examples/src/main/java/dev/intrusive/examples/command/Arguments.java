package dev.intrusive.examples.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;

/** The arguments of a command line that are still to be read. */
public final class Arguments {

  private final Iterator<String> rest;

  public Arguments(String... arguments) {
    rest = Arrays.asList(arguments).iterator();
  }

  /** Whether there are more. */
  public boolean hasNext() {
    return rest.hasNext();
  }

  /** The next argument, which is the name of an option. */
  public String nextOption() {
    return rest.next();
  }

  /** The next argument, which is the value of an option. */
  public String value(String option) throws UsageException {
    if (!rest.hasNext()) {
      throw new UsageException(option + " needs a value");
    }
    return rest.next();
  }

  /** The next argument, which names a file. */
  public Path path(String option) throws UsageException {
    String value = value(option);
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new UsageException(option + " needs the name of a file, not \"" + value + "\"");
    }
  }

  /** The next argument, which is a number. */
  public int wholeNumber(String option, int least, int most) throws UsageException {
    return wholeNumber(option, value(option), least, most);
  }

  /** The next argument, which is any number at all. */
  public long seed(String option) throws UsageException {
    String value = value(option);
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new UsageException(option + " needs a whole number, not \"" + value + "\"");
    }
  }

  /** The next argument, which is numbers with commas between them. */
  public int[] wholeNumbers(String option, int least, int most) throws UsageException {
    String[] parts = value(option).split(",", -1);
    int[] numbers = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      numbers[i] = wholeNumber(option, parts[i], least, most);
    }
    return numbers;
  }

  /** Refuses an option that the program does not have. */
  public static UsageException unknown(String option) {
    return new UsageException("there is no option \"" + option + "\"");
  }

  private static int wholeNumber(String option, String value, int least, int most)
      throws UsageException {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, like a number that is out of range.
    }
    throw new UsageException(
        "%s needs a whole number from %s to %s, not \"%s\"".formatted(option, least, most, value));
  }
}
