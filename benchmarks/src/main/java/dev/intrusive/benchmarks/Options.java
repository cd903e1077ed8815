package dev.intrusive.benchmarks;

import dev.intrusive.benchmarks.run.Addition;
import dev.intrusive.benchmarks.run.Collector;
import dev.intrusive.benchmarks.run.Effort;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * What the user asks for on the command line.
 *
 * @param only which benchmarks: found in their names
 * @param parameters the values that parameters are limited to
 * @param effort how long to measure
 * @param collectors the garbage collectors to measure with
 * @param out the file for the results
 * @param addition what becomes of the results that the file has
 * @param memory whether to measure memory instead of time
 * @param report the runs to make instead, if any
 * @param before a file with the class path of earlier code to compare with, if any
 * @param list whether to print what would be measured
 * @param help whether to explain the options
 */
record Options(
    Pattern only,
    SortedMap<String, List<String>> parameters,
    Effort effort,
    List<Collector> collectors,
    Path out,
    Addition addition,
    boolean memory,
    Optional<Suite> report,
    Optional<Path> before,
    boolean list,
    boolean help) {

  /** Alone on the command line: check instead that generated lists have not become slow. */
  static final String GUARD = "--guard";

  static final String HELP =
      """
      Runs benchmarks and writes their results to one file.

        --only PATTERN      the benchmarks in whose names the regular expression is found,
                            as lists.GeneratedNode.moveToLast (default all)
        --param NAME=VALUES limits a parameter to values, separated by commas
        --quick             a first impression (default)
        --full              figures to be published: five forks of each, longer iterations
        --forks NUMBER      how many forks of each (default 3, with --full 5)
        --iterations NUMBER how many to measure in each fork if other programs use the machine; as
                            many as usual count, those in which they used the core least
        --gc NAMES          garbage collectors, separated by commas, of g1, parallel, serial, zgc
                            (default g1), and two settings of G1: g1-deferred, which leaves more
                            work to its pauses, and g1-wide, which has regions of 32 MB
        --out FILE          the file for the results (default target/results.json)
        --add               keep what the file has, for runs that are made in parts on one machine
                            with one JDK; what is measured again replaces what was there
        --more              like --add, but what is measured again adds its forks
        --memory            write how many bytes lists and compilations take instead
        --report KIND       make the runs of the performance report instead, short (minutes) or
                            full (hours), and the report; --out is their folder then (default
                            target/report)
        --before FILE       compare with earlier code, whose class path is in the file, and fail if
                            anything has become slower
        --guard             alone: compare generated lists with hand-written baselines in a short
                            run, and fail if they are much slower
        --list              print what would be measured
        --help              print this text

      Each benchmark is measured in several forks, JVMs of its own. All first forks run before all
      second ones, so that what is compared is measured at about the same time.
      """;

  private static final Options DEFAULTS =
      new Options(
          Pattern.compile(""),
          Collections.emptySortedMap(),
          Effort.QUICK,
          List.of(Collector.G1),
          Path.of("target", "results.json"),
          Addition.NONE,
          false,
          Optional.empty(),
          Optional.empty(),
          false,
          false);

  static Options parse(String... arguments) throws UsageException {
    Options options = DEFAULTS;
    Iterator<String> rest = Arrays.asList(arguments).iterator();
    while (rest.hasNext()) {
      options = options.with(rest.next(), rest);
    }
    return options;
  }

  private Options with(String option, Iterator<String> rest) throws UsageException {
    return switch (option) {
      case "--only" -> copy(pattern(option, rest), parameters, effort, collectors, out);
      case "--param" -> copy(only, withParameter(option, rest), effort, collectors, out);
      case "--quick" -> copy(only, parameters, Effort.QUICK, collectors, out);
      case "--full" -> copy(only, parameters, Effort.FULL, collectors, out);
      case "--forks" ->
          copy(only, parameters, effort.withForks(number(option, rest)), collectors, out);
      case "--iterations" ->
          copy(only, parameters, effort.withMeasured(number(option, rest)), collectors, out);
      case "--gc" -> copy(only, parameters, effort, collectors(option, rest), out);
      case "--out" -> copy(only, parameters, effort, collectors, path(option, rest));
      case "--add" -> kind(Addition.OF_RESULTS, memory, report, before);
      case "--more" -> kind(Addition.OF_FORKS, memory, report, before);
      case "--memory" -> kind(addition, true, report, before);
      case "--report" -> kind(addition, memory, suite(option, rest), before);
      case "--before" -> kind(addition, memory, report, Optional.of(path(option, rest)));
      case "--list" -> answer(true, help);
      case "--help" -> answer(list, true);
      default -> throw new UsageException("there is no option \"" + option + "\"");
    };
  }

  private Options copy(
      Pattern only,
      SortedMap<String, List<String>> parameters,
      Effort effort,
      List<Collector> collectors,
      Path out) {
    return new Options(
        only, parameters, effort, collectors, out, addition, memory, report, before, list, help);
  }

  private Options kind(
      Addition addition, boolean memory, Optional<Suite> report, Optional<Path> before) {
    return new Options(
        only, parameters, effort, collectors, out, addition, memory, report, before, list, help);
  }

  private Options answer(boolean list, boolean help) {
    return new Options(
        only, parameters, effort, collectors, out, addition, memory, report, before, list, help);
  }

  private static Optional<Suite> suite(String option, Iterator<String> rest) throws UsageException {
    String value = value(option, rest);
    for (Suite suite : Suite.values()) {
      if (suite.name().equalsIgnoreCase(value)) {
        return Optional.of(suite);
      }
    }
    throw new UsageException(option + " needs short or full, not \"" + value + "\"");
  }

  private static Pattern pattern(String option, Iterator<String> rest) throws UsageException {
    String value = value(option, rest);
    try {
      return Pattern.compile(value);
    } catch (PatternSyntaxException e) {
      throw new UsageException(option + " needs a regular expression, not \"" + value + "\"");
    }
  }

  private SortedMap<String, List<String>> withParameter(String option, Iterator<String> rest)
      throws UsageException {
    String value = value(option, rest);
    int equals = value.indexOf('=');
    if (equals <= 0 || equals == value.length() - 1) {
      throw new UsageException(option + " needs NAME=VALUES, not \"" + value + "\"");
    }
    SortedMap<String, List<String>> extended = new TreeMap<>(parameters);
    extended.put(value.substring(0, equals), List.of(value.substring(equals + 1).split(",")));
    return extended;
  }

  private static List<Collector> collectors(String option, Iterator<String> rest)
      throws UsageException {
    Map<String, Collector> known = Collector.byName();
    List<Collector> collectors = new ArrayList<>();
    for (String name : value(option, rest).split(",", -1)) {
      Collector collector = known.get(name.toLowerCase(Locale.ROOT));
      if (collector == null) {
        throw new UsageException(
            option
                + " needs some of "
                + String.join(",", known.keySet())
                + ", not \""
                + name
                + "\"");
      }
      collectors.add(collector);
    }
    return List.copyOf(collectors);
  }

  private static int number(String option, Iterator<String> rest) throws UsageException {
    String value = value(option, rest);
    if (!value.matches("[1-9][0-9]{0,2}")) {
      throw new UsageException(option + " needs a number from 1 to 999, not \"" + value + "\"");
    }
    return Integer.parseInt(value);
  }

  private static Path path(String option, Iterator<String> rest) throws UsageException {
    String value = value(option, rest);
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new UsageException(option + " needs the name of a file, not \"" + value + "\"");
    }
  }

  private static String value(String option, Iterator<String> rest) throws UsageException {
    if (!rest.hasNext()) {
      throw new UsageException(option + " needs a value");
    }
    return rest.next();
  }
}
