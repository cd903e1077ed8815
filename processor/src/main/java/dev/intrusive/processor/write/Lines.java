package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.regex.Pattern;

/** Breaks long statements as Google Java Format does, where JavaPoet would only fill lines. */
final class Lines {

  /** The package before a class, which an import makes superfluous. */
  private static final Pattern PACKAGE =
      Pattern.compile("\\b(?:\\p{javaJavaIdentifierPart}+\\.)+(?=\\p{Lu})");

  private Lines() {}

  /** Joins the arguments of a call that stands alone in the body of a method. */
  static CodeBlock arguments(String method, List<CodeBlock> arguments) {
    CodeBlock joined = CodeBlock.join(arguments, ", ");
    if (fits("    " + method + "(%s);", joined)) {
      return joined;
    }
    String separator = fits("        %s);", joined) ? ", " : ",\n";
    return CodeBlock.of("\n$L", CodeBlock.join(arguments, separator));
  }

  /**
   * Joins the parts of an expression that a method returns.
   *
   * @param parts the parts
   * @param separator what is between them if they fit on a line
   * @param breaking what is between them otherwise
   */
  static CodeBlock result(List<CodeBlock> parts, String separator, String breaking) {
    CodeBlock joined = CodeBlock.join(parts, separator);
    return fits("    return %s;", joined) ? joined : CodeBlock.join(parts, breaking);
  }

  private static boolean fits(String line, CodeBlock code) {
    String text = PACKAGE.matcher(line.formatted(code)).replaceAll("");
    return text.length() <= SourceTidier.LONGEST_LINE;
  }
}
