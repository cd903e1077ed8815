package dev.intrusive.processor.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** What several parsers look up in the compiler's elements. */
public final class Symbols {

  public static final String INTRUSIVE_LINK = "dev.intrusive.IntrusiveLink";
  public static final String HEAP_LINK = "dev.intrusive.HeapLink";
  public static final String MAP_LINK = "dev.intrusive.MapLink";
  public static final String INTRUSIVE_KEY = "dev.intrusive.IntrusiveKey";
  public static final String LINK = "dev.intrusive.Link";
  public static final String POOLED = "dev.intrusive.Pooled";
  public static final String POOL_SLOT = "dev.intrusive.PoolSlot";
  public static final String ON_EMPLACE = "dev.intrusive.OnEmplace";
  public static final String ON_RELEASE = "dev.intrusive.OnRelease";

  /** The annotations of hosts and of their members. */
  public static final List<String> ON_HOSTS_AND_MEMBERS =
      List.of(
          INTRUSIVE_LINK,
          HEAP_LINK,
          MAP_LINK,
          INTRUSIVE_KEY,
          POOLED,
          POOL_SLOT,
          ON_EMPLACE,
          ON_RELEASE);

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

  /** Whether a class of exceptions, if it is known, must be declared. */
  boolean isChecked(TypeMirror exception) {
    return exception.getKind() != TypeKind.ERROR
        && !isSubtype(exception, "java.lang.RuntimeException")
        && !isSubtype(exception, "java.lang.Error");
  }

  private boolean isSubtype(TypeMirror type, String qualifiedName) {
    TypeElement supertype = elements.getTypeElement(qualifiedName);
    return supertype != null && types.isSubtype(type, supertype.asType());
  }

  /** Whether a method overrides another in a class. */
  boolean overrides(ExecutableElement method, ExecutableElement overridden, TypeElement in) {
    return elements.overrides(method, overridden, in);
  }

  /** A method as a class sees it that inherits it, perhaps with type arguments. */
  ExecutableType memberOf(TypeElement host, ExecutableElement method) {
    return isSeenAsDeclared(host, method)
        ? (ExecutableType) method.asType()
        : (ExecutableType) types.asMemberOf((DeclaredType) host.asType(), method);
  }

  /** The type of a field as a class sees it that inherits it, perhaps with type arguments. */
  TypeMirror memberOf(TypeElement host, VariableElement field) {
    return isSeenAsDeclared(host, field)
        ? field.asType()
        : types.asMemberOf((DeclaredType) host.asType(), field);
  }

  /** Whether a class sees a member, which it may inherit, without type arguments. */
  static boolean isSeenAsDeclared(TypeElement host, Element member) {
    TypeElement declaring = classOf(member);
    return declaring.equals(host) || declaring.getTypeParameters().isEmpty();
  }

  /** Whether code in the package of a class can use a member that the class inherits. */
  boolean isReachableMember(TypeElement host, Element member) {
    Set<Modifier> modifiers = member.getModifiers();
    if (modifiers.contains(Modifier.PUBLIC)) {
      return true;
    }
    if (modifiers.contains(Modifier.PRIVATE) || !isSamePackage(host, member)) {
      return false;
    }
    return modifiers.contains(Modifier.PROTECTED)
        || withSuperclasses(host).stream()
            .takeWhile(type -> !type.equals(classOf(member)))
            .allMatch(type -> isSamePackage(type, member));
  }

  /** Whether lambdas can be written for a type, which is known. */
  boolean isFunctionalInterface(TypeMirror type) {
    TypeElement declaration = declaration(type);
    return declaration != null
        && declaration.getKind() == ElementKind.INTERFACE
        && ElementFilter.methodsIn(elements.getAllMembers(declaration)).stream()
            .anyMatch(method -> method.getModifiers().contains(Modifier.ABSTRACT));
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

  /** The class that declares a field or a method. */
  static TypeElement classOf(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
  }

  /** A class and its superclasses, from the class up, as far as they are known. */
  static List<TypeElement> withSuperclasses(TypeElement type) {
    List<TypeElement> chain = new ArrayList<>();
    for (TypeElement e = type; e != null; e = declaration(e.getSuperclass())) {
      chain.add(e);
    }
    return chain;
  }

  /** The class and the classes around it, from the inside out. */
  static List<TypeElement> withEnclosingTypes(TypeElement type) {
    List<TypeElement> result = new ArrayList<>();
    for (Element e = type; e instanceof TypeElement enclosing; e = e.getEnclosingElement()) {
      result.add(enclosing);
    }
    return result;
  }

  /** What messages call a kind of type that is no class. */
  static String nameOf(ElementKind kind) {
    return switch (kind) {
      case ENUM -> "an enum";
      case RECORD -> "a record";
      case ANNOTATION_TYPE -> "an annotation type";
      default -> "an interface";
    };
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
