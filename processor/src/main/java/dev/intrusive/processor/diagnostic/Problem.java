package dev.intrusive.processor.diagnostic;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a host: the rule with the facts, the remedy, and the place.
 *
 * @param id what kind of problem it is
 * @param message the rule as broken here, then the remedy
 * @param place the element to show it on
 * @param annotation the annotation to show it on, or null for the element itself
 */
public record Problem(
    DiagnosticId id, String message, Element place, @Nullable AnnotationMirror annotation) {

  /** The message as the user sees it. */
  public String text() {
    return "[" + id + "] " + message;
  }

  /** Distinguishes it from all others of the same host, in whichever round they are found. */
  public String key() {
    return place + " " + text();
  }
}
