package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.Parameterizable;
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

  /** Identifiers that no class may have for a name, and the version of the language since when. */
  private static final Map<String, String> RESTRICTED =
      Map.of(
          "var", "RELEASE_10",
          "yield", "RELEASE_14",
          "record", "RELEASE_16",
          "permits", "RELEASE_17",
          "sealed", "RELEASE_17");

  final SourceNames sourceNames;
  private final Elements elements;
  private final Types types;
  private final SourceVersion sourceVersion;

  public Symbols(ProcessingEnvironment environment) {
    sourceNames = new SourceNames(environment);
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
    sourceVersion = environment.getSourceVersion();
  }

  /** Finds a type as seen from the module of an element. */
  @Nullable TypeElement find(Element from, String qualifiedName) {
    ModuleElement module = elements.getModuleOf(from);
    return module == null
        ? elements.getTypeElement(qualifiedName)
        : elements.getTypeElement(module, qualifiedName);
  }

  /** Whether a package has a class. javac does not find one by its name if a class hides it. */
  boolean declares(String packageName, String simpleName) {
    PackageElement found = elements.getPackageElement(packageName);
    return found != null
        && found.getEnclosedElements().stream()
            .anyMatch(type -> type.getSimpleName().contentEquals(simpleName));
  }

  /**
   * Makes Eclipse's compiler start over with a class that this round generates. When it does so in
   * a later round, because it missed a class then, it forgets what came in rounds between.
   */
  public void announce(ClassName generated, TypeElement host) {
    EclipseSyntax.announce(host, generated);
  }

  /** Whether a constructor is there because its class declares none. */
  boolean isImplicit(ExecutableElement constructor) {
    return elements.getOrigin(constructor) == Elements.Origin.MANDATED;
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
          || !isSame(variable.asElement(), parameters.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether two are one type parameter; the Eclipse compiler has others for annotated types. */
  private static boolean isSame(Element a, TypeParameterElement b) {
    return a.getSimpleName().equals(b.getSimpleName())
        && Objects.equals(a.getEnclosingElement(), b.getEnclosingElement());
  }

  /** Whether objects of a class can be compared to each other: it is Comparable to itself. */
  boolean isComparable(TypeElement type) {
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
    DeclaredType declared = (DeclaredType) type;
    if (((TypeElement) declared.asElement())
        .getQualifiedName()
        .contentEquals("java.lang.Comparable")) {
      return declared;
    }
    for (TypeMirror supertype : types.directSupertypes(type)) {
      DeclaredType found = findComparable(supertype);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  boolean isSubtypeOf(TypeElement type, String qualifiedName) {
    TypeElement supertype = elements.getTypeElement(qualifiedName);
    return supertype != null
        && isSubtype(types.erasure(type.asType()), types.erasure(supertype.asType()));
  }

  /** Whether the type arguments of a type are within their bounds, as far as known. */
  boolean isWithinBounds(DeclaredType type) {
    return TypeArguments.areWithinBounds(types, type);
  }

  /** Whether a class of exceptions, if it is known, must be declared. */
  boolean isChecked(TypeMirror exception) {
    return exception.getKind() != TypeKind.ERROR
        && !isSubtype(exception, "java.lang.RuntimeException")
        && !isSubtype(exception, "java.lang.Error");
  }

  /** Whether a final class that extends one of the runtime, directly or not, can have a bound. */
  boolean mayExtend(String base, TypeMirror bound) {
    TypeElement known = elements.getTypeElement(base);
    if (known == null || TypeReach.isUnresolved(bound)) {
      return true;
    }
    TypeMirror type = types.erasure(known.asType());
    TypeMirror erased = types.erasure(bound);
    boolean isBase = known.getSuperclass().getKind() != TypeKind.NONE;
    return isSubtype(type, erased) || (isBase && isSubtype(erased, type));
  }

  /** Whether a type may be within a bound, of which the type arguments are not looked at. */
  boolean mayFit(TypeMirror type, TypeMirror bound) {
    return TypeReach.isUnresolved(bound) || isSubtype(type, types.erasure(bound));
  }

  /** Whether a type extends a class, as far as known, with arguments that pass a test. */
  boolean mayExtend(TypeMirror type, TypeElement supertype, Predicate<DeclaredType> test) {
    if (type instanceof DeclaredType declared && declared.asElement().equals(supertype)) {
      return test.test(declared);
    }
    return types.directSupertypes(type).stream()
        .anyMatch(each -> each.getKind() == TypeKind.ERROR || mayExtend(each, supertype, test));
  }

  /** Whether a class, whatever its type arguments, may be within a bound. */
  boolean mayFit(TypeElement type, TypeMirror bound) {
    return mayFit(types.erasure(type.asType()), bound);
  }

  /** Whether a type is known and can be thrown. */
  boolean isThrowable(TypeMirror type) {
    return type.getKind() != TypeKind.ERROR && isSubtype(type, "java.lang.Throwable");
  }

  private boolean isSubtype(TypeMirror type, String qualifiedName) {
    TypeElement supertype = elements.getTypeElement(qualifiedName);
    return supertype != null && isSubtype(type, supertype.asType());
  }

  private boolean isSubtype(TypeMirror type, TypeMirror supertype) {
    return TypeArguments.isSubtype(types, type, supertype);
  }

  /** All members of a class, without inherited ones if the compiler does not know them. */
  public static List<? extends Element> membersOf(Elements elements, TypeElement type) {
    try {
      return elements.getAllMembers(type);
    } catch (ClassCastException e) {
      // So javac fails for a class that implements a type variable with arguments.
      return type.getEnclosedElements();
    }
  }

  /**
   * Whether the source of some classes has an error after which the compiler has no more rounds.
   *
   * @param roots the classes
   * @param isThorough whether to find also what leaves no gap in the syntax tree, which takes
   *     longer
   */
  public boolean haveFatalError(Collection<? extends Element> roots, boolean isThorough) {
    return sourceNames.haveFatalError(roots, isThorough);
  }

  /** Whether the compiler knows the supertypes of a class. */
  public boolean hasSupertypes(TypeElement type) {
    try {
      withSuperclasses(type).forEach(Symbols::interfacesOf);
      return true;
    } catch (ClassCastException e) {
      // So javac fails for a class that implements a type variable with arguments.
      return false;
    }
  }

  /** Whether two methods have parameters of the same types, all of which exist. */
  boolean haveSameParameters(ExecutableElement a, ExecutableElement b) {
    List<? extends VariableElement> mine = a.getParameters();
    List<? extends VariableElement> others = b.getParameters();
    return mine.size() == others.size()
        && Stream.concat(mine.stream(), others.stream())
            .noneMatch(parameter -> TypeReach.isUnresolved(parameter.asType()))
        && IntStream.range(0, mine.size())
            .allMatch(
                i ->
                    types.isSameType(
                        types.erasure(mine.get(i).asType()),
                        types.erasure(others.get(i).asType())));
  }

  /** Whether a method overrides another in a class. */
  boolean overrides(ExecutableElement method, ExecutableElement overridden, TypeElement in) {
    return elements.overrides(method, overridden, in);
  }

  /** A method as a class sees it that inherits it, perhaps with type arguments. */
  ExecutableType memberOf(TypeElement host, ExecutableElement method) {
    return (ExecutableType) typeIn(host, method);
  }

  /** The type of a field as a class sees it that inherits it, perhaps with type arguments. */
  TypeMirror memberOf(TypeElement host, VariableElement field) {
    return typeIn(host, field);
  }

  private TypeMirror typeIn(TypeElement host, Element member) {
    if (isSeenAsDeclared(host, member)) {
      return member.asType();
    }
    try {
      return types.asMemberOf((DeclaredType) host.asType(), member);
    } catch (IllegalArgumentException e) {
      // So the Eclipse compiler refuses members of a superclass with unknown type arguments.
      return member.asType();
    }
  }

  /** Whether a class sees a member, which it may inherit, without type arguments. */
  static boolean isSeenAsDeclared(TypeElement host, Element member) {
    TypeElement declaring = classOf(member);
    return declaring.equals(host) || declaring.getTypeParameters().isEmpty();
  }

  /** Whether code in the package of a class can use a member that the class inherits. */
  boolean isReachableMember(TypeElement host, Element member) {
    Set<Modifier> modifiers = Lombok.modifiersOf(member);
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

  /** Whether lambdas can be written for a type, whose arguments may be unknown. */
  boolean isFunctionalInterface(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement declaration
        && declaration.getKind() == ElementKind.INTERFACE
        && ElementFilter.methodsIn(membersOf(elements, declaration)).stream()
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

  /** Whether a class exists that the processor wrote, now or in an earlier build. */
  public boolean isLeft(TypeElement from, String qualifiedName) {
    TypeElement existing = find(from, qualifiedName);
    return existing != null && isGenerated(existing);
  }

  /**
   * The other host that a class which was generated in an earlier build belongs to, if that host
   * would get it again, or null.
   */
  public @Nullable TypeElement rivalFor(TypeElement host, ClassName generated) {
    TypeElement existing = find(host, generated.canonicalName());
    TypeElement owner = existing == null ? null : ownerOf(existing);
    return owner != null
            && !owner.equals(host)
            && new ExpectedTypes(List.of(owner), Set.of()).includes(generated)
        ? owner
        : null;
  }

  /**
   * Whether no class can be generated without an error in it: javac takes {@code Object} for a
   * class with errors after it has found one that implements itself.
   */
  public boolean isObjectBroken() {
    TypeElement object = elements.getTypeElement("java.lang.Object");
    return object == null || object.asType().getKind() == TypeKind.ERROR;
  }

  /** The host of a generated class: the element type of its superclass, or what accessors take. */
  private static @Nullable TypeElement ownerOf(TypeElement generated) {
    if (generated.getSuperclass().getKind() == TypeKind.DECLARED
        && !arguments(generated.getSuperclass()).isEmpty()) {
      return declaration(arguments(generated.getSuperclass()).get(0));
    }
    return ElementFilter.methodsIn(generated.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("isLinked"))
        .filter(method -> !method.getParameters().isEmpty())
        .findFirst()
        .map(method -> method.getParameters().get(method.getParameters().size() - 1).asType())
        .map(Symbols::declaration)
        .orElse(null);
  }

  /** Whether an element has a name, and its type parameters have: they may lack it while typed. */
  public static boolean hasName(Element element) {
    return SourceVersion.isIdentifier(element.getSimpleName())
        && (!(element instanceof Parameterizable parameterizable)
            || parameterizable.getTypeParameters().stream().allMatch(Symbols::hasName));
  }

  /** Whether a class and its type parameters have names that types may have. */
  public boolean hasClassName(TypeElement type) {
    return hasName(type)
        && Stream.concat(Stream.of(type), type.getTypeParameters().stream())
            .noneMatch(this::isRestricted);
  }

  private boolean isRestricted(Element element) {
    String since = RESTRICTED.get(element.getSimpleName().toString());
    return since != null && sourceVersion.compareTo(SourceVersion.valueOf(since)) >= 0;
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

  /** The class that an element is or is declared in. */
  static TypeElement enclosingType(Element place) {
    Element type = place;
    while (!(type instanceof TypeElement)) {
      type = Objects.requireNonNull(type.getEnclosingElement());
    }
    return (TypeElement) type;
  }

  /**
   * What a class, or a superclass of it, has for a type parameter of that class.
   *
   * @return the type, or null if the superclass has no arguments
   */
  @Nullable TypeMirror argumentFor(
      TypeElement host, TypeElement declaring, TypeParameterElement parameter) {
    if (host.equals(declaring)) {
      return parameter.asType();
    }
    DeclaredType seen = superclassOf(host, declaring);
    int index = declaring.getTypeParameters().indexOf(parameter);
    return seen != null && index < seen.getTypeArguments().size()
        ? seen.getTypeArguments().get(index)
        : null;
  }

  /** Whether a class sees a generic superclass without type arguments. */
  boolean extendsRaw(TypeElement host, TypeElement superclass) {
    DeclaredType seen = superclassOf(host, superclass);
    return seen != null && isRaw(seen);
  }

  /** A superclass with the type arguments that a class gives it, or null. */
  private @Nullable DeclaredType superclassOf(TypeElement host, TypeElement superclass) {
    DeclaredType seen = (DeclaredType) host.asType();
    for (int i = withSuperclasses(host).size(); seen != null && i > 1; i--) {
      seen = superclassOf(seen);
      if (seen != null
          && superclass.getQualifiedName().contentEquals(WrittenType.of(seen).name())) {
        return seen;
      }
    }
    return null;
  }

  private @Nullable DeclaredType superclassOf(DeclaredType type) {
    for (TypeMirror each : types.directSupertypes(type)) {
      if (each instanceof DeclaredType declared && declared.asElement().getKind().isClass()) {
        return declared;
      }
    }
    return null;
  }

  /** The class that a simple name stands for among the classes around a place, or null. */
  @Nullable TypeElement visibleAs(String name, Element place) {
    for (TypeElement type : withEnclosingTypes(enclosingType(place))) {
      TypeElement found = type.getSimpleName().contentEquals(name) ? type : memberNamed(name, type);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The class of a name that is a member of a class, or null. */
  @Nullable TypeElement memberNamed(String name, TypeElement type) {
    return ElementFilter.typesIn(membersOf(elements, type)).stream()
        .filter(member -> member.getSimpleName().contentEquals(name))
        .findFirst()
        .orElse(null);
  }

  /**
   * The superclass of a class, or null if there is none or it is not known. The Eclipse compiler
   * takes one for unknown that has a class of this round as a type argument.
   */
  @Nullable TypeElement superclassOf(TypeElement type) {
    TypeMirror superclass = type.getSuperclass();
    boolean isShown =
        superclass.getKind() == TypeKind.ERROR
            && !sourceNames.areOfJavac()
            && !arguments(superclass).isEmpty();
    return isShown ? find(type, WrittenType.of(superclass).name()) : declaration(superclass);
  }

  /** The class that extends a superclass of a class, and is that class or a superclass of it. */
  TypeElement subclassOf(TypeElement superclass, TypeElement host) {
    List<TypeElement> chain = withSuperclasses(host);
    return chain.get(chain.indexOf(superclass) - 1);
  }

  /** A class and its superclasses, from the class up, as far as they are known. */
  List<TypeElement> withSuperclasses(TypeElement type) {
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
  boolean isHidden(TypeElement host, VariableElement field) {
    return withSuperclasses(host).stream()
        .takeWhile(type -> !type.equals(classOf(field)))
        .flatMap(type -> Stream.concat(Stream.of(type), interfacesOf(type)))
        .flatMap(type -> ElementFilter.fieldsIn(type.getEnclosedElements()).stream())
        .anyMatch(rival -> rival.getSimpleName().equals(field.getSimpleName()));
  }

  /** The interfaces of a class, and those that they extend, as far as they are known. */
  private static Stream<TypeElement> interfacesOf(TypeElement type) {
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
