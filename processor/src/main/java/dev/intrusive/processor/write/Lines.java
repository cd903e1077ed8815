package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.regex.Pattern;

/** Breaks long statements as Google Java Format does, where JavaPoet would only fill lines. */
final class Lines {

  /** A space in the text of a member, at which a statement is broken that does not fit. */
  static final String SPACE = "\t";

  /** Nothing in the text of a member, where a statement is broken that does not fit. */
  static final String NOTHING = "\f";

  private static final String INDENTATION = "  ";
  private static final String CONTINUATION = INDENTATION.repeat(3);

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

  private static boolean fits(String line, CodeBlock code) {
    String text = PACKAGE.matcher(line.formatted(code)).replaceAll("");
    return text.length() <= SourceTidier.LONGEST_LINE;
  }

  /** Indents members of a class, and breaks statements that do not fit. */
  static String indented(String members) {
    StringBuilder text = new StringBuilder(members.length() + members.length() / 16);
    for (String line : members.lines().toList()) {
      if (!line.isEmpty()) {
        text.append(INDENTATION).append(broken(line));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String broken(String line) {
    if (line.indexOf(SPACE) < 0 && line.indexOf(NOTHING) < 0) {
      return line;
    }
    String whole = line.replace(SPACE, " ").replace(NOTHING, "");
    if (INDENTATION.length() + whole.length() <= SourceTidier.LONGEST_LINE) {
      return whole;
    }
    String indentation = line.substring(0, line.length() - line.stripLeading().length());
    String continued = "\n" + indentation + CONTINUATION;
    return line.replace(SPACE, continued).replace(NOTHING, continued);
  }
}
