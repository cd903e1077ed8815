package dev.intrusive.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lays out what JavaPoet prints as Google Java Format does. */
final class SourceTidier {

  static final int LONGEST_LINE = 100;

  private static final String CONTINUED = "    ";

  private SourceTidier() {}

  /** Formats the text that JavaPoet made. */
  static String tidy(String text) {
    StringBuilder tidied = new StringBuilder(text.length());
    // JavaPoet writes a space before the annotation of a nested class.
    List<String> lines = text.replace(". @", ".@").lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      String start = line.stripLeading();
      String indentation = line.substring(0, line.length() - start.length());
      if (start.endsWith("{") && lines.get(i + 1).strip().equals("}")) {
        tidied.append(line).append(lines.get(++i).strip());
      } else if (start.equals("/**") && fitsInOneLine(lines, i)) {
        String comment = lines.get(i + 1).stripLeading().substring("* ".length());
        tidied.append(indentation).append("/** ").append(comment).append(" */");
        i += 2;
      } else if (isBrokenHead(start)) {
        StringBuilder head = new StringBuilder(start);
        while (!lines.get(i).endsWith("{")) {
          head.append(head.charAt(head.length() - 1) == '(' ? "" : " ");
          head.append(lines.get(++i).stripLeading());
        }
        tidied.append(head(indentation, indentation + head));
      } else if (line.length() > LONGEST_LINE && isClassHead(line)) {
        int base = line.lastIndexOf(" extends ");
        tidied
            .append(line, 0, base)
            .append('\n')
            .append(CONTINUED)
            .append(line.substring(base + 1));
      } else {
        tidied.append(line);
      }
      tidied.append('\n');
    }
    return tidied.toString();
  }

  private static boolean isClassHead(String line) {
    int name = line.indexOf(" class ");
    return name > 0 && line.indexOf(" extends ", name) > 0;
  }

  private static boolean fitsInOneLine(List<String> lines, int start) {
    String line = lines.get(start + 1);
    return lines.get(start + 2).endsWith("*/")
        && !line.stripLeading().startsWith("* @")
        && line.length() + "/".length() + " */".length() <= LONGEST_LINE;
  }

  /** Whether a line begins a method that JavaPoet has broken. */
  private static boolean isBrokenHead(String line) {
    int parameters = line.indexOf('(');
    return parameters > 0
        && !line.endsWith(";")
        && !line.endsWith("{")
        && (Stream.of("public ", "protected ", "private ", "static ").anyMatch(line::startsWith)
            || (Character.isUpperCase(line.charAt(0))
                && line.chars().limit(parameters).allMatch(Character::isJavaIdentifierPart)));
  }

  /**
   * Escapes what is not ASCII: nobody can know in which encoding the compiler writes and reads the
   * file, and all compilers have to make the same of a host.
   */
  static String toAscii(String text) {
    if (text.chars().allMatch(c -> c < 0x80)) {
      return text;
    }
    StringBuilder ascii = new StringBuilder();
    text.chars()
        .mapToObj(c -> c < 0x80 ? String.valueOf((char) c) : "\\u%04x".formatted(c))
        .forEach(ascii::append);
    return ascii.toString();
  }

  private static String head(String indentation, String line) {
    int exceptions = line.indexOf(" throws ");
    if (exceptions > 0 && line.length() > LONGEST_LINE) {
      return parameters(indentation, line.substring(0, exceptions))
          + "\n"
          + indentation
          + CONTINUED
          + line.substring(exceptions + 1);
    }
    int start = line.indexOf('(') + 1;
    if (!line.contains("static <") || start <= LONGEST_LINE) {
      return parameters(indentation, line);
    }
    int variables = endOfArguments(line);
    String inner = indentation + CONTINUED;
    return line.substring(0, variables)
        + "\n"
        + parameters(inner, inner + line.substring(variables + 1));
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
