package dev.intrusive.processor.parse;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Questions about the compiler's elements that several parsers ask. */
public final class Symbols {

  public static final String INTRUSIVE_LINK = "dev.intrusive.IntrusiveLink";
  public static final String LINK = "dev.intrusive.Link";
  public static final String INTRUSIVE_GENERATED = "dev.intrusive.IntrusiveGenerated";

  final SourceNames sourceNames;
  private final Elements elements;
  private final Types types;

  public Symbols(ProcessingEnvironment environment) {
    sourceNames = new SourceNames(environment);
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
  }

  /** Finds a type as seen from the module of another. */
  @Nullable TypeElement find(TypeElement from, String qualifiedName) {
    ModuleElement module = elements.getModuleOf(from);
    return module == null
        ? elements.getTypeElement(qualifiedName)
        : elements.getTypeElement(module, qualifiedName);
  }

  /** Whether a type is part of a named module. */
  boolean isInNamedModule(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    return module != null && !module.isUnnamed();
  }

  PackageElement packageOf(Element element) {
    return elements.getPackageOf(element);
  }

  boolean isSamePackage(Element a, Element b) {
    return packageOf(a).equals(packageOf(b));
  }

  /**
   * Whether a type is a class with its own type parameters as arguments, as in {@code Node<K, V>}
   * inside {@code class Node<K, V>}. Compilers differ in what they think of the type of a generic
   * class, so this compares the declarations.
   */
  static boolean isSelfType(TypeMirror type, TypeElement self) {
    return self.equals(declaration(type)) && hasOwnParametersAsArguments(type, self);
  }

  /** Whether the arguments of a type are the type parameters of a class, in order. */
  static boolean hasOwnParametersAsArguments(TypeMirror type, TypeElement owner) {
    List<? extends TypeMirror> arguments = arguments(type);
    List<? extends TypeParameterElement> parameters = owner.getTypeParameters();
    if (arguments.size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!(arguments.get(i) instanceof TypeVariable variable)
          || !variable.asElement().equals(parameters.get(i))) {
        return false;
      }
    }
    return true;
  }

  boolean isSubtypeOf(TypeElement type, String qualifiedName) {
    TypeElement supertype = elements.getTypeElement(qualifiedName);
    return supertype != null
        && types.isSubtype(types.erasure(type.asType()), types.erasure(supertype.asType()));
  }

  boolean isDeprecated(Element element) {
    return elements.isDeprecated(element);
  }

  /** Whether a class exists that the processor did not write, now or in an earlier build. */
  public boolean isTaken(TypeElement from, String qualifiedName) {
    TypeElement existing = find(from, qualifiedName);
    return existing != null && !isGenerated(existing);
  }

  /** Whether the processor wrote a class. */
  public static boolean isGenerated(TypeElement type) {
    return annotation(type, INTRUSIVE_GENERATED) != null;
  }

  static @Nullable AnnotationMirror annotation(Element element, String qualifiedName) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (isNamed(mirror.getAnnotationType().asElement(), qualifiedName)) {
        return mirror;
      }
    }
    return null;
  }

  /** Whether a type is written with a class of the given name, whatever its arguments. */
  static boolean isDeclared(TypeMirror type, String qualifiedName) {
    TypeElement element = declaration(type);
    return element != null && isNamed(element, qualifiedName);
  }

  private static boolean isNamed(Element element, String qualifiedName) {
    return element instanceof QualifiedNameable named
        && named.getQualifiedName().contentEquals(qualifiedName);
  }

  /** The class that a type is written with, or null if it is not known or not a class. */
  static @Nullable TypeElement declaration(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? (TypeElement) ((DeclaredType) type).asElement()
        : null;
  }

  /** The type arguments of a class type; none if it is raw. */
  static List<? extends TypeMirror> arguments(TypeMirror type) {
    return ((DeclaredType) type).getTypeArguments();
  }

  /** Whether a type is a generic class without arguments. */
  static boolean isRaw(DeclaredType type) {
    return type.getTypeArguments().isEmpty()
        && !((TypeElement) type.asElement()).getTypeParameters().isEmpty();
  }

  /** The class and the classes around it, from the inside out. */
  static List<TypeElement> withEnclosingTypes(TypeElement type) {
    List<TypeElement> result = new ArrayList<>();
    for (Element e = type; e instanceof TypeElement enclosing; e = e.getEnclosingElement()) {
      result.add(enclosing);
    }
    return result;
  }

  /** Whether a class and all classes around it are public. */
  static boolean isPublic(TypeElement type) {
    return withEnclosingTypes(type).stream()
        .allMatch(enclosing -> enclosing.getModifiers().contains(Modifier.PUBLIC));
  }

  /** Whether a class or one of the classes around it is private. */
  static boolean isPrivate(TypeElement type) {
    return withEnclosingTypes(type).stream()
        .anyMatch(enclosing -> enclosing.getModifiers().contains(Modifier.PRIVATE));
  }
}
