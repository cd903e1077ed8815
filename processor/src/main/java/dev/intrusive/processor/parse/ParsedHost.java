package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostPart;
import javax.lang.model.element.TypeElement;

/**
 * What came of looking at a host.
 *
 * @param element the host
 * @param model what to generate; if there are errors, stubs that need nothing of the host but its
 *     name
 * @param problems what is wrong
 */
public record ParsedHost(TypeElement element, HostModel model, Problems problems) {

  /** Whether everything about the host is known that the compiler can know. */
  public boolean isKnown() {
    return model.unknown().isEmpty();
  }

  public String name() {
    return element.getQualifiedName().toString();
  }

  /** Whether a part of the host is known in this round. */
  public boolean isKnown(HostPart part) {
    return !model.unknown().contains(part);
  }
}
