package dev.intrusive.processor.parse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
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
        if (!all.isSubtype(given.get(i), bound)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isSubtype(TypeMirror argument, TypeMirror bound) {
    return argument instanceof WildcardType
        || TypeReach.isUnresolved(argument)
        || TypeReach.isUnresolved(bound)
        || types.isSubtype(argument, substituted(bound));
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
          substitutedOrNull(wildcard.getExtendsBound()),
          substitutedOrNull(wildcard.getSuperBound()));
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

  private @Nullable TypeMirror substitutedOrNull(@Nullable TypeMirror bound) {
    return bound == null ? null : substituted(bound);
  }
}
