package dev.intrusive.processor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source file of a test.
 *
 * @param className the qualified name of its main class
 * @param text its text
 */
record SourceFile(String className, String text) {

  private static final Pattern PACKAGE = Pattern.compile("(?mU)^\\s*package\\s+([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?mU)^[\\w\\s@]*?\\b(?:class|interface|enum|record)\\s+(\\w+)");

  /** Takes the name from the package declaration and the first class in the text. */
  static SourceFile of(String text) {
    Matcher type = TYPE.matcher(text);
    if (!type.find()) {
      throw new IllegalArgumentException("no class in " + text);
    }
    Matcher packageName = PACKAGE.matcher(text);
    String prefix = packageName.find() ? packageName.group(1) + "." : "";
    return new SourceFile(prefix + type.group(1), text);
  }

  String simpleName() {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  /** The path of the file below a source folder. */
  String path() {
    return className.replace('.', '/') + ".java";
  }
}
