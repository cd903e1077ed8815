package dev.intrusive.processor.types;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import org.jspecify.annotations.Nullable;

/** What types are written with. */
public final class TypeReach {

  private TypeReach() {}

  /** A type and all that it is written with. */
  public static Stream<TypeMirror> parts(TypeMirror type) {
    return parts(type, false);
  }

  private static Stream<TypeMirror> parts(TypeMirror type, boolean withBounds) {
    List<TypeMirror> found = new ArrayList<>();
    type.accept(new Walker(withBounds), found);
    return found.stream();
  }

  /** The classes that a type is written with. */
  public static Stream<TypeElement> classes(TypeMirror type) {
    return parts(type).map(Mirrors::declaration).flatMap(Stream::ofNullable);
  }

  /** The classes in a type and in the bounds of its type variables. */
  public static Stream<TypeElement> classesWithBounds(TypeMirror type) {
    return parts(type, true).map(Mirrors::declaration).flatMap(Stream::ofNullable);
  }

  /** Whether a type is, or is written with, an unresolved one. */
  public static boolean isUnresolved(TypeMirror type) {
    return parts(type).anyMatch(part -> part.getKind() == TypeKind.ERROR);
  }

  /** Whether a type, or a bound of its type variables, is written with an unresolved one. */
  static boolean isUnresolvedWithBounds(TypeMirror type) {
    return parts(type, true).anyMatch(part -> part.getKind() == TypeKind.ERROR);
  }

  /** Whether a type is, or is written with, a type variable. */
  public static boolean hasVariable(TypeMirror type) {
    return parts(type).anyMatch(part -> part.getKind() == TypeKind.TYPEVAR);
  }

  /** Whether a bound is of a kind that the compiler reports. */
  public static boolean isNoBound(TypeMirror bound) {
    return bound.getKind().isPrimitive() || bound.getKind() == TypeKind.ARRAY;
  }

  /** Lists what it visits. */
  private static final class Walker extends SimpleTypeVisitor14<@Nullable Void, List<TypeMirror>> {

    private final boolean entersBounds;

    Walker(boolean entersBounds) {
      this.entersBounds = entersBounds;
    }

    @Override
    protected @Nullable Void defaultAction(TypeMirror type, List<TypeMirror> found) {
      found.add(type);
      return null;
    }

    @Override
    public @Nullable Void visitDeclared(DeclaredType type, List<TypeMirror> found) {
      found.add(type);
      visit(type.getEnclosingType(), found);
      type.getTypeArguments().forEach(argument -> visit(argument, found));
      return null;
    }

    @Override
    public @Nullable Void visitArray(ArrayType type, List<TypeMirror> found) {
      return visit(type.getComponentType(), found);
    }

    @Override
    public @Nullable Void visitWildcard(WildcardType type, List<TypeMirror> found) {
      Stream.of(type.getExtendsBound(), type.getSuperBound())
          .filter(Objects::nonNull)
          .forEach(bound -> visit(bound, found));
      return null;
    }

    @Override
    public @Nullable Void visitIntersection(IntersectionType type, List<TypeMirror> found) {
      type.getBounds().forEach(bound -> visit(bound, found));
      return null;
    }

    @Override
    public @Nullable Void visitTypeVariable(TypeVariable type, List<TypeMirror> found) {
      TypeParameterElement parameter = (TypeParameterElement) type.asElement();
      boolean isNew =
          found.stream()
              .noneMatch(
                  part ->
                      part instanceof TypeVariable other && other.asElement().equals(parameter));
      found.add(type);
      if (entersBounds && isNew) {
        parameter.getBounds().forEach(bound -> visit(bound, found));
      }
      return null;
    }
  }
}
