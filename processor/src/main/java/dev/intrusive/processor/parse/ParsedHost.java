package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostModel;
import javax.lang.model.element.TypeElement;

/**
 * What came of looking at a host. What is not known yet, because a type is unresolved, a later
 * round may know.
 *
 * @param element the host
 * @param model what to generate; if there are errors, substitutes that need nothing of the host but
 *     its name
 * @param problems what is wrong
 * @param fieldsAreKnown whether all annotated fields could be checked; if not, what cannot be right
 *     otherwise is taken for right
 * @param basesAreKnown whether all superclasses are known, which the accessors name
 * @param boundsAreKnown whether all bounds are known, which every generated class names
 * @param poolIsKnown whether all is known that the pool names
 */
public record ParsedHost(
    TypeElement element,
    HostModel model,
    Problems problems,
    boolean fieldsAreKnown,
    boolean basesAreKnown,
    boolean boundsAreKnown,
    boolean poolIsKnown) {

  public String name() {
    return element.getQualifiedName().toString();
  }
}
