package dev.intrusive.processor.types;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** What the processor looks up in the elements and types of the compiler. */
public final class Symbols {

  private final Elements elements;
  private final Types types;

  public Symbols(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
  }

  /** Finds a type as seen from the module of an element. */
  public @Nullable TypeElement find(Element from, String qualifiedName) {
    ModuleElement module = elements.getModuleOf(from);
    return module == null
        ? elements.getTypeElement(qualifiedName)
        : elements.getTypeElement(module, qualifiedName);
  }

  /** Whether a constructor is there because its class declares none. */
  public boolean isImplicit(ExecutableElement constructor) {
    return elements.getOrigin(constructor) == Elements.Origin.MANDATED;
  }

  public PackageElement packageOf(Element element) {
    return elements.getPackageOf(element);
  }

  public boolean isSamePackage(Element a, Element b) {
    return packageOf(a).equals(packageOf(b));
  }

  /** Whether code in the package of another element can name a class. */
  public boolean canName(Element from, TypeElement type) {
    boolean isSamePackage = isSamePackage(from, type);
    return Mirrors.withEnclosingTypes(type).stream()
        .allMatch(
            enclosing ->
                isSamePackage
                    ? !enclosing.getModifiers().contains(Modifier.PRIVATE)
                    : enclosing.getModifiers().contains(Modifier.PUBLIC));
  }

  /** Whether objects of a class can be compared to each other: it is Comparable to itself. */
  public boolean isComparable(TypeElement type) {
    DeclaredType comparable = findComparable(type.asType());
    return comparable != null
        && (comparable.getTypeArguments().isEmpty()
            || isSubtype(
                types.erasure(type.asType()), types.erasure(comparable.getTypeArguments().get(0))));
  }

  /** Finds Comparable among the supertypes of a type, as compilers differ in wildcards of it. */
  private @Nullable DeclaredType findComparable(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    if (Mirrors.isDeclared(type, "java.lang.Comparable")) {
      return (DeclaredType) type;
    }
    for (TypeMirror supertype : types.directSupertypes(type)) {
      DeclaredType found = findComparable(supertype);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  public boolean isSubtype(TypeMirror type, String qualifiedName) {
    TypeElement supertype = elements.getTypeElement(qualifiedName);
    return supertype != null && isSubtype(types.erasure(type), types.erasure(supertype.asType()));
  }

  /** Whether a class of exceptions, if it is known, must be declared. */
  public boolean isChecked(TypeMirror exception) {
    return exception.getKind() != TypeKind.ERROR
        && !isSubtype(exception, "java.lang.RuntimeException")
        && !isSubtype(exception, "java.lang.Error");
  }

  private boolean isSubtype(TypeMirror type, TypeMirror supertype) {
    try {
      return types.isSubtype(type, supertype);
    } catch (ClassCastException e) {
      // So javac fails for a class that implements a type variable with arguments.
      return false;
    }
  }

  /** Whether the compiler knows the supertypes of a class. */
  public boolean hasSupertypes(TypeElement type) {
    try {
      withSuperclasses(type).forEach(Mirrors::interfacesOf);
      return true;
    } catch (ClassCastException e) {
      // So javac fails for a class that implements a type variable with arguments.
      return false;
    }
  }

  /** Whether a method overrides another in a class. */
  public boolean overrides(ExecutableElement method, ExecutableElement overridden, TypeElement in) {
    return elements.overrides(method, overridden, in);
  }

  /** A method as a class sees it that inherits it, perhaps with type arguments. */
  public ExecutableType memberOf(TypeElement host, ExecutableElement method) {
    return (ExecutableType) typeIn(host, method);
  }

  /** The types of the parameters and exceptions of a method as a class sees it. */
  public Stream<TypeMirror> signatureOf(TypeElement host, ExecutableElement method) {
    ExecutableType type = memberOf(host, method);
    return Stream.concat(type.getParameterTypes().stream(), type.getThrownTypes().stream());
  }

  /** The type of a field or method as a class sees it that inherits it, perhaps with arguments. */
  public TypeMirror typeIn(TypeElement host, Element member) {
    if (Mirrors.isSeenAsDeclared(host, member)) {
      return member.asType();
    }
    try {
      return types.asMemberOf((DeclaredType) host.asType(), member);
    } catch (IllegalArgumentException e) {
      // So the Eclipse compiler refuses members of a superclass with unknown type arguments.
      return member.asType();
    }
  }

  /** Whether code in the package of a class can use a member that the class inherits. */
  public boolean isReachableMember(TypeElement host, Element member) {
    Set<Modifier> modifiers = Lombok.modifiersOf(member);
    if (modifiers.contains(Modifier.PUBLIC)) {
      return true;
    }
    if (modifiers.contains(Modifier.PRIVATE) || !isSamePackage(host, member)) {
      return false;
    }
    return modifiers.contains(Modifier.PROTECTED)
        || withSuperclasses(host).stream()
            .takeWhile(type -> !type.equals(Mirrors.classOf(member)))
            .allMatch(type -> isSamePackage(type, member));
  }

  /** Whether a class exists that the processor did not write, now or in an earlier build. */
  public boolean isTaken(TypeElement from, String qualifiedName) {
    TypeElement existing = find(from, qualifiedName);
    return existing != null && !Mirrors.isGenerated(existing);
  }

  /** Whether a class exists that the processor wrote, now or in an earlier build. */
  public boolean isLeft(TypeElement from, String qualifiedName) {
    TypeElement existing = find(from, qualifiedName);
    return existing != null && Mirrors.isGenerated(existing);
  }

  /** The host of a class that was generated in an earlier build, or null. */
  public @Nullable TypeElement ownerOf(TypeElement from, ClassName generated) {
    TypeElement existing = find(from, generated.canonicalName());
    return existing == null ? null : ownerOf(existing);
  }

  /**
   * Whether no class can be generated without an error in it: javac takes {@code Object} for a
   * class with errors after it has found one that implements itself.
   */
  public boolean isObjectBroken() {
    TypeElement object = elements.getTypeElement("java.lang.Object");
    return object == null || object.asType().getKind() == TypeKind.ERROR;
  }

  /** The unresolved types of the members of a class, as if they were of its package. */
  public Set<String> unresolved(TypeElement type) {
    String start = packageOf(type).isUnnamed() ? "" : packageOf(type).getQualifiedName() + ".";
    return type.getEnclosedElements().stream()
        .map(
            member ->
                member instanceof ExecutableElement method
                    ? method.getReturnType()
                    : member.asType())
        .filter(member -> member.getKind() == TypeKind.ERROR)
        .map(member -> start + ((DeclaredType) member).asElement().getSimpleName())
        .collect(Collectors.toSet());
  }

  /** Whether the processor wrote a class, and that is a pool. */
  public boolean isPool(TypeElement type) {
    return Mirrors.isGenerated(type) && isSubtype(type.asType(), Names.OBJECT_POOL);
  }

  /**
   * The superclass of a class, or null if there is none or it is not known. The Eclipse compiler
   * takes one for unknown that has a class of this round as a type argument.
   */
  public @Nullable TypeElement superclassOf(TypeElement type) {
    return supertypeOf(type, type.getSuperclass());
  }

  private @Nullable TypeElement supertypeOf(TypeElement type, TypeMirror supertype) {
    return supertype.getKind() == TypeKind.ERROR
            && ((DeclaredType) supertype).asElement() instanceof QualifiedNameable named
        ? find(type, named.getQualifiedName().toString())
        : Mirrors.declaration(supertype);
  }

  /** Whether a superclass or an interface of a class does not exist, or not yet. */
  public boolean lacksSupertype(TypeElement type) {
    return withSuperclasses(type).stream()
        .flatMap(each -> Stream.concat(Stream.of(each), Mirrors.interfacesOf(each)))
        .anyMatch(
            each ->
                Stream.concat(Stream.of(each.getSuperclass()), each.getInterfaces().stream())
                    .filter(supertype -> supertype.getKind() == TypeKind.ERROR)
                    .anyMatch(supertype -> supertypeOf(each, supertype) == null));
  }

  /** A class and its superclasses, from the class up, as far as they are known. */
  public List<TypeElement> withSuperclasses(TypeElement type) {
    List<TypeElement> chain = new ArrayList<>();
    // A class may extend itself, in a source that does not compile.
    for (TypeElement e = type; e != null && !chain.contains(e); e = superclassOf(e)) {
      chain.add(e);
    }
    return chain;
  }

  /**
   * Whether a field that a class inherits is hidden by a field of the same name, or ambiguous
   * beside a constant of an interface.
   */
  public boolean isHidden(TypeElement host, VariableElement field) {
    return withSuperclasses(host).stream()
        .takeWhile(type -> !type.equals(Mirrors.classOf(field)))
        .flatMap(type -> Stream.concat(Stream.of(type), Mirrors.interfacesOf(type)))
        .flatMap(type -> ElementFilter.fieldsIn(type.getEnclosedElements()).stream())
        .anyMatch(rival -> rival.getSimpleName().equals(field.getSimpleName()));
  }

  /** The host of a generated class: the element type of its superclass, or what accessors take. */
  private static @Nullable TypeElement ownerOf(TypeElement generated) {
    if (generated.getSuperclass().getKind() == TypeKind.DECLARED
        && !Mirrors.arguments(generated.getSuperclass()).isEmpty()) {
      return Mirrors.declaration(Mirrors.arguments(generated.getSuperclass()).get(0));
    }
    return ElementFilter.methodsIn(generated.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("isLinked"))
        .filter(method -> !method.getParameters().isEmpty())
        .findFirst()
        .map(method -> method.getParameters().get(method.getParameters().size() - 1).asType())
        .map(Mirrors::declaration)
        .orElse(null);
  }
}
