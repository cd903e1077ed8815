package dev.intrusive.processor.diagnostic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import org.jspecify.annotations.Nullable;

/** Collects all problems of one host, so that the user sees them at once. */
public final class Problems {

  private static final Set<DiagnosticId> PREVENTING_STUBS =
      Set.of(
          DiagnosticId.HostKind,
          DiagnosticId.HostInner,
          DiagnosticId.HostPrivate,
          DiagnosticId.GeneratedNameClash,
          DiagnosticId.GeneratedNameTaken);

  private final Set<Problem> problems = new LinkedHashSet<>();

  /** Adds a problem that is shown on an element. */
  public void add(DiagnosticId id, Element place, String message) {
    add(id, place, null, message);
  }

  /** Adds a problem that is shown on an annotation of an element. */
  public void add(
      DiagnosticId id, Element place, @Nullable AnnotationMirror annotation, String message) {
    Problem problem = new Problem(id, message, place, annotation);
    if (!isSuppressed(id, place) && !problems.contains(problem)) {
      problems.add(problem);
    }
  }

  /** Whether anything stands in the way of generating code. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(problem -> problem.id().isError());
  }

  /** Whether anything was found, be it a warning. */
  public boolean isEmpty() {
    return problems.isEmpty();
  }

  /** Whether something of the kind was found. */
  public boolean has(DiagnosticId id) {
    return problems.stream().anyMatch(problem -> problem.id() == id);
  }

  /** Whether stubs, which name no key, can name the host and have names of their own. */
  public boolean allowStubs() {
    return PREVENTING_STUBS.stream().noneMatch(this::has)
        && problems.stream().noneMatch(Problems::isUnreachableType);
  }

  private static boolean isUnreachableType(Problem problem) {
    return problem.id() == DiagnosticId.HostUnreachableType
        && (problem.place() instanceof TypeElement
            || problem.place() instanceof TypeParameterElement);
  }

  /** Prints everything that was collected and passes a filter. */
  public void report(Messager messager, Predicate<Problem> filter) {
    for (Problem problem : problems) {
      if (!filter.test(problem)) {
        continue;
      }
      if (problem.annotation() == null) {
        messager.printMessage(problem.id().kind(), problem.text(), problem.place());
      } else {
        messager.printMessage(
            problem.id().kind(), problem.text(), problem.place(), problem.annotation());
      }
    }
  }

  private static boolean isSuppressed(DiagnosticId id, Element place) {
    if (id.isError()) {
      return false;
    }
    for (Element e = place; e != null; e = e.getEnclosingElement()) {
      for (AnnotationMirror mirror : e.getAnnotationMirrors()) {
        if (isSuppressWarnings(mirror) && names(mirror, id.name())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isSuppressWarnings(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals("java.lang.SuppressWarnings");
  }

  /** Whether an annotation has a string among its values, however broken the others are. */
  private static boolean names(AnnotationMirror mirror, String text) {
    return mirror.getElementValues().values().stream()
        .flatMap(
            value ->
                value.getValue() instanceof List<?> several ? several.stream() : Stream.of(value))
        .anyMatch(
            value -> value instanceof AnnotationValue constant && text.equals(constant.getValue()));
  }
}
