package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostPart;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** The rules for the class that has the links. */
final class HostRules {

  /** The packages of the classes that generated code names. */
  private static final List<String> NAMED_PACKAGES =
      List.of(
          "dev.intrusive",
          "dev.intrusive.pool",
          "java.lang",
          "java.util",
          "java.util.concurrent",
          "java.util.function",
          "javax.annotation.processing",
          "org.jspecify.annotations");

  private final Symbols symbols;
  private final HostContext context;
  private final TypeNames types;
  private final List<TypeVariableName> typeVariables = new ArrayList<>();

  HostRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    this.context = context;
    types =
        new TypeNames(symbols, context, new NullnessAnnotations(symbols, context.host), List.of());
  }

  /** Checks that the host is a kind of class whose objects can have link fields. */
  boolean checkKind(List<AnnotatedField> fields) {
    ElementKind kind = context.host.getKind();
    boolean canHaveLinks = kind == ElementKind.CLASS || kind == ElementKind.ENUM;
    if (!canHaveLinks) {
      context.problems.add(
          DiagnosticId.HostKind,
          fields.get(0).element(),
          "%s is %s, whose objects cannot have link fields; declare the links in a class."
              .formatted(context.host.getSimpleName(), Symbols.nameOf(kind)));
      return false;
    }
    if (symbols.sourceNames.isImplicit(context.host)) {
      context.problems.add(
          DiagnosticId.HostKind,
          fields.get(0).element(),
          "%s is the class of a compact source file, which generated code cannot name; declare a class"
                  .formatted(context.host.getSimpleName())
              + " around its members.");
      return false;
    }
    if (Symbols.withEnclosingTypes(context.host).stream()
        .anyMatch(symbols.sourceNames::isImplicit)) {
      context.problems.add(
          DiagnosticId.HostKind,
          fields.get(0).element(),
          "%s is declared in a compact source file, whose class generated code cannot name; move it"
                  .formatted(context.host.getSimpleName())
              + " into a file of its own.");
      return false;
    }
    return true;
  }

  /** Checks that generated code can name the host, and that it has a name. */
  void checkPlace() {
    TypeElement host = context.host;
    if (host.getNestingKind() == NestingKind.LOCAL
        || host.getNestingKind() == NestingKind.ANONYMOUS) {
      context.problems.add(
          DiagnosticId.HostLocal, host, LocalHosts.message(host.getSimpleName().toString()));
      return;
    }
    if (isInner(host)) {
      context.problems.add(
          DiagnosticId.HostInner,
          host,
          "%s is an inner class, so each object belongs to one of the outer class and generated code"
                  .formatted(host.getSimpleName())
              + " cannot name its type; make it static or a class of its own.");
    }
    if (Symbols.isPrivate(host)) {
      context.problems.add(
          DiagnosticId.HostPrivate,
          host,
          "%s is private or inside a private class, so generated code cannot reach it; make it and"
                  .formatted(host.getSimpleName())
              + " the classes around it package-private.");
    }
  }

  /**
   * Checks that nothing hides the names of classes that generated code needs.
   *
   * @param generated the classes that are generated for the host
   * @param inherited those of its superclasses
   */
  void checkNames(List<ClassName> generated, List<ClassName> inherited) {
    Stream.of(List.of(context.hostClass), generated, inherited)
        .flatMap(List::stream)
        .forEach(context::requireVisible);
    checkHiddenPackages(generated);
  }

  /**
   * Checks that generated code can write a class of a library in full where it cannot import it,
   * because the host, one of its type parameters or a generated class has that name, too.
   */
  private void checkHiddenPackages(List<ClassName> generated) {
    TypeElement host = context.host;
    List<String> typeParameters =
        host.getTypeParameters().stream()
            .map(parameter -> parameter.getSimpleName().toString())
            .toList();
    List<String> taken = new ArrayList<>(typeParameters);
    taken.add(context.hostClass.topLevelClassName().simpleName());
    generated.forEach(each -> taken.add(each.simpleName()));
    for (String library : NAMED_PACKAGES) {
      String start = library.substring(0, library.indexOf('.'));
      ClassName hiding = ClassName.get(context.hostClass.packageName(), start);
      if (!typeParameters.contains(start) && symbols.find(host, hiding.canonicalName()) == null) {
        continue;
      }
      for (String name : taken) {
        String hidden = "%s.%s".formatted(library, name);
        if (symbols.declares(library, name)) {
          context.problems.add(
              DiagnosticId.HostUnreachableType,
              host,
              "generated code has to write %s in full, because %s is a name here, too, but %s is a"
                      .formatted(hidden, name, start)
                  + " type here and hides that package; rename one of the two.");
          return;
        }
      }
    }
  }

  /** Whether generated code in the package of a class can name it. */
  static boolean isNameable(TypeElement type) {
    return (type.getNestingKind() == NestingKind.TOP_LEVEL
            || type.getNestingKind() == NestingKind.MEMBER)
        && !isInner(type)
        && !Symbols.isPrivate(type);
  }

  private static boolean isInner(TypeElement host) {
    return host.getNestingKind() == NestingKind.MEMBER
        && !host.getModifiers().contains(Modifier.STATIC);
  }

  /** Checks that generated code can name the bounds of the host's type parameters. */
  void checkBounds() {
    List<? extends TypeParameterElement> parameters = context.host.getTypeParameters();
    boolean hasDuplicates =
        parameters.stream().map(TypeParameterElement::getSimpleName).distinct().count()
            < parameters.size();
    // The compiler reports it, and no other class can have such parameters.
    boolean isRefused =
        hasDuplicates
            || parameters.stream().anyMatch(HostRules::isBoundInACircle)
            || (!parameters.isEmpty() && implementsGenericClass());
    for (int i = 0; i < parameters.size(); i++) {
      TypeParameterElement parameter = parameters.get(i);
      List<TypeName> known = new ArrayList<>();
      List<? extends TypeMirror> bounds = parameter.getBounds();
      for (int j = 0; j < bounds.size(); j++) {
        TypeMirror bound = bounds.get(j);
        TypeReach.walk(bound, type -> checkReach(parameter, type), unresolved -> {});
        if (bound.getKind().isPrimitive() || bound.getKind() == TypeKind.ARRAY) {
          // The compiler reports it, and nothing else of the class is wrong for that.
          continue;
        }
        WrittenType written = symbols.sourceNames.boundOf(context.host, i, j, bound);
        TypeName name = types.of(bound, written, context.host);
        isRefused |=
            context.isBroken
                || (j > 0 && !mayFollow(bounds.get(0), bound))
                || TypeReach.anyMatch(bound, type -> !symbols.isWithinBounds(type))
                // javac makes an error of a type variable that is its own bound.
                || (name instanceof TypeVariableName && bound.getKind() != TypeKind.TYPEVAR);
        if (name == null) {
          context.unknown.add(HostPart.BOUNDS);
        } else {
          known.add(name);
        }
      }
      typeVariables.add(
          TypeVariableName.get(
              parameter.getSimpleName().toString(), known.toArray(new TypeName[0])));
    }
    if (isRefused) {
      context.isRefused = true;
      context.unknown.add(HostPart.BOUNDS);
    }
  }

  /**
   * Whether a class is written as an interface of the host, with type arguments. After that javac
   * infers types that do not fit where the host's type variables refer to themselves.
   */
  private boolean implementsGenericClass() {
    return symbols.sourceNames.interfacesOf(context.host).stream()
        .filter(written -> written.enclosing() == null && !written.arguments().isEmpty())
        .map(written -> context.futureTypes.existing(written.name(), context.host))
        .anyMatch(type -> type != null && !type.getKind().isInterface());
  }

  /** Whether a bound may stand beside a first one. */
  private static boolean mayFollow(TypeMirror first, TypeMirror bound) {
    TypeElement type = Symbols.declaration(bound);
    return first.getKind() != TypeKind.TYPEVAR
        && bound.getKind() != TypeKind.TYPEVAR
        && (type == null || type.getKind().isInterface());
  }

  /** Whether type variables that are bounds lead from a type parameter to one twice. */
  private static boolean isBoundInACircle(TypeParameterElement parameter) {
    Set<Element> seen = new HashSet<>();
    Element bound = parameter;
    while (seen.add(bound)) {
      List<? extends TypeMirror> bounds = ((TypeParameterElement) bound).getBounds();
      if (bounds.isEmpty() || bounds.get(0).getKind() != TypeKind.TYPEVAR) {
        return false;
      }
      bound = ((TypeVariable) bounds.get(0)).asElement();
    }
    return true;
  }

  private void checkReach(TypeParameterElement parameter, TypeElement type) {
    if (!TypeReach.canName(symbols, context.host, type)) {
      context.problems.add(
          DiagnosticId.HostUnreachableType,
          context.host,
          "the bound of type parameter %s uses %s, which generated code in the package of %s cannot"
                  .formatted(
                      parameter.getSimpleName(),
                      type.getQualifiedName(),
                      context.host.getSimpleName())
              + " name; make that class reachable.");
    }
  }

  /** Whether generated classes can have the bounds. */
  boolean areBoundsKnown() {
    return !context.unknown.contains(HostPart.BOUNDS) && !context.problems.hasErrors();
  }

  /** The type variables of generated classes, without bounds that are not known. */
  List<TypeVariableName> typeVariables() {
    return List.copyOf(typeVariables);
  }

  /** Warns where the host offers ways to make a copy with the same links or slot. */
  void warnOfCopies(boolean hasLinks) {
    TypeElement host = context.host;
    String name = host.getSimpleName().toString();
    if (symbols.isSubtypeOf(host, "java.lang.Cloneable")) {
      context.problems.add(
          DiagnosticId.HostCloneable,
          host,
          hasLinks
              ? "%s is Cloneable, and a shallow copy shares the links of its original, so no list accepts"
                      .formatted(name)
                  + " it; copy by a constructor, or give the copy links of its own and add"
                  + " @SuppressWarnings(\"HostCloneable\")."
              : "%s is Cloneable, and a copy has the slot of its original, but is no object of the pool;"
                      .formatted(name)
                  + " emplace another object instead, or add"
                  + " @SuppressWarnings(\"HostCloneable\").");
    }
    if (host.getKind() != ElementKind.ENUM && symbols.isSubtypeOf(host, "java.io.Serializable")) {
      context.problems.add(
          DiagnosticId.HostSerializable,
          host,
          hasLinks
              ? "%s is Serializable, but links are not written with an object; make the link fields"
                      .formatted(name)
                  + " transient, return an object with links of its own from readResolve, and add"
                  + " @SuppressWarnings(\"HostSerializable\")."
              : "%s is Serializable, but an object that is read is no object of the pool; emplace one in"
                      .formatted(name)
                  + " readResolve, and add @SuppressWarnings(\"HostSerializable\").");
    }
  }
}
