package dev.intrusive.processor.types;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import org.jspecify.annotations.Nullable;

/** Visits the classes that a type is written with. */
public final class TypeReach {

  private TypeReach() {}

  /**
   * Calls one consumer for each class in a type and in the bounds of its type variables, the other
   * for each unresolved type.
   */
  public static void walk(
      TypeMirror type, Consumer<TypeElement> onClass, Consumer<ErrorType> onUnresolved) {
    type.accept(
        new Walker(true, known -> onClass.accept((TypeElement) known.asElement()), onUnresolved),
        null);
  }

  /** Calls a consumer for each class that a type is written with. */
  public static void walk(TypeMirror type, Consumer<TypeElement> onClass) {
    type.accept(
        new Walker(
            false, known -> onClass.accept((TypeElement) known.asElement()), unresolved -> {}),
        null);
  }

  /** Whether a type is, or is written with, an unresolved one. */
  public static boolean isUnresolved(TypeMirror type) {
    AtomicBoolean found = new AtomicBoolean();
    type.accept(new Walker(false, known -> {}, unresolved -> found.set(true)), null);
    return found.get();
  }

  /** Whether a type is, or is written with, a generic class without arguments. */
  public static boolean isRaw(TypeMirror type) {
    return anyMatch(type, Mirrors::isRaw);
  }

  /** Whether a type is, or is written with, a type variable. */
  public static boolean hasVariable(TypeMirror type) {
    AtomicBoolean found = new AtomicBoolean();
    type.accept(
        new Walker(false, known -> {}, unresolved -> {}) {
          @Override
          public @Nullable Void visitTypeVariable(TypeVariable type, @Nullable Void unused) {
            found.set(true);
            return null;
          }
        },
        null);
    return found.get();
  }

  /** Whether a type is, or is written with, one that satisfies a predicate. */
  public static boolean anyMatch(TypeMirror type, Predicate<DeclaredType> predicate) {
    AtomicBoolean found = new AtomicBoolean();
    type.accept(
        new Walker(
            false,
            known -> {
              if (predicate.test(known)) {
                found.set(true);
              }
            },
            unresolved -> {}),
        null);
    return found.get();
  }

  /** Whether a bound is of a kind that the compiler reports. */
  public static boolean isNoBound(TypeMirror bound) {
    return bound.getKind().isPrimitive() || bound.getKind() == TypeKind.ARRAY;
  }

  /** The type itself, or that of the elements of an array. */
  public static TypeMirror componentOf(TypeMirror type) {
    return type instanceof ArrayType array ? array.getComponentType() : type;
  }

  /** Whether code in the package of another element can name a class. */
  public static boolean canName(Symbols symbols, Element from, TypeElement type) {
    boolean samePackage = symbols.isSamePackage(from, type);
    return Mirrors.withEnclosingTypes(type).stream()
        .allMatch(
            enclosing ->
                samePackage
                    ? !enclosing.getModifiers().contains(Modifier.PRIVATE)
                    : enclosing.getModifiers().contains(Modifier.PUBLIC));
  }

  private static class Walker extends SimpleTypeVisitor14<@Nullable Void, @Nullable Void> {

    private final boolean entersBounds;
    private final Consumer<DeclaredType> onClass;
    private final Consumer<ErrorType> onUnresolved;
    private final Set<TypeParameterElement> seen = new HashSet<>();

    Walker(boolean entersBounds, Consumer<DeclaredType> onClass, Consumer<ErrorType> onUnresolved) {
      this.entersBounds = entersBounds;
      this.onClass = onClass;
      this.onUnresolved = onUnresolved;
    }

    @Override
    public @Nullable Void visitError(ErrorType type, @Nullable Void unused) {
      onUnresolved.accept(type);
      return null;
    }

    @Override
    public @Nullable Void visitDeclared(DeclaredType type, @Nullable Void unused) {
      onClass.accept(type);
      visit(type.getEnclosingType(), null);
      type.getTypeArguments().forEach(argument -> visit(argument, null));
      return null;
    }

    @Override
    public @Nullable Void visitArray(ArrayType type, @Nullable Void unused) {
      return visit(type.getComponentType(), null);
    }

    @Override
    public @Nullable Void visitWildcard(WildcardType type, @Nullable Void unused) {
      visitIfPresent(type.getExtendsBound());
      visitIfPresent(type.getSuperBound());
      return null;
    }

    @Override
    public @Nullable Void visitIntersection(IntersectionType type, @Nullable Void unused) {
      type.getBounds().forEach(bound -> visit(bound, null));
      return null;
    }

    @Override
    public @Nullable Void visitTypeVariable(TypeVariable type, @Nullable Void unused) {
      TypeParameterElement parameter = (TypeParameterElement) type.asElement();
      if (entersBounds && seen.add(parameter)) {
        parameter.getBounds().forEach(bound -> visit(bound, null));
      }
      return null;
    }

    private void visitIfPresent(@Nullable TypeMirror type) {
      if (type != null) {
        visit(type, null);
      }
    }
  }
}
