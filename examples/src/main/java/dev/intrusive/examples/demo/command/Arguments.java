package dev.intrusive.examples.demo.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The options of a program, and what becomes of their values. */
public final class Arguments {

  private final CommandSpec program = CommandSpec.create();

  /** Adds an option without a value. */
  public Arguments flag(String name, Runnable action) {
    Consumer<Boolean> ifGiven =
        isGiven -> {
          if (isGiven) {
            action.run();
          }
        };
    program.addOption(
        OptionSpec.builder(name)
            .type(boolean.class)
            .arity("0")
            .setter(new Setter<>(Boolean.class, ifGiven))
            .build());
    return this;
  }

  /** Adds an option for any text. */
  public Arguments text(String name, Consumer<String> action) {
    return value(name, String.class, text -> text, action);
  }

  /**
   * Adds an option for a value.
   *
   * @param converter returns the value of a text, or throws a {@link TypeConversionException} whose
   *     message continues the name of the option
   */
  public <T> Arguments value(
      String name, Class<T> type, ITypeConverter<T> converter, Consumer<T> action) {
    program.addOption(
        OptionSpec.builder(name)
            .type(type)
            .arity("1")
            .converters(converter)
            .setter(new Setter<>(type, action))
            .build());
    return this;
  }

  /** Adds an option for the name of a file. */
  public Arguments path(String name, Consumer<Path> action) {
    return value(name, Path.class, Arguments::toPath, action);
  }

  /** Adds an option for a number. */
  public Arguments wholeNumber(String name, int least, int most, IntConsumer action) {
    return value(name, Integer.class, text -> toWholeNumber(text, least, most), action::accept);
  }

  /** Adds an option for any number at all. */
  public Arguments seed(String name, LongConsumer action) {
    return value(name, Long.class, Arguments::toSeed, action::accept);
  }

  /** Adds an option for numbers with commas between them. */
  public Arguments wholeNumbers(String name, int least, int most, Consumer<int[]> action) {
    return value(
        name,
        Numbers.class,
        text -> new Numbers(toWholeNumbers(text, least, most)),
        numbers -> action.accept(numbers.values()));
  }

  /**
   * Reads a command line.
   *
   * @throws UsageException if it has an option that is not here, or a value that cannot be used
   */
  public void parse(String... arguments) throws UsageException {
    CommandLine parser =
        new CommandLine(program).setExpandAtFiles(false).setOverwrittenOptionsAllowed(true);
    try {
      parser.parseArgs(arguments);
    } catch (UnmatchedArgumentException e) {
      throw new UsageException("there is no option \"" + e.getUnmatched().get(0) + "\"");
    } catch (MissingParameterException e) {
      throw new UsageException(nameOf(e.getMissing().get(0)) + " needs a value");
    } catch (ParameterException e) {
      Throwable cause = e.getCause();
      throw new UsageException(
          nameOf(e.getArgSpec()) + " " + (cause == null ? e : cause).getMessage());
    }
  }

  private static String nameOf(ArgSpec option) {
    return ((OptionSpec) option).longestName();
  }

  private static Path toPath(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("needs the name of a file, not \"" + text + "\"");
    }
  }

  private static int toWholeNumber(String text, int least, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, as a number that is out of range.
    }
    throw new TypeConversionException(
        "needs a whole number from %s to %s, not \"%s\"".formatted(least, most, text));
  }

  private static long toSeed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("needs a whole number, not \"" + text + "\"");
    }
  }

  private static int[] toWholeNumbers(String text, int least, int most) {
    String[] parts = text.split(",", -1);
    int[] numbers = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      numbers[i] = toWholeNumber(parts[i], least, most);
    }
    return numbers;
  }

  /** A single value for picocli, which takes arrays apart. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Numbers(int[] values) {}

  /**
   * Hands over the value of an option.
   *
   * @param <V> its type
   */
  private record Setter<V>(Class<V> type, Consumer<V> action) implements ISetter {

    @Override
    public <T> T set(T value) {
      if (value != null) { // picocli resets options before it reads any
        action.accept(type.cast(value));
      }
      return value;
    }
  }
}
