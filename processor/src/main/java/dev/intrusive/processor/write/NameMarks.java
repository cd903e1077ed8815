package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Marks in a text, which stand for names until JavaPoet has printed those, since it decides what is
 * imported. It reads and prints all that it is given twice, so the text around is kept from it.
 */
final class NameMarks {

  /** Begins and ends a mark; Java has no use for it. */
  private static final String BORDER = "`";

  private final List<CodeBlock> names = new ArrayList<>();

  /** By format and argument. */
  private final Map<List<Object>, String> marks = new HashMap<>();

  /** The mark for a type. */
  String mark(TypeName type) {
    return mark("$T", type);
  }

  /** The mark for a name, or what has names in it, as JavaPoet would print it on one line. */
  String mark(String format, Object argument) {
    return marks.computeIfAbsent(
        List.of(format, argument),
        added -> {
          names.add(CodeBlock.of(format, argument));
          return BORDER + (names.size() - 1) + BORDER;
        });
  }

  /** Declares type variables, if there are any. */
  String declare(List<TypeVariableName> variables) {
    List<String> declared = new ArrayList<>();
    for (TypeVariableName variable : variables) {
      List<String> bounds = variable.bounds().stream().map(this::mark).toList();
      String extending = bounds.isEmpty() ? "" : " extends " + String.join(" & ", bounds);
      declared.add(mark(variable) + extending);
    }
    return declared.isEmpty() ? "" : "<" + String.join(", ", declared) + ">";
  }

  /** A text for JavaPoet to print. */
  CodeBlock code(String text) {
    String[] parts = text.split(BORDER, -1);
    CodeBlock.Builder code = CodeBlock.builder().add("$L", parts[0]);
    for (int i = 1; i < parts.length; i += 2) {
      code.add(names.get(Integer.parseInt(parts[i]))).add("$L", parts[i + 1]);
    }
    return code.build();
  }

  /**
   * The names in a text for JavaPoet to print: each once, in a line of its own, in the order in
   * which the text has them.
   */
  CodeBlock namesIn(String text) {
    String[] parts = text.split(BORDER, -1);
    Set<String> marked = new LinkedHashSet<>();
    for (int i = 1; i < parts.length; i += 2) {
      marked.add(parts[i]);
    }
    return marked.stream()
        .map(mark -> names.get(Integer.parseInt(mark)))
        .collect(CodeBlock.joining("\n", "", "\n"));
  }

  /** Puts the names in a text, as they were printed, in place of their marks. */
  String replace(String text, String printedNames) {
    Iterator<String> printed = printedNames.lines().iterator();
    Map<String, String> byMark = new HashMap<>();
    String[] parts = text.split(BORDER, -1);
    for (int i = 1; i < parts.length; i += 2) {
      parts[i] = byMark.computeIfAbsent(parts[i], mark -> printed.next().stripLeading());
    }
    return String.join("", parts);
  }
}
