package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostModel;
import javax.lang.model.element.TypeElement;

/**
 * What came of looking at a host.
 *
 * @param element the host
 * @param model what to generate; if there are errors, substitutes that need nothing of the host but
 *     its name
 * @param problems what is wrong
 * @param isComplete false if a type that matters is unresolved, and a later round may know more
 */
public record ParsedHost(
    TypeElement element, HostModel model, Problems problems, boolean isComplete) {}
