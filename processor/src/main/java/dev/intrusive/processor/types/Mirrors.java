package dev.intrusive.processor.types;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Parameterizable;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** What elements and types tell of themselves, without the compiler's help. */
public final class Mirrors {

  private Mirrors() {}

  /**
   * Whether a type is a class with its own type parameters as arguments, as in {@code Node<K, V>}
   * inside {@code class Node<K, V>}. Compilers differ in what they think of the type of a generic
   * class, so this compares the declarations.
   */
  public static boolean isSelfType(TypeMirror type, TypeElement self) {
    return self.equals(declaration(type)) && hasOwnParametersAsArguments(type, self);
  }

  /** Whether the arguments of a type are the type parameters of a class, in order. */
  public static boolean hasOwnParametersAsArguments(TypeMirror type, TypeElement owner) {
    List<? extends TypeMirror> arguments = arguments(type);
    List<? extends TypeParameterElement> parameters = owner.getTypeParameters();
    if (arguments.size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!(arguments.get(i) instanceof TypeVariable variable)
          || !isSame(variable.asElement(), parameters.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a type is a generic class with all type arguments, as in {@code Node<?, ?>}. */
  public static boolean isWildcardType(TypeMirror type, TypeElement self) {
    return self.equals(declaration(type))
        && !arguments(type).isEmpty()
        && arguments(type).stream()
            .allMatch(
                argument ->
                    argument instanceof WildcardType wildcard
                        && wildcard.getExtendsBound() == null
                        && wildcard.getSuperBound() == null);
  }

  /** Whether two are one type parameter; the Eclipse compiler has others for annotated types. */
  private static boolean isSame(Element a, TypeParameterElement b) {
    return a.getSimpleName().equals(b.getSimpleName())
        && Objects.equals(a.getEnclosingElement(), b.getEnclosingElement());
  }

  /** Whether a class sees a member, which it may inherit, without type arguments. */
  public static boolean isSeenAsDeclared(TypeElement host, Element member) {
    TypeElement declaring = classOf(member);
    return declaring.equals(host) || declaring.getTypeParameters().isEmpty();
  }

  /** Whether an element has a name, and its type parameters have: they may lack it while typed. */
  public static boolean hasName(Element element) {
    return SourceVersion.isIdentifier(element.getSimpleName())
        && (!(element instanceof Parameterizable parameterizable)
            || parameterizable.getTypeParameters().stream().allMatch(Mirrors::hasName));
  }

  /** Whether the processor wrote a class. */
  public static boolean isGenerated(TypeElement type) {
    return isAnnotated(type, Names.INTRUSIVE_GENERATED);
  }

  public static boolean isAnnotated(Element element, String qualifiedName) {
    return annotation(element, qualifiedName) != null;
  }

  public static @Nullable AnnotationMirror annotation(Element element, String qualifiedName) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (isNamed(mirror.getAnnotationType().asElement(), qualifiedName)) {
        return mirror;
      }
    }
    return null;
  }

  /** Whether a type is written with a class of the given name, whatever its arguments. */
  public static boolean isDeclared(TypeMirror type, String qualifiedName) {
    TypeElement element = declaration(type);
    return element != null && isNamed(element, qualifiedName);
  }

  private static boolean isNamed(Element element, String qualifiedName) {
    return element instanceof QualifiedNameable named
        && named.getQualifiedName().contentEquals(qualifiedName);
  }

  /** The class that a type is written with, or null if it is not known or not a class. */
  public static @Nullable TypeElement declaration(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? (TypeElement) ((DeclaredType) type).asElement()
        : null;
  }

  /** The type arguments of a class type; none if it is raw. */
  public static List<? extends TypeMirror> arguments(TypeMirror type) {
    return ((DeclaredType) type).getTypeArguments();
  }

  /** Whether a type is a generic class without arguments. */
  public static boolean isRaw(TypeMirror type) {
    TypeElement declaration = declaration(type);
    return declaration != null
        && !declaration.getTypeParameters().isEmpty()
        && arguments(type).isEmpty();
  }

  /** The class that declares a field or a method. */
  public static TypeElement classOf(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
  }

  /** The interfaces of a class, and those that they extend, as far as they are known. */
  public static Stream<TypeElement> interfacesOf(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    addInterfaces(type, found);
    return found.stream();
  }

  private static void addInterfaces(TypeElement type, Set<TypeElement> found) {
    for (TypeMirror mirror : type.getInterfaces()) {
      TypeElement each = declaration(mirror);
      if (each != null && found.add(each)) {
        addInterfaces(each, found);
      }
    }
  }

  /** The class and the classes around it, from the inside out. */
  public static List<TypeElement> withEnclosingTypes(TypeElement type) {
    List<TypeElement> result = new ArrayList<>();
    for (Element e = type; e instanceof TypeElement enclosing; e = e.getEnclosingElement()) {
      result.add(enclosing);
    }
    return result;
  }

  /** What messages call a kind of type that is no class. */
  public static String nameOf(ElementKind kind) {
    return switch (kind) {
      case ENUM -> "an enum";
      case RECORD -> "a record";
      case ANNOTATION_TYPE -> "an annotation type";
      default -> "an interface";
    };
  }

  /** Whether a class and all classes around it are public. */
  public static boolean isPublic(TypeElement type) {
    return withEnclosingTypes(type).stream()
        .allMatch(enclosing -> enclosing.getModifiers().contains(Modifier.PUBLIC));
  }

  /** Whether a class or one of the classes around it is private. */
  public static boolean isPrivate(TypeElement type) {
    return withEnclosingTypes(type).stream()
        .anyMatch(enclosing -> enclosing.getModifiers().contains(Modifier.PRIVATE));
  }
}
