package dev.intrusive.processor.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Reads what is written in annotations, however broken it is. */
final class AnnotationValues {

  private AnnotationValues() {}

  /**
   * The strings of an element.
   *
   * @return the strings; null if the element is not written, or the compiler could not evaluate it
   */
  static @Nullable List<String> strings(AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    if (value == null) {
      return null;
    }
    List<?> values = value.getValue() instanceof List<?> several ? several : List.of(value);
    List<String> strings = new ArrayList<>();
    for (Object each : values) {
      // javac gives an expression that it cannot evaluate as a string with this content.
      if (!(each instanceof AnnotationValue constant)
          || !(constant.getValue() instanceof String string)
          || string.equals("<error>")) {
        return null;
      }
      strings.add(string);
    }
    return strings;
  }

  /** The name of the enum constant of an element, or null if none is written. */
  static @Nullable String constant(AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    return value != null && value.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : null;
  }

  private static @Nullable AnnotationValue written(AnnotationMirror mirror, String element) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(element)) {
        return entry.getValue();
      }
    }
    return null;
  }
}
