package dev.intrusive.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks lines and sets spaces as Google Java Format does, where JavaPoet does otherwise. */
final class SourceTidier {

  static final int LONGEST_LINE = 100;

  private static final String BLOCK_START = "{\n";
  private static final Pattern ANNOTATED_MEMBER_TYPE = Pattern.compile(" (?<=\\w\\. )(?=@\\w)");
  private static final Pattern SIGNATURE =
      Pattern.compile(
          "(?m)( +)((?:(?:public|protected|private|static) |\\p{Lu}\\w*\\()[^;{}=]*\\)"
              + "(?:\\s+throws\\s[^;{}=]*)? \\{)$");
  private static final Pattern ONE_LINE_JAVADOC =
      Pattern.compile("(?m)( *)/\\*\\*\n +\\* (?!@)([^\n]*)\n +\\*/$");

  /** A statement with a cast, an assignment or a conjunction, where it can be broken. */
  private static final Pattern BREAKABLE =
      Pattern.compile(
          "(?<start>(?<indentation> +)(?:return \\([^()]+\\)|[^=()]+ =|.+(?= && ))) (?<end>.+)");

  private SourceTidier() {}

  /** Formats the text that JavaPoet made. */
  static String tidy(String text) {
    boolean hasMemberTypes = text.contains(". @");
    String types = hasMemberTypes ? ANNOTATED_MEMBER_TYPE.matcher(text).replaceAll("") : text;
    return signaturesAndComments(emptyBlocks(types));
  }

  /** Joins the braces of empty blocks. */
  private static String emptyBlocks(String text) {
    StringBuilder joined = new StringBuilder(text.length());
    int from = 0;
    for (int open = text.indexOf(BLOCK_START);
        open >= 0;
        open = text.indexOf(BLOCK_START, open + 1)) {
      int indented = open + BLOCK_START.length();
      int close = endOfSpaces(text, indented);
      if (close > indented && text.charAt(close) == '}') {
        joined.append(text, from, open + 1);
        from = close;
      }
    }
    return joined.append(text, from, text.length()).toString();
  }

  /**
   * Lays out signatures, comments that fit on one line, and other lines that do not fit. They begin
   * at the start of a line, and few lines look so: to try the patterns at each character would take
   * long.
   */
  private static String signaturesAndComments(String text) {
    StringBuilder tidied = new StringBuilder(text.length());
    Matcher signature = SIGNATURE.matcher(text);
    Matcher comment = ONE_LINE_JAVADOC.matcher(text);
    int line = 0;
    while (line < text.length()) {
      int start = endOfSpaces(text, line);
      int end = text.indexOf('\n', line);
      if (text.startsWith("/**", start) && comment.region(line, text.length()).lookingAt()) {
        tidied.append(comment(comment.group(), comment.group(1), comment.group(2)));
        end = comment.end();
      } else if ((text.startsWith("p", start)
              || text.startsWith("static ", start)
              || Character.isUpperCase(text.charAt(start)))
          && mayChange(text, line, end)
          && signature.region(line, text.length()).lookingAt()) {
        tidied.append(signature(signature.group(1), signature.group(2)));
        end = signature.end();
      } else if (end - line > LONGEST_LINE) {
        tidied.append(breakStatement(breakClassDeclaration(text.substring(line, end))));
      } else {
        tidied.append(text, line, end);
      }
      tidied.append('\n');
      line = end + 1;
    }
    return tidied.toString();
  }

  /** Whether a line is no declaration of a field, and no signature that fits. */
  private static boolean mayChange(String text, int line, int end) {
    char last = text.charAt(end - 1);
    return last != ';' && (last != '{' || end - line > LONGEST_LINE);
  }

  private static int endOfSpaces(String text, int start) {
    int end = start;
    while (text.charAt(end) == ' ') {
      end++;
    }
    return end;
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
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        ascii.append(c);
      } else {
        ascii.append("\\u%04x".formatted((int) c));
      }
    }
    return ascii.toString();
  }

  /** Breaks the text of a comment into lines that fit. */
  static String fill(String text, int indentation) {
    return fill(text, indentation, "");
  }

  /** Breaks the text of a tag into lines that fit, with something before each but the first. */
  static String fill(String text, int indentation, String continued) {
    int width = LONGEST_LINE - indentation - " * ".length();
    StringBuilder filled = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > width) {
        filled.append('\n').append(continued);
        column = continued.length();
      } else if (column > 0) {
        filled.append(' ');
        column++;
      }
      filled.append(word);
      column += word.length();
    }
    return filled.append('\n').toString();
  }

  private static String comment(String asIs, String indentation, String text) {
    String line = indentation + "/** " + text + " */";
    return line.length() <= LONGEST_LINE ? line : asIs;
  }

  private static String signature(String indentation, String text) {
    String line = indentation + text.replaceAll("\\s+", " ").replace("( ", "(");
    if (line.length() <= LONGEST_LINE) {
      return line;
    }
    String continued = "\n" + indentation + "    ";
    int exceptions = line.indexOf(" throws ");
    if (exceptions > 0) {
      return parameters(indentation, line.substring(0, exceptions))
          + continued
          + line.substring(exceptions + 1);
    }
    if (!line.contains("static <")) {
      return parameters(indentation, line);
    }
    int parameters = line.indexOf('(') + 1;
    if (parameters <= LONGEST_LINE) {
      return parameters(indentation, line);
    }
    int typeParameters = endOfArguments(line);
    String inner = indentation + "    ";
    return line.substring(0, typeParameters)
        + "\n"
        + parameters(inner, inner + line.substring(typeParameters + 1));
  }

  /** Breaks a signature at its parameters if it is too long. */
  private static String parameters(String indentation, String line) {
    if (line.length() <= LONGEST_LINE) {
      return line;
    }
    String continued = "\n" + indentation + "    ";
    int start = line.indexOf('(') + 1;
    String list = line.substring(start);
    boolean fits = indentation.length() + "    ".length() + list.length() <= LONGEST_LINE;
    return line.substring(0, start)
        + continued
        + (fits ? list : String.join(continued, splitAtCommas(list)));
  }

  /** Splits at commas outside brackets, and leaves them at the ends of the parts. */
  private static List<String> splitAtCommas(String list) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add(list.substring(start, i + 1).trim());
        start = i + 1;
      }
    }
    parts.add(list.substring(start).trim());
    return parts;
  }

  /** Breaks the declaration of a class that is too long. */
  private static String breakClassDeclaration(String line) {
    if (!line.contains(" class ") || line.indexOf('<') < 0) {
      return line;
    }
    int extendsClause = line.indexOf(" extends ", endOfArguments(line) - 1);
    return extendsClause < 0
        ? line
        : line.substring(0, extendsClause) + "\n    " + line.substring(extendsClause + 1);
  }

  /** Breaks a statement that is too long. */
  private static String breakStatement(String line) {
    Matcher statement = BREAKABLE.matcher(line);
    return statement.matches()
        ? statement.group("start")
            + "\n"
            + statement.group("indentation")
            + "    "
            + statement.group("end")
        : line;
  }

  /** The index after the first bracketed arguments of a line. */
  private static int endOfArguments(String line) {
    int end = line.indexOf('<');
    int depth = 0;
    do {
      char c = line.charAt(end++);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    } while (depth > 0);
    return end;
  }
}
