package dev.intrusive.processor.parse;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * A field with the annotation, as written.
 *
 * @param element the field
 * @param annotation its annotation
 * @param listNames the names in the annotation; null if the compiler could not evaluate them
 */
record AnnotatedField(
    VariableElement element, AnnotationMirror annotation, @Nullable List<String> listNames) {

  /** The annotated fields that a class declares itself, in the compiler's order. */
  static List<AnnotatedField> of(TypeElement host) {
    List<AnnotatedField> fields = new ArrayList<>();
    for (VariableElement field : ElementFilter.fieldsIn(host.getEnclosedElements())) {
      AnnotationMirror mirror = Symbols.annotation(field, Symbols.INTRUSIVE_LINK);
      if (mirror != null) {
        fields.add(new AnnotatedField(field, mirror, namesIn(mirror)));
      }
    }
    return fields;
  }

  private static @Nullable List<String> namesIn(AnnotationMirror mirror) {
    for (AnnotationValue value : mirror.getElementValues().values()) {
      return value.getValue() instanceof List<?> values ? strings(values) : strings(List.of(value));
    }
    return null;
  }

  private static @Nullable List<String> strings(List<?> values) {
    List<String> names = new ArrayList<>();
    for (Object value : values) {
      // javac gives an expression that it cannot evaluate as a string with this content.
      if (!(value instanceof AnnotationValue constant)
          || !(constant.getValue() instanceof String name)
          || name.equals("<error>")) {
        return null;
      }
      names.add(name);
    }
    return names;
  }

  /** Whether the field holds the slot of an object, by its annotations. */
  boolean isPoolSlot() {
    return Symbols.annotation(element, Symbols.POOL_SLOT) != null;
  }

  /** Whether the field is, or could only be, the slot that leads to links of indexed lists. */
  boolean isIndexed() {
    return isPoolSlot() || type().getKind() == TypeKind.INT;
  }

  TypeMirror type() {
    return element.asType();
  }

  String name() {
    return element.getSimpleName().toString();
  }
}
