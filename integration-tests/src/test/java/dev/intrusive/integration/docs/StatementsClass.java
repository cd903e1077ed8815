package dev.intrusive.integration.docs;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Statements of the documentation, wrapped in a class with a main method. */
final class StatementsClass {

  private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.* ]+;\n?");

  private final String name;
  private final Set<String> imports =
      new TreeSet<>(Set.of("import dev.intrusive.*;", "import java.util.*;"));
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
