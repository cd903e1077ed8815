package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
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

  /** Whether the compiler reports what keeps generated code from using the fields. */
  boolean isBroken;

  final Set<HostPart> unknown = EnumSet.noneOf(HostPart.class);

  HostContext(TypeElement host, FutureTypes futureTypes) {
    this.host = host;
    this.hostClass = ClassName.get(host);
    this.futureTypes = futureTypes;
  }

  /** Whether the class that is generated for a group is public. */
  boolean isPublic(FieldGroup group) {
    return Symbols.isPublic(host) && !"PACKAGE".equals(group.option("access"));
  }
}
