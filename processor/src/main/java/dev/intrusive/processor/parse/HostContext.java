package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** What the parsers of one host share: the host, its problems, and its unknown parts. */
final class HostContext {

  final TypeElement host;
  final ClassName hostClass;
  final FutureTypes futureTypes;
  final Problems problems = new Problems();

  /** Whether the compiler reports what keeps generated code from using the host's members. */
  boolean isBroken;

  /** Whether the compiler reports what keeps all generated classes from being declared. */
  boolean isRefused;

  final Set<HostPart> unknown = EnumSet.noneOf(HostPart.class);

  HostContext(TypeElement host, FutureTypes futureTypes) {
    this.host = host;
    this.hostClass = ClassName.get(host);
    this.futureTypes = futureTypes;
  }

  /**
   * Requires that generated code can name a class. A class of no package has its simple name alone,
   * which a type parameter hides.
   */
  void requireVisible(ClassName named) {
    String simpleName = named.topLevelClassName().simpleName();
    if (named.packageName().isEmpty()
        && host.getTypeParameters().stream()
            .anyMatch(parameter -> parameter.getSimpleName().contentEquals(simpleName))) {
      problems.add(
          DiagnosticId.HostUnreachableType,
          host,
          "generated code has to name class %s, but type parameter %s of %s hides it; rename the type"
                  .formatted(named.canonicalName(), simpleName, host.getSimpleName())
              + " parameter, or put the classes into a package.");
    }
  }

  /** Whether the class that is generated for a group is public. */
  boolean isPublic(FieldGroup group) {
    return Symbols.isPublic(host) && !"PACKAGE".equals(group.option("access"));
  }
}
