package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The members of a class as text, of which JavaPoet sees only the names that it may import: it
 * reads and prints all that it is given twice.
 */
final class MemberText {

  /** What stands before the names, and after the last. */
  private final List<StringBuilder> plain = new ArrayList<>(List.of(new StringBuilder()));

  private final List<CodeBlock> names = new ArrayList<>();

  /** Which of the names follows each piece of text but the last. */
  private final List<Integer> order = new ArrayList<>();

  /** The place of each name, by format and argument. */
  private final Map<List<Object>, Integer> places = new HashMap<>();

  /** What comes next as it is. */
  StringBuilder plain() {
    return plain.get(plain.size() - 1);
  }

  /** Adds a name, or what has names in it. */
  void add(String format, Object argument) {
    int place =
        places.computeIfAbsent(
            List.of(format, argument),
            added -> {
              names.add(CodeBlock.of(format + "\n", argument));
              return names.size() - 1;
            });
    order.add(place);
    plain.add(new StringBuilder());
  }

  /** What there is to print: each name once, in a line of its own. */
  CodeBlock names() {
    return CodeBlock.join(names, "");
  }

  /** The members, indented, with the names as they were printed. */
  String with(String printedNames) {
    StringBuilder text = new StringBuilder();
    List<String> printed = printedNames.lines().map(String::stripLeading).toList();
    for (int i = 0; i < order.size(); i++) {
      text.append(plain.get(i)).append(printed.get(order.get(i)));
    }
    return text.append(plain())
        .toString()
        .lines()
        .map(line -> line.isEmpty() ? line : "  " + line)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
