package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.StructureDeclaration;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeNames;
import dev.intrusive.processor.types.TypeReach;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** What the parsers of one host share: the host, its problems, and its unknown parts. */
final class HostContext {

  private final Symbols symbols;
  final TypeElement host;
  final ClassName hostClass;
  final Problems problems = new Problems();

  final Set<HostPart> unknown = EnumSet.noneOf(HostPart.class);

  HostContext(Symbols symbols, TypeElement host) {
    this.symbols = symbols;
    this.host = host;
    this.hostClass = ClassName.get(host);
  }

  /**
   * Requires that generated code can name a class. Where a type parameter has its simple name, it
   * is written in full, which needs a package that neither a type parameter nor a class hides.
   */
  void requireVisible(ClassName named) {
    String simpleName = named.topLevelClassName().simpleName();
    String packageName = named.packageName();
    if (!hasTypeParameter(simpleName)) {
      return;
    }
    String root = packageName.substring(0, (packageName + ".").indexOf('.'));
    String remedy = "; rename the type parameter";
    if (packageName.isEmpty()) {
      remedy += ", or put the classes into a package";
    } else if (hasTypeParameter(root) || isClassHere(root)) {
      remedy = ", and %s hides the package; rename one of the two".formatted(root);
    } else {
      return;
    }
    problems.add(
        DiagnosticId.HostUnreachableType,
        host,
        "generated code must name class %s, but type parameter %s of %s hides it%s."
            .formatted(named.canonicalName(), simpleName, host.getSimpleName(), remedy));
  }

  private boolean isClassHere(String name) {
    String here = hostClass.packageName();
    return !here.isEmpty() && symbols.find(host, here + "." + name) != null;
  }

  private boolean hasTypeParameter(String name) {
    return host.getTypeParameters().stream()
        .anyMatch(parameter -> parameter.getSimpleName().contentEquals(name));
  }

  /** What the annotations of a group declare, without what is reported as an error. */
  StructureDeclaration declaration(FieldGroup group) {
    boolean isPublic = Mirrors.isPublic(host) && !"PACKAGE".equals(group.option("access"));
    TypeName owner =
        group.fields().stream()
            .map(AnnotatedField::ownerClass)
            .flatMap(Stream::ofNullable)
            .filter(type -> TypeReach.canName(symbols, host, type))
            .map(TypeNames::withWildcards)
            .findFirst()
            .orElse(null);
    return new StructureDeclaration(
        group.name(), group.generatedClass(hostClass), isPublic, group.isWildcard(host), owner);
  }
}
