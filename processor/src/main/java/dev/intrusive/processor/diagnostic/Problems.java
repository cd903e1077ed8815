package dev.intrusive.processor.diagnostic;

import dev.intrusive.processor.types.AnnotationValues;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.TypeText;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Collects all problems of one host, so that the user sees them at once. */
public final class Problems {

  private static final Set<Rule> PREVENTING_STUBS =
      Set.of(
          Rule.HostKind,
          Rule.ValueClassAsHost,
          Rule.HostInner,
          Rule.HostPrivate,
          Rule.GeneratedNameClash,
          Rule.HostInTwoModules,
          Rule.GeneratedNameTaken,
          Rule.GeneratedClassLeft,
          Rule.HostUnreachableType);

  private final Set<Problem> problems = new LinkedHashSet<>();

  private record Problem(
      Rule rule, String text, Element place, @Nullable AnnotationMirror annotation) {
    boolean isOf(Rule other) {
      return rule.id().equals(other.id());
    }

    void print(Messager messager) {
      if (annotation == null) {
        messager.printMessage(rule.kind(), text, place);
      } else {
        messager.printMessage(rule.kind(), text, place, annotation);
      }
    }
  }

  /**
   * Adds a problem that is shown on an element.
   *
   * @param rule what is broken
   * @param place the element
   * @param facts what the message is about; of an element it has the name
   */
  public void add(Rule rule, Element place, Object... facts) {
    add(rule, place, null, facts);
  }

  /** Adds a problem that is shown on an annotation of an element. */
  public void addOnAnnotation(
      Rule rule, Element place, AnnotationMirror annotation, Object... facts) {
    add(rule, place, annotation, facts);
  }

  private void add(
      Rule rule, Element place, @Nullable AnnotationMirror annotation, Object[] facts) {
    if (rule.isError() || !isSuppressed(rule, place)) {
      Object[] shown = Stream.of(facts).map(Problems::shown).toArray();
      String text = "[%s] %s".formatted(rule.id(), rule.message(shown));
      problems.add(new Problem(rule, text, place, annotation));
    }
  }

  private static Object shown(Object fact) {
    if (fact instanceof Element element) {
      return element.getSimpleName();
    }
    return fact instanceof TypeMirror type ? TypeText.of(type) : fact;
  }

  /** Whether anything stands in the way of generating code. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(problem -> problem.rule().isError());
  }

  /** Whether anything was found, be it a warning. */
  public boolean isEmpty() {
    return problems.isEmpty();
  }

  /** Whether a rule, or one with the same id, is broken. */
  public boolean has(Rule rule) {
    return problems.stream().anyMatch(problem -> problem.isOf(rule));
  }

  /** Whether stubs, which name no key, can name the host and have names of their own. */
  public boolean allowStubs() {
    return problems.stream().map(Problem::rule).noneMatch(PREVENTING_STUBS::contains);
  }

  /** Prints everything that was collected and whose place and text pass a filter. */
  public void report(Messager messager, Predicate<String> filter) {
    for (Problem problem : problems) {
      if (filter.test(problem.place() + " " + problem.text())) {
        problem.print(messager);
      }
    }
  }

  private static boolean isSuppressed(Rule rule, Element place) {
    for (Element e = place; e != null; e = e.getEnclosingElement()) {
      AnnotationMirror mirror = Mirrors.annotation(e, "java.lang.SuppressWarnings");
      if (AnnotationValues.contains(mirror, "value", rule.id())) {
        return true;
      }
    }
    return false;
  }
}
