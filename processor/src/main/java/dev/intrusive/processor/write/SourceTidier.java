package dev.intrusive.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lays out what JavaPoet prints as Google Java Format does. */
final class SourceTidier {

  static final int LONGEST_LINE = 100;

  private static final String CONTINUED = "    ";
  private static final Pattern EMPTY_BLOCK = Pattern.compile("\\{\n *}");
  private static final Pattern ONE_LINE_JAVADOC =
      Pattern.compile("(?m)^( *)/\\*\\*\n +\\* (?!@)(.*)\n +\\*/$");

  /** The head of a method that JavaPoet has broken. */
  private static final Pattern BROKEN_HEAD =
      Pattern.compile(
          "(?m)^( +)((?:(?:public|protected|private|static) |\\p{Lu}\\w*\\()[^;{}=\n]*"
              + "\n[^;{}=]*\\{)$");

  private static final Pattern LONG_CLASS =
      Pattern.compile("(?m)^(?=.{101})([a-z ]*class .*) (extends .*)$");
  private static final Pattern NOT_ASCII = Pattern.compile("[^\\x00-\\x7F]");

  private SourceTidier() {}

  /** Formats the text that JavaPoet made. */
  static String tidy(String text) {
    // JavaPoet writes a space before the annotation of a nested class.
    String tidied = EMPTY_BLOCK.matcher(text.replace(". @", ".@")).replaceAll("{}");
    tidied = ONE_LINE_JAVADOC.matcher(tidied).replaceAll(SourceTidier::comment);
    tidied = BROKEN_HEAD.matcher(tidied).replaceAll(SourceTidier::head);
    return LONG_CLASS.matcher(tidied).replaceAll("$1\n" + CONTINUED + "$2");
  }

  /**
   * Escapes what is not ASCII: nobody can know in which encoding the compiler writes and reads the
   * file, and all compilers have to make the same of a host.
   */
  static String toAscii(String text) {
    return NOT_ASCII
        .matcher(text)
        .replaceAll(
            found ->
                found
                    .group()
                    .chars()
                    .mapToObj(c -> "\\\\u%04x".formatted(c))
                    .collect(Collectors.joining()));
  }

  private static String comment(MatchResult found) {
    String line = found.group(1) + "/** " + found.group(2) + " */";
    return Matcher.quoteReplacement(line.length() <= LONGEST_LINE ? line : found.group());
  }

  private static String head(MatchResult found) {
    String indentation = found.group(1);
    String line = indentation + found.group(2).replaceAll("\\s+", " ").replace("( ", "(");
    int exceptions = line.indexOf(" throws ");
    if (exceptions > 0 && line.length() > LONGEST_LINE) {
      return Matcher.quoteReplacement(
          parameters(indentation, line.substring(0, exceptions))
              + "\n"
              + indentation
              + CONTINUED
              + line.substring(exceptions + 1));
    }
    int start = line.indexOf('(') + 1;
    if (!line.contains("static <") || start <= LONGEST_LINE) {
      return Matcher.quoteReplacement(parameters(indentation, line));
    }
    int variables = endOfArguments(line);
    String inner = indentation + CONTINUED;
    return Matcher.quoteReplacement(
        line.substring(0, variables)
            + "\n"
            + parameters(inner, inner + line.substring(variables + 1)));
  }

  /** Breaks the head of a method at its parameters if it is too long. */
  private static String parameters(String indentation, String line) {
    if (line.length() <= LONGEST_LINE) {
      return line;
    }
    String continued = "\n" + indentation + CONTINUED;
    int start = line.indexOf('(') + 1;
    String list = line.substring(start);
    boolean fits = continued.length() - 1 + list.length() <= LONGEST_LINE;
    return line.substring(0, start)
        + continued
        + (fits ? list : String.join("," + continued, splitAtCommas(list)));
  }

  /** The index after the first arguments in angle brackets of a line. */
  private static int endOfArguments(String line) {
    int end = line.indexOf('<');
    int depth = 0;
    do {
      char c = line.charAt(end++);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    } while (depth > 0);
    return end;
  }

  /** Splits at commas outside brackets. */
  static List<String> splitAtCommas(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add(text.substring(start, i));
        start = i + ", ".length();
      }
    }
    if (start < text.length()) {
      parts.add(text.substring(start));
    }
    return parts;
  }
}
