package dev.intrusive.processor.parse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** The type arguments of a type, by the type parameters for which they stand. */
final class TypeArguments {

  private final Types types;
  private final Map<Element, TypeMirror> arguments = new HashMap<>();

  private TypeArguments(Types types) {
    this.types = types;
  }

  /**
   * Whether the type arguments of a type are within their bounds, as far as they are known. The
   * compiler reports those that are not.
   */
  static boolean areWithinBounds(Types types, DeclaredType type) {
    TypeArguments all = new TypeArguments(types);
    List<? extends TypeMirror> given = type.getTypeArguments();
    List<? extends TypeParameterElement> parameters =
        ((TypeElement) type.asElement()).getTypeParameters();
    if (given.size() != parameters.size()) {
      return given.isEmpty(); // a raw type, otherwise a mistake
    }
    for (int i = 0; i < given.size(); i++) {
      all.arguments.put(parameters.get(i), given.get(i));
    }
    for (int i = 0; i < given.size(); i++) {
      for (TypeMirror bound : parameters.get(i).getBounds()) {
        if (!all.isWithin(given.get(i), bound)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isWithin(TypeMirror argument, TypeMirror bound) {
    return argument instanceof WildcardType
        || TypeReach.isUnresolved(argument)
        || TypeReach.isUnresolved(bound)
        || (isSubtype(types, argument, substituted(bound))
            && !(isRaw(argument) && hasArguments(bound)));
  }

  /** Whether a class lacks its type arguments: its supertypes lack them, too. */
  private static boolean isRaw(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && !hasArguments(type)
        && !((TypeElement) ((DeclaredType) type).asElement()).getTypeParameters().isEmpty();
  }

  private static boolean hasArguments(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && !((DeclaredType) type).getTypeArguments().isEmpty();
  }

  /** Whether a type is a subtype of another, as far as the compiler knows. */
  static boolean isSubtype(Types types, TypeMirror type, TypeMirror supertype) {
    try {
      return types.isSubtype(type, supertype);
    } catch (ClassCastException e) {
      // So javac fails for a class that implements a type variable with arguments.
      return false;
    }
  }

  private TypeMirror substituted(TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      return arguments.getOrDefault(variable.asElement(), variable);
    }
    if (type instanceof ArrayType array) {
      return types.getArrayType(substituted(array.getComponentType()));
    }
    if (type instanceof WildcardType wildcard) {
      return types.getWildcardType(
          boundOrNull(wildcard.getExtendsBound()), boundOrNull(wildcard.getSuperBound()));
    }
    if (type instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty()) {
      TypeMirror[] substitutes =
          declared.getTypeArguments().stream().map(this::substituted).toArray(TypeMirror[]::new);
      TypeElement element = (TypeElement) declared.asElement();
      return declared.getEnclosingType() instanceof DeclaredType enclosing
          ? types.getDeclaredType(enclosing, element, substitutes)
          : types.getDeclaredType(element, substitutes);
    }
    return type;
  }

  /** The bound of a wildcard, or null where the argument is a wildcard itself, which fits any. */
  private @Nullable TypeMirror boundOrNull(@Nullable TypeMirror bound) {
    TypeMirror argument = bound == null ? null : substituted(bound);
    return argument instanceof WildcardType ? null : argument;
  }
}
