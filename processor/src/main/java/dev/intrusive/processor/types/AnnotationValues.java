package dev.intrusive.processor.types;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads what is written in annotations, if there are any, however broken it is. */
public final class AnnotationValues {

  private static final String UNKNOWN = "<error>";

  private AnnotationValues() {}

  /**
   * The strings of an element of an annotation.
   *
   * @return the strings; null if the element is not written, or the compiler could not evaluate it
   */
  public static @Nullable List<String> strings(@Nullable AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    if (value == null) {
      return null;
    }
    List<String> strings = new ArrayList<>();
    for (Object each : several(value)) {
      if (!(each instanceof AnnotationValue constant)
          || !(constant.getValue() instanceof String string)
          || isUnknown(constant)) {
        return null;
      }
      strings.add(string);
    }
    return strings;
  }

  /** Whether a string is one of those of an element, whatever the others are. */
  public static boolean contains(@Nullable AnnotationMirror mirror, String element, String string) {
    AnnotationValue value = written(mirror, element);
    return value != null
        && several(value).stream()
            .anyMatch(
                each ->
                    each instanceof AnnotationValue constant && string.equals(constant.getValue()));
  }

  private static List<?> several(AnnotationValue value) {
    return value.getValue() instanceof List<?> values ? values : List.of(value);
  }

  /** Whether a compiler could not evaluate an expression: it gives a string with this content. */
  private static boolean isUnknown(AnnotationValue value) {
    return UNKNOWN.equals(value.getValue());
  }

  /** The name of the enum constant of an element, or null if none is written. */
  public static @Nullable String constant(@Nullable AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    return value != null && value.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : null;
  }

  /** The enum constant, class or boolean of an element as it is written, or null if none is. */
  public static @Nullable String text(AnnotationMirror mirror, String element) {
    TypeMirror type = type(mirror, element);
    if (type != null) {
      return TypeText.of(type);
    }
    AnnotationValue value = written(mirror, element);
    return value != null && value.getValue() instanceof Boolean truth
        ? truth.toString()
        : constant(mirror, element);
  }

  /** Whether an element is written as true. */
  public static boolean isTrue(@Nullable AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    return value != null && Boolean.TRUE.equals(value.getValue());
  }

  /** The class of an element; null if none is written, or the compiler does not know it. */
  public static @Nullable TypeMirror type(AnnotationMirror mirror, String element) {
    AnnotationValue value = written(mirror, element);
    return value != null && value.getValue() instanceof TypeMirror type ? type : null;
  }

  /** Whether an element is written. */
  public static boolean isWritten(AnnotationMirror mirror, String element) {
    return written(mirror, element) != null;
  }

  private static @Nullable AnnotationValue written(
      @Nullable AnnotationMirror mirror, String element) {
    if (mirror == null) {
      return null;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(element)) {
        return entry.getValue();
      }
    }
    return null;
  }
}
