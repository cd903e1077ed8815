package dev.intrusive.processor.types;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The annotations by which users declare what may be null. Generated methods repeat them, so that
 * tools that check nullness see the same of an emplace method as of its hook.
 */
final class NullnessAnnotations {

  private static final Set<String> NAMES = Set.of("Nullable", "NonNull", "NotNull", "Nonnull");

  private final Symbols symbols;
  private final TypeElement host;

  NullnessAnnotations(Symbols symbols, TypeElement host) {
    this.symbols = symbols;
    this.host = host;
  }

  /** Those of a type, or of a parameter that are not part of its type. */
  List<ClassName> of(AnnotatedConstruct construct) {
    boolean isType = construct instanceof TypeMirror;
    return construct.getAnnotationMirrors().stream()
        .filter(mirror -> mirror.getElementValues().isEmpty())
        .filter(mirror -> mirror.getAnnotationType().getKind() != TypeKind.ERROR)
        .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
        .filter(annotation -> NAMES.contains(annotation.getSimpleName().toString()))
        .filter(annotation -> symbols.canName(host, annotation))
        .filter(annotation -> isTypeUse(annotation) == isType)
        .map(ClassName::get)
        .distinct()
        .toList();
  }

  private static boolean isTypeUse(TypeElement annotation) {
    AnnotationMirror target = Mirrors.annotation(annotation, "java.lang.annotation.Target");
    return target != null
        && target.getElementValues().values().stream()
            .map(AnnotationValue::toString)
            .anyMatch(values -> values.contains("TYPE_USE"));
  }
}
