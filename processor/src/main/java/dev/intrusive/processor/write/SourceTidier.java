package dev.intrusive.processor.write;

import java.util.List;

/** Tidies what JavaPoet prints: empty blocks, short comments, and heads that are too long. */
final class SourceTidier {

  static final int LONGEST_LINE = 100;

  private SourceTidier() {}

  /** Tidies the text of a file. */
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
      } else if (line.length() > LONGEST_LINE && endOfName(line) > 0) {
        int end = endOfName(line);
        tidied.append(line, 0, end).append('\n');
        String rest = indentation + "    " + line.substring(end + 1);
        String parameters = lines.get(i + 1).stripLeading();
        boolean hasRoom = rest.endsWith("(") && rest.length() + parameters.length() <= LONGEST_LINE;
        tidied.append(rest).append(hasRoom ? parameters : "");
        i += hasRoom ? 1 : 0;
      } else {
        tidied.append(line);
      }
      tidied.append('\n');
    }
    return tidied.toString();
  }

  /**
   * Where the type variables of a method or a class end, or the name of a class without any; -1 in
   * other lines.
   */
  private static int endOfName(String line) {
    int start = Math.max(line.indexOf(" static <"), line.indexOf(" class "));
    int depth = 0;
    for (int i = start + 1; start >= 0 && i < line.length(); i++) {
      char c = line.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0 && (line.startsWith("> ", i) || line.startsWith(" extends ", i + 1))) {
        return i + 1;
      }
    }
    return -1;
  }

  private static boolean fitsInOneLine(List<String> lines, int start) {
    String line = lines.get(start + 1);
    return lines.get(start + 2).endsWith("*/")
        && !line.stripLeading().startsWith("* @")
        && line.length() + "/".length() + " */".length() <= LONGEST_LINE;
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
}
