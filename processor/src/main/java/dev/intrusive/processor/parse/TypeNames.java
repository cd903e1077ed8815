package dev.intrusive.processor.parse;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Names types for generated code. Classes that this round generates have names although they do not
 * exist yet; annotations that declare nullness stay, others are dropped.
 */
final class TypeNames {

  private final Symbols symbols;
  private final HostContext context;
  private final NullnessAnnotations nullness;
  private final List<TypeVariableName> variables;

  TypeNames(
      Symbols symbols,
      HostContext context,
      NullnessAnnotations nullness,
      List<TypeVariableName> variables) {
    this.symbols = symbols;
    this.context = context;
    this.nullness = nullness;
    this.variables = variables;
  }

  /**
   * Names a type.
   *
   * @param type the type
   * @param written how it is written, if that is known
   * @param packageName the package where it is written
   * @return its name, or null if it is written with an unknown class
   */
  @Nullable TypeName of(TypeMirror type, @Nullable WrittenType written, String packageName) {
    TypeName name = plain(type, written, packageName);
    if (name == null) {
      return null;
    }
    List<AnnotationSpec> annotations =
        nullness.of(type).stream().map(a -> AnnotationSpec.builder(a).build()).toList();
    return annotations.isEmpty() ? name : name.annotated(annotations);
  }

  private @Nullable TypeName plain(
      TypeMirror type, @Nullable WrittenType written, String packageName) {
    return switch (type.getKind()) {
      case ERROR -> {
        WrittenType known = written == null ? WrittenType.parse(type.toString()) : written;
        yield known == null ? null : expected(known, packageName);
      }
      case DECLARED -> ofClass((DeclaredType) type, written, packageName);
      case ARRAY -> {
        TypeName component =
            of(((ArrayType) type).getComponentType(), argument(written, 0, 1), packageName);
        yield component == null ? null : ArrayTypeName.of(component);
      }
      case WILDCARD -> ofWildcard((WildcardType) type, written, packageName);
      case TYPEVAR -> variable((TypeVariable) type);
      default -> TypeName.get(type);
    };
  }

  private @Nullable TypeName ofClass(
      DeclaredType type, @Nullable WrittenType written, String packageName) {
    ClassName raw = ClassName.get((TypeElement) type.asElement());
    List<? extends TypeMirror> mirrors = type.getTypeArguments();
    List<TypeName> arguments = new ArrayList<>();
    for (int i = 0; i < mirrors.size(); i++) {
      TypeName argument = of(mirrors.get(i), argument(written, i, mirrors.size()), packageName);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    }
    if (isInner((TypeElement) type.asElement())
        && of(type.getEnclosingType(), null, packageName)
            instanceof ParameterizedTypeName enclosing) {
      return enclosing.nestedClass(raw.simpleName(), arguments);
    }
    return arguments.isEmpty()
        ? raw
        : ParameterizedTypeName.get(raw, arguments.toArray(new TypeName[0]));
  }

  /** Whether objects of a class belong to one of the class around it, as compilers may forget. */
  private static boolean isInner(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        && type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC)
        && Symbols.classOf(type).getKind().isClass();
  }

  private @Nullable TypeName ofWildcard(
      WildcardType type, @Nullable WrittenType written, String packageName) {
    TypeMirror upper = type.getExtendsBound();
    TypeMirror lower = type.getSuperBound();
    if (upper == null && lower == null) {
      return WildcardTypeName.subtypeOf(ClassName.get(Object.class));
    }
    TypeName bound =
        of(
            upper == null ? Objects.requireNonNull(lower) : upper,
            argument(written, 0, 1),
            packageName);
    if (bound == null) {
      return null;
    }
    return upper == null ? WildcardTypeName.supertypeOf(bound) : WildcardTypeName.subtypeOf(bound);
  }

  /** The part of a written type that belongs to a part of the type, if it is as expected. */
  private static @Nullable WrittenType argument(@Nullable WrittenType written, int index, int of) {
    return written == null || written.arguments().size() != of
        ? null
        : written.arguments().get(index);
  }

  private TypeName variable(TypeVariable type) {
    Element element = type.asElement();
    return context.host.equals(element.getEnclosingElement())
        ? variable(element.getSimpleName().toString())
        : TypeVariableName.get(type);
  }

  private TypeName variable(String name) {
    return variables.stream()
        .filter(variable -> variable.name().equals(name))
        .findFirst()
        .orElseGet(() -> TypeVariableName.get(name));
  }

  /** A type of which only its text is known: it must be made of what this round generates. */
  private @Nullable TypeName expected(WrittenType written, String packageName) {
    List<TypeName> arguments = new ArrayList<>();
    for (WrittenType argument : written.arguments()) {
      TypeName name = expected(argument, packageName);
      if (name == null) {
        return null;
      }
      arguments.add(name);
    }
    return switch (written.name()) {
      case WrittenType.ARRAY -> ArrayTypeName.of(arguments.get(0));
      case "?" -> WildcardTypeName.subtypeOf(ClassName.get(Object.class));
      case "? extends" -> WildcardTypeName.subtypeOf(arguments.get(0));
      case "? super" -> WildcardTypeName.supertypeOf(arguments.get(0));
      default -> expected(written.name(), arguments, packageName);
    };
  }

  private @Nullable TypeName expected(String name, List<TypeName> arguments, String packageName) {
    if (arguments.isEmpty() && variables.stream().anyMatch(v -> v.name().equals(name))) {
      return variable(name);
    }
    ClassName found =
        name.equals(context.hostClass.simpleName())
            ? context.hostClass
            : resolve(name, packageName);
    return found == null || arguments.isEmpty()
        ? found
        : ParameterizedTypeName.get(found, arguments.toArray(new TypeName[0]));
  }

  /** Finds a class of this round, or one that is written beside one of this round. */
  private @Nullable ClassName resolve(String name, String packageName) {
    ClassName found = context.resolve(name, packageName);
    if (found != null) {
      return found;
    }
    List<String> candidates =
        name.indexOf('.') < 0 ? symbols.sourceNames.candidates(context.host, name) : List.of(name);
    return candidates.stream()
        .map(candidate -> symbols.find(context.host, candidate))
        .filter(Objects::nonNull)
        .findFirst()
        .map(ClassName::get)
        .orElse(null);
  }
}
