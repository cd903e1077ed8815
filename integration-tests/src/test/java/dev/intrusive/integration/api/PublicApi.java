package dev.intrusive.integration.api;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The public types of the runtime, read from its sources, with their documentation. */
final class PublicApi {

  private static final Path SOURCES = Path.of("..", "runtime", "src", "main", "java");

  private final Elements elements;
  private final List<TypeElement> types = new ArrayList<>();

  private PublicApi(Elements elements) {
    this.elements = elements;
  }

  static PublicApi read() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> paths = Files.walk(SOURCES)) {
      List<Path> sources =
          paths
              .filter(path -> path.toString().endsWith(".java"))
              .filter(path -> !path.endsWith("module-info.java"))
              .toList();
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  diagnostic -> {},
                  List.of("-proc:none", "-implicit:none"),
                  null,
                  units);
      PublicApi api = new PublicApi(task.getElements());
      for (Element element : task.analyze()) {
        if (element instanceof TypeElement type) {
          api.add(type);
        }
      }
      api.types.sort(Comparator.comparing(type -> type.getQualifiedName().toString()));
      return api;
    }
  }

  private void add(TypeElement type) {
    boolean isInternal =
        elements.getPackageOf(type).getQualifiedName().toString().endsWith(".internal");
    if (type.getModifiers().contains(Modifier.PUBLIC) && !isInternal) {
      types.add(type);
    }
  }

  List<TypeElement> types() {
    return types;
  }

  /** The members of a type that users or generated code can name. */
  List<Element> members(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> elements.getOrigin(member) == Elements.Origin.EXPLICIT)
        .filter(member -> !isOfEnum(member))
        .filter(
            member ->
                member.getModifiers().contains(Modifier.PUBLIC)
                    || member.getModifiers().contains(Modifier.PROTECTED))
        .map(Element.class::cast)
        .toList();
  }

  /** Whether a member is one that every enum has. */
  private static boolean isOfEnum(Element member) {
    return Objects.requireNonNull(member.getEnclosingElement()).getKind() == ElementKind.ENUM
        && member.getKind() == ElementKind.METHOD
        && member.getModifiers().contains(Modifier.STATIC);
  }

  /** The public methods of a type, without those that it inherits. */
  List<ExecutableElement> publicMethods(TypeElement type) {
    return ElementFilter.methodsIn(members(type)).stream()
        .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
        .toList();
  }

  /**
   * The public methods of a type and of its abstract subtypes, each as its name and the number of
   * its parameters; without those of {@link Object}, except {@code toString}.
   */
  Set<String> operations(String simpleName) {
    Set<String> operations = new TreeSet<>();
    for (TypeElement type : types) {
      boolean isMeant = type.getSimpleName().contentEquals(simpleName);
      if (isMeant || (isAbstract(type) && isSubtype(type, simpleName))) {
        for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
          if (isOperation(method)) {
            operations.add(method.getSimpleName() + "/" + method.getParameters().size());
          }
        }
      }
    }
    return operations;
  }

  private static TypeElement declaringType(ExecutableElement method) {
    return (TypeElement) Objects.requireNonNull(method.getEnclosingElement());
  }

  private static boolean isAbstract(TypeElement type) {
    return type.getModifiers().contains(Modifier.ABSTRACT);
  }

  private static boolean isSubtype(TypeElement type, String simpleName) {
    return supertypes(type).anyMatch(each -> each.getSimpleName().contentEquals(simpleName));
  }

  private static boolean isOperation(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    String name = method.getSimpleName().toString();
    boolean isOfObject = declaringType(method).getQualifiedName().contentEquals("java.lang.Object");
    return modifiers.contains(Modifier.PUBLIC)
        && !modifiers.contains(Modifier.STATIC)
        && !isOfObject
        && !name.equals("equals")
        && !name.equals("hashCode");
  }

  /** The text of an element, or of the method of the runtime that it overrides. */
  Optional<String> documentation(Element element) {
    String own = elements.getDocComment(element);
    if (own != null && !own.isBlank()) {
      return Optional.of(own);
    }
    if (!(element instanceof ExecutableElement method)) {
      return Optional.empty();
    }
    TypeElement type = declaringType(method);
    return supertypes(type)
        .filter(supertype -> isOfRuntime(supertype))
        .flatMap(supertype -> ElementFilter.methodsIn(supertype.getEnclosedElements()).stream())
        .filter(overridden -> elements.overrides(method, overridden, type))
        .flatMap(overridden -> documentation(overridden).stream())
        .findFirst();
  }

  private boolean isOfRuntime(TypeElement type) {
    return elements.getPackageOf(type).getQualifiedName().toString().startsWith("dev.intrusive");
  }

  private static Stream<TypeElement> supertypes(TypeElement type) {
    Stream<TypeMirror> direct =
        Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream());
    return direct
        .filter(DeclaredType.class::isInstance)
        .map(mirror -> (TypeElement) ((DeclaredType) mirror).asElement())
        .flatMap(supertype -> Stream.concat(Stream.of(supertype), supertypes(supertype)));
  }

  /** The first sentence of a text. */
  static String firstSentence(String text) {
    String flat = text.strip().replaceAll("\\s+", " ");
    return flat.split("(?<=\\.) |(?=<p>)", 2)[0];
  }

  /** The name by which messages name an element. */
  static String nameOf(Element element) {
    return element.getEnclosingElement() instanceof TypeElement type
        ? type.getSimpleName() + "." + element
        : element.toString();
  }
}
