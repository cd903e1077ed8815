package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the syntax trees of the Eclipse compiler, which has no API for them. It shows neither
 * imports nor how a type is written, and leaves out members whose type is a qualified name with
 * arguments of a class that does not exist yet. Without the members that this reads by reflection,
 * in another version of that compiler, nothing is found and nothing fails.
 */
final class EclipseSyntax {

  private static final String WILDCARD = "Wildcard";

  private EclipseSyntax() {}

  /** The imports of the file of a class as they are written, or null if they are not known. */
  static @Nullable List<String> importsOf(TypeElement type) {
    Object file = fileOf(type);
    return file == null ? null : strings(get(file, "imports"));
  }

  /** The simple names of the classes in the file of a class; none if they are not known. */
  static List<String> classNamesBeside(TypeElement type) {
    return list(get(fileOf(type), "types")).stream()
        .map(declaration -> name(declaration, "name"))
        .toList();
  }

  private static @Nullable Object fileOf(TypeElement type) {
    Object scope = get(declarationOf(type), "scope");
    return get(call(scope, "compilationUnitScope"), "referenceContext");
  }

  /** The type of a field as written, or null if it is not known. */
  static @Nullable WrittenType typeOf(VariableElement field) {
    return written(get(declarationOf(field), "type"));
  }

  /** Whether the compiler shows Object instead of a superclass that is missing. */
  static boolean hidesSuperclass(TypeElement type) {
    WrittenType written = written(get(declarationOf(type), "superclass"));
    return written != null
        && !written.simpleName().equals("Object")
        && Symbols.isDeclared(type.getSuperclass(), "java.lang.Object");
  }

  /** The types of the parameters of a method as written, or null if they are not known. */
  static @Nullable List<WrittenType> parametersOf(Element method) {
    return hookOf(call(get(method, "_binding"), "sourceMethod")).parameterTypesOrNull();
  }

  /**
   * A method that the compiler leaves out.
   *
   * @param name its name
   * @param parameterNames the names of its parameters
   * @param parameterTypes their types
   * @param isVarargs whether the last stands for any number of arguments
   * @param exceptions what it declares to throw
   */
  record HiddenMethod(
      String name,
      List<String> parameterNames,
      List<WrittenType> parameterTypes,
      boolean isVarargs,
      List<WrittenType> exceptions) {
    @Nullable List<WrittenType> parameterTypesOrNull() {
      return name.isEmpty() ? null : parameterTypes;
    }
  }

  /** The methods with an annotation that the compiler leaves out of a class. */
  static List<HiddenMethod> hiddenMethods(TypeElement host, String annotation) {
    List<HiddenMethod> methods = new ArrayList<>();
    for (Object declaration : list(get(declarationOf(host), "methods"))) {
      // What has no type is a constructor with a wrong name.
      if (isHidden(declaration)
          && isAnnotated(declaration, annotation)
          && get(declaration, "returnType") != null
          && !Boolean.TRUE.equals(call(declaration, "isStatic"))) {
        methods.add(hookOf(declaration));
      }
    }
    return methods;
  }

  /**
   * A field that the compiler leaves out.
   *
   * @param name its name
   * @param type its type
   * @param annotations its annotations as they are written
   */
  record HiddenField(String name, WrittenType type, List<String> annotations) {}

  /** The fields that the compiler leaves out of a class. */
  static List<HiddenField> hiddenFields(TypeElement host) {
    List<HiddenField> fields = new ArrayList<>();
    for (Object declaration : list(get(declarationOf(host), "fields"))) {
      WrittenType type = written(get(declaration, "type"));
      if (type != null && isHidden(declaration)) {
        fields.add(
            new HiddenField(
                name(declaration, "name"), type, strings(get(declaration, "annotations"))));
      }
    }
    return fields;
  }

  /** Whether the annotations of an element are known as written, and do not contain a text. */
  static boolean lacksText(Element annotated, String text) {
    Object declaration =
        annotated instanceof VariableElement field
            ? declarationOf(field)
            : call(get(annotated, "_binding"), "sourceMethod");
    return declaration != null
        && strings(get(declaration, "annotations")).stream()
            .noneMatch(annotation -> annotation.contains(text));
  }

  private static @Nullable Object declarationOf(VariableElement field) {
    if (field.getEnclosingElement() instanceof TypeElement host) {
      for (Object declaration : list(get(declarationOf(host), "fields"))) {
        if (field.getSimpleName().contentEquals(name(declaration, "name"))) {
          return declaration;
        }
      }
    }
    return null;
  }

  /** The names of the fields of a class as they are written; none if they are not known. */
  static List<String> fieldNames(TypeElement type) {
    return list(get(declarationOf(type), "fields")).stream()
        .filter(declaration -> get(declaration, "type") != null)
        .map(declaration -> name(declaration, "name"))
        .toList();
  }

  private static HiddenMethod hookOf(@Nullable Object declaration) {
    List<String> names = new ArrayList<>();
    List<WrittenType> types = new ArrayList<>();
    boolean isVarargs = false;
    for (Object argument : list(get(declaration, "arguments"))) {
      names.add(name(argument, "name"));
      types.add(Objects.requireNonNullElse(written(get(argument, "type")), WrittenType.BROKEN));
      isVarargs = Boolean.TRUE.equals(call(argument, "isVarArgs"));
    }
    List<WrittenType> exceptions = new ArrayList<>();
    for (Object exception : list(get(declaration, "thrownExceptions"))) {
      WrittenType type = written(exception);
      if (type != null) {
        exceptions.add(type);
      }
    }
    return new HiddenMethod(name(declaration, "selector"), names, types, isVarargs, exceptions);
  }

  /**
   * Lets the compiler know that a class is missing. Only if a missing class comes into being does
   * it look again at sources that mention its name.
   */
  static void announce(Element place, ClassName missing) {
    Object lookup = call(get(place, "_env"), "getLookupEnvironment");
    Object packageBinding = call(get(outermost(place), "_binding"), "getPackage");
    if (lookup == null || packageBinding == null) {
      return;
    }
    char[][] name =
        Stream.of(missing.canonicalName().split("\\.", -1))
            .map(String::toCharArray)
            .toArray(char[][]::new);
    for (Method method : lookup.getClass().getMethods()) {
      if (method.getName().equals("createMissingType") && method.getParameterCount() == 2) {
        try {
          method.invoke(lookup, packageBinding, name);
        } catch (ReflectiveOperationException | RuntimeException e) {
          return;
        }
      }
    }
  }

  private static Element outermost(Element place) {
    Element type = place;
    while (type.getEnclosingElement() != null
        && type.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      type = type.getEnclosingElement();
    }
    return type;
  }

  private static boolean isHidden(Object declaration) {
    return get(declaration, "binding") == null;
  }

  private static boolean isAnnotated(Object declaration, String annotation) {
    String simpleName = annotation.substring(annotation.lastIndexOf('.') + 1);
    return strings(get(declaration, "annotations")).stream()
        .anyMatch(text -> text.matches("@(?:\\w+\\.)*" + simpleName + "\\b.*"));
  }

  private static @Nullable WrittenType written(@Nullable Object reference) {
    if (reference == null) {
      return null;
    }
    if (reference.getClass().getSimpleName().equals(WILDCARD)) {
      return wildcard(reference);
    }
    Object tokens = call(reference, "getTypeName");
    if (!(tokens instanceof char[][] names)) {
      return null;
    }
    List<Object> argumentsOfEach = list(call(reference, "getTypeArguments"));
    WrittenType type = null;
    for (int i = 0; i < names.length; i++) {
      // Only a qualified name has the arguments of each of its parts.
      int index = argumentsOfEach.size() == names.length ? i : i - names.length + 1;
      boolean hasArguments = index >= 0 && index < argumentsOfEach.size();
      List<Object> references = hasArguments ? list(argumentsOfEach.get(index)) : List.of();
      if (hasArguments && references.isEmpty()) {
        return null; // what only a constructor may be called with
      }
      List<WrittenType> arguments = new ArrayList<>();
      for (Object argument : references) {
        WrittenType each = written(argument);
        if (each == null) {
          return null;
        }
        arguments.add(each);
      }
      type = WrittenType.member(type, new String(names[i]), arguments);
    }
    Object dimensions = call(reference, "dimensions");
    for (int i = dimensions instanceof Integer count ? count : 0; i > 0 && type != null; i--) {
      type = type.array();
    }
    return type;
  }

  private static @Nullable WrittenType wildcard(Object reference) {
    WrittenType bound = written(get(reference, "bound"));
    String text = reference.toString();
    return bound == null
        ? WrittenType.wildcard("?", null)
        : WrittenType.wildcard(
            text.contains(" super ") ? WrittenType.SUPER : WrittenType.EXTENDS, bound);
  }

  private static @Nullable Object declarationOf(TypeElement type) {
    return get(get(get(type, "_binding"), "scope"), "referenceContext");
  }

  private static String name(@Nullable Object declaration, String field) {
    return get(declaration, field) instanceof char[] name ? new String(name) : "";
  }

  private static List<String> strings(@Nullable Object array) {
    return list(array).stream().map(Object::toString).toList();
  }

  private static List<Object> list(@Nullable Object array) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; array != null && i < Array.getLength(array); i++) {
      Object element = Array.get(array, i);
      if (element != null) {
        elements.add(element);
      }
    }
    return elements;
  }

  private static @Nullable Object get(@Nullable Object object, String field) {
    if (object == null) {
      return null;
    }
    try {
      return object.getClass().getField(field).get(object);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }

  private static @Nullable Object call(@Nullable Object object, String method) {
    if (object == null) {
      return null;
    }
    try {
      return object.getClass().getMethod(method).invoke(object);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }
}
