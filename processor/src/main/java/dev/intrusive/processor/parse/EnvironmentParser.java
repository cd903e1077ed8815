package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.HostModel.Environment;
import dev.intrusive.processor.types.AnnotationValues;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.NullnessAnnotations;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds out how generated code for a host is to be annotated. */
final class EnvironmentParser {

  private static final List<String> GENERATED_ANNOTATIONS =
      List.of("javax.annotation.processing.Generated", "javax.annotation.Generated");

  private static final String DEBUG_RENDERER = "org.jetbrains.annotations.Debug.Renderer";

  private final Symbols symbols;

  EnvironmentParser(Symbols symbols) {
    this.symbols = symbols;
  }

  /**
   * Looks around a host.
   *
   * @param host the host
   * @param fields its links
   * @param bases the superclasses that have links
   */
  Environment parse(TypeElement host, List<AnnotatedField> fields, List<Base> bases) {
    List<Element> links = new ArrayList<>();
    for (AnnotatedField field : fields) {
      links.add(field.element());
      TypeElement owner = field.ownerClass();
      if (owner != null) {
        links.addAll(Mirrors.withEnclosingTypes(owner));
      }
    }
    return new Environment(
        firstVisible(host, GENERATED_ANNOTATIONS),
        hasVariableOf(host, DEBUG_RENDERER) ? null : firstVisible(host, List.of(DEBUG_RENDERER)),
        isNullMarked(host),
        suppressedWarnings(host, links, List.of(), bases, !bases.isEmpty()));
  }

  /**
   * Whether a type variable has the name of the class around a nested annotation, so that this
   * cannot stand on a generated class.
   */
  private static boolean hasVariableOf(TypeElement host, String annotation) {
    return host.getTypeParameters().stream()
        .anyMatch(variable -> annotation.contains("." + variable.getSimpleName() + "."));
  }

  private @Nullable ClassName firstVisible(TypeElement host, List<String> annotations) {
    for (String name : annotations) {
      TypeElement annotation = symbols.find(host, name);
      if (annotation != null) {
        return ClassName.get(annotation);
      }
    }
    return null;
  }

  /** Whether the host's nullness is declared, so that that of generated code must be. */
  private static boolean isNullMarked(TypeElement host) {
    for (Element scope = host; scope != null; scope = scope.getEnclosingElement()) {
      if (Mirrors.isAnnotated(scope, "org.jspecify.annotations.NullUnmarked")) {
        return false;
      }
      if (Mirrors.isAnnotated(scope, "org.jspecify.annotations.NullMarked")) {
        return true;
      }
    }
    return false;
  }

  /**
   * What generated code cannot help to cause.
   *
   * @param host the host
   * @param members the members that it uses
   * @param types the types that it is declared with, besides bounds
   * @param bases the superclasses that have links
   * @param usesSuperclass whether it passes the host to what is declared for a superclass
   */
  List<String> suppressedWarnings(
      TypeElement host,
      List<? extends Element> members,
      List<TypeMirror> types,
      List<Base> bases,
      boolean usesSuperclass) {
    List<Element> used = new ArrayList<>(Mirrors.withEnclosingTypes(host));
    used.addAll(members);
    bases.forEach(base -> used.addAll(Mirrors.withEnclosingTypes(base.element())));
    List<TypeMirror> named = new ArrayList<>(boundsOf(host));
    named.addAll(types);
    for (TypeMirror bound : boundsOf(host)) {
      NullnessAnnotations nullness = new NullnessAnnotations(symbols, host);
      nullness.of(bound);
      used.addAll(nullness.used());
    }
    for (TypeMirror type : named) {
      TypeReach.classesWithBounds(type)
          .forEach(known -> used.addAll(Mirrors.withEnclosingTypes(known)));
    }
    boolean isRaw =
        named.stream().anyMatch(TypeReach::isRaw)
            || bases.stream().anyMatch(base -> base.host().takesRawPool());
    boolean isUnchecked = usesSuperclass && hasRawSuperclass(host);
    boolean isDeprecated = used.stream().anyMatch(symbols::isDeprecated);
    boolean isForRemoval = used.stream().anyMatch(EnvironmentParser::isForRemoval);
    boolean isExported = Mirrors.isPublic(host) && symbols.isInNamedModule(host);
    return Stream.of(
            isDeprecated ? "deprecation" : "",
            isExported ? "exports" : "",
            isRaw ? "rawtypes" : "",
            isForRemoval ? "removal" : "",
            isUnchecked ? "unchecked" : "")
        .filter(name -> !name.isEmpty())
        .toList();
  }

  /** Whether passing the host to the accessors of a superclass cannot be checked. */
  private boolean hasRawSuperclass(TypeElement host) {
    return symbols.withSuperclasses(host).stream()
        .map(TypeElement::getSuperclass)
        .anyMatch(Mirrors::isRaw);
  }

  private static boolean isForRemoval(Element element) {
    AnnotationMirror deprecated = Mirrors.annotation(element, "java.lang.Deprecated");
    return AnnotationValues.isTrue(deprecated, "forRemoval");
  }

  private static List<? extends TypeMirror> boundsOf(TypeElement host) {
    return host.getTypeParameters().stream()
        .flatMap(parameter -> parameter.getBounds().stream())
        .toList();
  }
}
