package dev.intrusive.processor.parse;

import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;

/** The rules for the class that has the links. */
final class HostRules {

  private final HostContext context;

  HostRules(HostContext context) {
    this.context = context;
  }

  /** Checks that the host is a kind of class whose objects can have link fields. */
  boolean checkKind(List<AnnotatedField> fields) {
    ElementKind kind = context.host.getKind();
    boolean canHaveLinks = kind == ElementKind.CLASS || kind == ElementKind.ENUM;
    if (!canHaveLinks) {
      context.report(Rule.HostKind, fields.get(0).element(), context.host, Mirrors.nameOf(kind));
      return false;
    }
    if (isValueClass(context.host.getModifiers())) {
      context.report(Rule.ValueClassAsHost, fields.get(0).element(), context.host);
      return false;
    }
    return true;
  }

  /** Asks by name, since this JDK may not know the modifier. */
  static boolean isValueClass(Set<? extends Enum<?>> modifiers) {
    return modifiers.stream().anyMatch(each -> each.name().equals("VALUE"));
  }

  /** Checks that generated code can name the host, and that it has a name. */
  void checkPlace() {
    TypeElement host = context.host;
    if (isInner(host)) {
      context.report(Rule.HostInner, host, host);
    }
    if (Mirrors.isPrivate(host)) {
      context.report(Rule.HostPrivate, host, host);
    }
  }

  /** Whether generated code in the package of a class can name it. */
  static boolean isNameable(TypeElement type) {
    return (type.getNestingKind() == NestingKind.TOP_LEVEL
            || type.getNestingKind() == NestingKind.MEMBER)
        && !isInner(type)
        && !Mirrors.isPrivate(type);
  }

  private static boolean isInner(TypeElement host) {
    return host.getNestingKind() == NestingKind.MEMBER
        && !host.getModifiers().contains(Modifier.STATIC);
  }

  /**
   * Checks that generated code can name the bounds of the host's type parameters.
   *
   * @return the type variables of generated classes, with the bounds that are known
   */
  List<TypeVariableName> checkBounds() {
    List<TypeVariableName> typeVariables = new ArrayList<>();
    for (TypeParameterElement parameter : context.host.getTypeParameters()) {
      List<TypeName> known = new ArrayList<>();
      for (TypeMirror bound : parameter.getBounds()) {
        TypeReach.classesWithBounds(bound).forEach(type -> checkReach(parameter, type));
        TypeName name = context.types.of(bound);
        if (name == null) {
          context.unknown.add(HostPart.BOUNDS);
        } else if (!TypeReach.isNoBound(bound)) {
          known.add(name);
        }
      }
      typeVariables.add(
          TypeVariableName.get(
              parameter.getSimpleName().toString(), known.toArray(new TypeName[0])));
    }
    return List.copyOf(typeVariables);
  }

  private void checkReach(TypeParameterElement parameter, TypeElement type) {
    if (!context.canName(type)) {
      context.report(
          Rule.HostUnreachableType, context.host, parameter, type.getQualifiedName(), context.host);
    }
  }

  /** Whether generated classes can have the bounds. */
  boolean areBoundsKnown() {
    return !context.unknown.contains(HostPart.BOUNDS) && !context.problems.hasErrors();
  }

  /** Warns where the host offers ways to make a copy with the same links or slot. */
  void warnOfCopies(boolean hasLinks) {
    TypeElement host = context.host;
    if (context.symbols.isSubtype(host.asType(), "java.lang.Cloneable")) {
      context.report(hasLinks ? Rule.HostCloneable : Rule.PooledCloneable, host, host);
    }
    if (host.getKind() != ElementKind.ENUM
        && context.symbols.isSubtype(host.asType(), "java.io.Serializable")) {
      context.report(hasLinks ? Rule.HostSerializable : Rule.PooledSerializable, host, host);
    }
  }
}
