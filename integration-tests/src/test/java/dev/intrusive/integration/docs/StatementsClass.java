package dev.intrusive.integration.docs;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Statements of the documentation, wrapped in a class with a main method. It imports what they
 * show, and nothing else.
 */
final class StatementsClass {

  private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.* ]+;\n?");

  private static final Pattern PRINTING =
      Pattern.compile("(?m)^ *System\\.out\\.println\\(.*\\);(?: // (.*))?$");

  private final String name;
  private final Set<String> imports = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  StatementsClass(String name) {
    this.name = name;
  }

  /** The simple name of the class. */
  String name() {
    return name;
  }

  /** Adds statements, in which the variables of earlier ones can be used, and their imports. */
  void add(String text) {
    Matcher matcher = IMPORT.matcher(text);
    while (matcher.find()) {
      imports.add(matcher.group().strip());
    }
    body.append(matcher.replaceAll(""));
  }

  /**
   * What the statements print, as the comments after them show it; empty if there are none.
   *
   * @throws DocumentationException if only some statements that print show what
   */
  Optional<String> shownOutput(String place) throws DocumentationException {
    StringBuilder shown = new StringBuilder();
    int printing = 0;
    int showing = 0;
    Matcher matcher = PRINTING.matcher(body);
    while (matcher.find()) {
      printing++;
      if (matcher.group(1) != null) {
        showing++;
        shown.append(matcher.group(1)).append('\n');
      }
    }
    if (showing > 0 && showing < printing) {
      throw new DocumentationException(
          place, "of " + printing + " statements that print, only " + showing + " show what");
    }
    return showing == 0 ? Optional.empty() : Optional.of(shown.toString());
  }

  /** The text of the class. */
  String source(String packageName) {
    return (packageName.isEmpty() ? "" : "package " + packageName + ";\n")
        + String.join("\n", imports)
        + "\nfinal class "
        + name
        + " {\n  private "
        + name
        + "() {}\n  public static void main(String[] args) throws Exception {\n"
        + body
        + "  }\n}\n";
  }
}
