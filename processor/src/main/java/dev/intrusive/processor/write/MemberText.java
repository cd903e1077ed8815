package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The members of a class as text, of which JavaPoet sees only the names that it may import: it
 * reads and prints all that it is given twice.
 */
final class MemberText {

  private static final Pattern LINE_START = Pattern.compile("(?m)^(?=.)");

  /** What stands before the names, and after the last. */
  private final List<StringBuilder> plain = new ArrayList<>(List.of(new StringBuilder()));

  private final List<CodeBlock> names = new ArrayList<>();

  /** What comes next as it is. */
  StringBuilder plain() {
    return plain.get(plain.size() - 1);
  }

  /** Adds a name, or what has names in it. */
  void add(String format, Object argument) {
    names.add(CodeBlock.of(format + "\n", argument));
    plain.add(new StringBuilder());
  }

  /** What there is to print: each name in a line of its own. */
  CodeBlock names() {
    return CodeBlock.join(names, "");
  }

  /** The members, indented, with the names as they were printed. */
  String with(String printedNames) {
    StringBuilder text = new StringBuilder();
    List<String> printed = printedNames.lines().toList();
    for (int i = 0; i < printed.size(); i++) {
      text.append(plain.get(i)).append(printed.get(i).stripLeading());
    }
    return LINE_START.matcher(text.append(plain())).replaceAll("  ");
  }
}
