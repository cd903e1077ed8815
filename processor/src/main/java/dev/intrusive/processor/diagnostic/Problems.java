package dev.intrusive.processor.diagnostic;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Collects all problems of one host, so that the user sees them at once. */
public final class Problems {

  private final Set<Problem> problems = new LinkedHashSet<>();

  /** Adds a problem that is shown on an element. */
  public void add(DiagnosticId id, Element place, String message) {
    add(id, place, null, message);
  }

  /** Adds a problem that is shown on an annotation of an element. */
  public void add(
      DiagnosticId id, Element place, @Nullable AnnotationMirror annotation, String message) {
    if (!isSuppressed(id, place)) {
      problems.add(new Problem(id, message, place, annotation));
    }
  }

  /** Whether anything stands in the way of generating code. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(problem -> problem.id().isError());
  }

  /** Whether something of the kind was found. */
  public boolean has(DiagnosticId id) {
    return problems.stream().anyMatch(problem -> problem.id() == id);
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
      SuppressWarnings suppressed = e.getAnnotation(SuppressWarnings.class);
      if (suppressed != null && Set.of(suppressed.value()).contains(id.name())) {
        return true;
      }
    }
    return false;
  }
}
