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
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Names types for generated code. Classes that this round generates have names although they do not
 * exist yet; annotations that declare nullness stay, others are dropped.
 */
final class TypeNames {

  private static final Map<String, TypeName> PRIMITIVES =
      Map.of(
          "boolean", TypeName.BOOLEAN,
          "byte", TypeName.BYTE,
          "short", TypeName.SHORT,
          "char", TypeName.CHAR,
          "int", TypeName.INT,
          "long", TypeName.LONG,
          "float", TypeName.FLOAT,
          "double", TypeName.DOUBLE);

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
   * @param written how it is written
   * @param place where it is written
   * @return its name, or null if it is written with an unknown class
   */
  @Nullable TypeName of(TypeMirror type, WrittenType written, Element place) {
    TypeName name = plain(type, written, place);
    if (name == null) {
      return null;
    }
    List<AnnotationSpec> annotations =
        nullness.of(type).stream().map(a -> AnnotationSpec.builder(a).build()).toList();
    return annotations.isEmpty() ? name : name.annotated(annotations);
  }

  private @Nullable TypeName plain(TypeMirror type, WrittenType written, Element place) {
    return switch (type.getKind()) {
      case ERROR -> ofWritten(written, place);
      case DECLARED ->
          context.futureTypes.of(type, written, place) == null
              ? ofClass((DeclaredType) type, written, place)
              : ofWritten(written, place);
      case ARRAY -> {
        TypeName component =
            of(((ArrayType) type).getComponentType(), argument(written, 0, 1), place);
        yield component == null ? null : ArrayTypeName.of(component);
      }
      case WILDCARD -> ofWildcard((WildcardType) type, written, place);
      case TYPEVAR -> variable((TypeVariable) type);
      case VOID -> null;
      default -> TypeName.get(type);
    };
  }

  private @Nullable TypeName ofClass(DeclaredType type, WrittenType written, Element place) {
    ClassName raw = ClassName.get((TypeElement) type.asElement());
    context.requireVisible(raw);
    if (!symbols.isWithinBounds(type)) {
      return raw; // the compiler reports the arguments, and must not do so in generated code
    }
    List<? extends TypeMirror> mirrors = type.getTypeArguments();
    List<TypeName> arguments = new ArrayList<>();
    boolean isRefused = false;
    for (int i = 0; i < mirrors.size(); i++) {
      WrittenType writtenArgument = argument(written, i, mirrors.size());
      TypeName argument = ofReference(mirrors.get(i), writtenArgument, place);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
      isRefused |=
          lacksArguments(argument, writtenArgument)
              || lacksArguments(argument, WrittenType.of(mirrors.get(i)));
    }
    if (isRefused) {
      return raw;
    }
    if (!mayBeWithinBounds(
        ((TypeElement) type.asElement()).getTypeParameters(), arguments, place)) {
      return null;
    }
    if (isInner((TypeElement) type.asElement())) {
      WrittenType outer = written.enclosing();
      TypeName enclosing =
          of(type.getEnclosingType(), outer == null ? WrittenType.BROKEN : outer, place);
      if (enclosing instanceof ParameterizedTypeName parameterized) {
        return parameterized.nestedClass(raw.simpleName(), arguments);
      }
      if (enclosing != null && lacksArguments(enclosing, WrittenType.of(type.getEnclosingType()))) {
        return raw;
      }
    }
    return arguments.isEmpty()
        ? raw
        : ParameterizedTypeName.get(raw, arguments.toArray(new TypeName[0]));
  }

  /**
   * Whether a type is named without the arguments with which it is written, since the compiler
   * refuses them. As an argument it would be another type than the written one, so what it is an
   * argument of is named without arguments, too.
   */
  private static boolean lacksArguments(TypeName name, WrittenType written) {
    if (name instanceof ClassName) {
      return written.enclosing() != null || !written.arguments().isEmpty();
    }
    if (written.arguments().size() != 1) {
      return false;
    }
    WrittenType part = written.arguments().get(0);
    if (name instanceof ArrayTypeName array) {
      return lacksArguments(array.componentType(), part);
    }
    if (name instanceof WildcardTypeName wildcard) {
      List<TypeName> lower = wildcard.lowerBounds();
      return lacksArguments((lower.isEmpty() ? wildcard.upperBounds() : lower).get(0), part);
    }
    return false;
  }

  /** Whether one of the arguments of a type lacks arguments. */
  private static boolean isRefused(List<TypeName> arguments, WrittenType written) {
    return IntStream.range(0, arguments.size())
        .anyMatch(i -> lacksArguments(arguments.get(i), written.arguments().get(i)));
  }

  /** Whether objects of a class belong to one of the class around it, as compilers may forget. */
  private static boolean isInner(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        && type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC)
        && Symbols.classOf(type).getKind().isClass();
  }

  private @Nullable TypeName ofWildcard(WildcardType type, WrittenType written, Element place) {
    TypeMirror upper = type.getExtendsBound();
    TypeMirror lower = type.getSuperBound();
    if (upper == null && lower == null) {
      return WildcardTypeName.subtypeOf(ClassName.get(Object.class));
    }
    TypeName bound =
        ofReference(
            upper == null ? Objects.requireNonNull(lower) : upper, argument(written, 0, 1), place);
    if (bound == null) {
      return null;
    }
    return upper == null ? WildcardTypeName.supertypeOf(bound) : WildcardTypeName.subtypeOf(bound);
  }

  /** Names a type that must be a reference type; the compiler reports one that is not. */
  private @Nullable TypeName ofReference(TypeMirror type, WrittenType written, Element place) {
    TypeName name = of(type, written, place);
    return name == null || name.isPrimitive() ? null : name;
  }

  /** The part of a written type that belongs to a part of the type, if it is as expected. */
  private static WrittenType argument(WrittenType written, int index, int of) {
    return written.arguments().size() == of ? written.arguments().get(index) : WrittenType.BROKEN;
  }

  private TypeName variable(TypeVariable type) {
    Element element = type.asElement();
    String name = element.getSimpleName().toString();
    return context.host.equals(element.getEnclosingElement())
        ? variables.stream()
            .filter(variable -> variable.name().equals(name))
            .findFirst()
            .orElseGet(
                () ->
                    hasStrangeBound(type) ? TypeVariableName.get(name) : TypeVariableName.get(type))
        : TypeVariableName.get(type);
  }

  /** Whether a bound is no class, or one that does not exist yet. */
  private static boolean hasStrangeBound(TypeVariable type) {
    AtomicBoolean isStrange = new AtomicBoolean();
    TypeReach.walk(type, known -> {}, unresolved -> isStrange.set(true));
    ((TypeParameterElement) type.asElement())
        .getBounds().stream()
            .filter(bound -> bound.getKind().isPrimitive() || bound.getKind() == TypeKind.ARRAY)
            .forEach(bound -> isStrange.set(true));
    return isStrange.get();
  }

  /** A type of which only its text is known, which a class of this round must be part of. */
  @Nullable TypeName ofWritten(WrittenType written, Element place) {
    List<TypeName> arguments = new ArrayList<>();
    for (WrittenType argument : written.arguments()) {
      TypeName name = ofWritten(argument, place);
      if (name == null) {
        return null;
      }
      // The compiler reports a primitive type as an argument.
      if (name.isPrimitive() && !written.name().equals(WrittenType.ARRAY)) {
        markBroken();
        return null;
      }
      arguments.add(name);
    }
    if (written.enclosing() != null) {
      if (ofWritten(written.enclosing(), place) instanceof ParameterizedTypeName outer
          && hasInner(outer.rawType(), written.name(), arguments.size(), place)) {
        return isRefused(arguments, written)
            ? outer.rawType().nestedClass(written.name())
            : outer.nestedClass(written.name(), arguments);
      }
      return null;
    }
    return switch (written.name()) {
      case "" -> {
        markBroken();
        yield null;
      }
      case WrittenType.ARRAY -> ArrayTypeName.of(arguments.get(0));
      case "?" -> WildcardTypeName.subtypeOf(ClassName.get(Object.class));
      case WrittenType.EXTENDS -> WildcardTypeName.subtypeOf(arguments.get(0));
      case WrittenType.SUPER -> WildcardTypeName.supertypeOf(arguments.get(0));
      default -> named(written, isRefused(arguments, written) ? List.of() : arguments, place);
    };
  }

  private @Nullable TypeName named(WrittenType written, List<TypeName> arguments, Element place) {
    TypeName primitive = PRIMITIVES.get(written.name());
    if (primitive != null && !arguments.isEmpty()) {
      markBroken();
      return null;
    }
    if (primitive != null) {
      return primitive;
    }
    TypeElement declaring = Symbols.enclosingType(place);
    for (TypeParameterElement parameter : declaring.getTypeParameters()) {
      if (parameter.getSimpleName().contentEquals(written.name())) {
        if (!arguments.isEmpty()) {
          markBroken();
          return null;
        }
        return argumentFor(parameter, declaring);
      }
    }
    if (!declaring.equals(context.host) && symbols.extendsRaw(context.host, declaring)) {
      // The compiler will show what remains of the types.
      return null;
    }
    ClassName found = context.futureTypes.named(written, place);
    if (found != null && !context.futureTypes.mayHave(found, arguments.size())) {
      markBroken();
      return null;
    }
    if (found != null
        && !mayBeWithinBounds(context.futureTypes.parametersOf(found), arguments, place)) {
      context.named.add(found);
      return found; // the compiler reports the arguments, and must not do so in generated code
    }
    if (found == null) {
      TypeElement existing = context.futureTypes.existing(written.name(), place);
      if (existing == null || !TypeReach.canName(symbols, context.host, existing)) {
        return null;
      }
      if (!mayHave(existing, arguments.size())) {
        markBroken();
        return null;
      }
      if (!mayBeWithinBounds(existing.getTypeParameters(), arguments, place)) {
        return null;
      }
      found = ClassName.get(existing);
    } else {
      context.named.add(found);
    }
    return arguments.isEmpty()
        ? found
        : ParameterizedTypeName.get(found, arguments.toArray(new TypeName[0]));
  }

  /** Names what the host, or a superclass of it, has for a type parameter of a superclass. */
  private @Nullable TypeName argumentFor(TypeParameterElement parameter, TypeElement declaring) {
    TypeMirror seen = symbols.argumentFor(context.host, declaring, parameter);
    if (seen == null || !TypeReach.isUnresolved(seen)) {
      return seen == null ? null : of(seen, WrittenType.of(seen), context.host);
    }
    TypeElement subclass = symbols.subclassOf(declaring, context.host);
    List<? extends TypeParameterElement> parameters = declaring.getTypeParameters();
    WrittenType superclass = symbols.sourceNames.superclassOf(subclass);
    return ofWritten(
        argument(superclass, parameters.indexOf(parameter), parameters.size()), subclass);
  }

  /** Notes a mistake after which javac has no round in which more could become known. */
  private void markBroken() {
    context.isBroken |= symbols.sourceNames.areOfJavac();
  }

  /** Whether a class has an inner class that may be written with so many type arguments. */
  private boolean hasInner(ClassName outer, String name, int arguments, Element place) {
    TypeElement type = symbols.find(place, outer.canonicalName());
    TypeElement inner = type == null ? null : symbols.memberNamed(name, type);
    return inner != null
        && isInner(inner)
        && mayHave(inner, arguments)
        && TypeReach.canName(symbols, context.host, inner);
  }

  /**
   * Whether no type argument is a class, or a type variable of a class, that the compiler will find
   * unfit.
   */
  private boolean mayBeWithinBounds(
      List<? extends TypeParameterElement> parameters, List<TypeName> arguments, Element place) {
    for (int i = 0; i < arguments.size(); i++) {
      TypeName argument = arguments.get(i);
      TypeName raw =
          argument instanceof ParameterizedTypeName generic ? generic.rawType() : argument;
      String base = raw instanceof ClassName named ? context.futureTypes.baseOf(named) : null;
      for (TypeMirror bound : parameters.get(i).getBounds()) {
        if ((base != null && !symbols.mayExtend(base, bound))
            || (base == null && raw instanceof ClassName named && !mayFit(named, bound, place))
            || (raw instanceof TypeVariableName variable && !mayFit(variable, bound, place))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether no type argument is a type that exists and can have no bound of this round. */
  boolean mayBeWithinBounds(DeclaredType type) {
    TypeElement declaration = (TypeElement) type.asElement();
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    for (int i = 0; i < arguments.size(); i++) {
      List<? extends TypeMirror> bounds = declaration.getTypeParameters().get(i).getBounds();
      for (int j = 0; j < bounds.size(); j++) {
        TypeMirror bound = bounds.get(j);
        WrittenType written = symbols.sourceNames.boundOf(declaration, i, j, bound);
        if (!mayBeWithin(arguments.get(i), bound, written, declaration)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean mayBeWithin(
      TypeMirror type, TypeMirror bound, WrittenType written, TypeElement place) {
    if (type.getKind() != TypeKind.DECLARED && type.getKind() != TypeKind.TYPEVAR) {
      return true;
    }
    if (context.futureTypes.of(bound, written, place) != null) {
      return type.getKind() == TypeKind.TYPEVAR;
    }
    TypeElement supertype =
        written.enclosing() == null
                && written.arguments().stream().anyMatch(each -> futureIn(each, place) != null)
            ? context.futureTypes.existing(written.name(), place)
            : null;
    return supertype == null
        || symbols.mayExtend(
            type, supertype, seen -> mayHaveArguments(seen.getTypeArguments(), written, place));
  }

  private boolean mayHaveArguments(
      List<? extends TypeMirror> known, WrittenType written, Element place) {
    return IntStream.range(0, Math.min(known.size(), written.arguments().size()))
        .allMatch(i -> mayBe(known.get(i), written.arguments().get(i), place));
  }

  /** Whether a type argument may be one that is written, perhaps with a class of this round. */
  private boolean mayBe(TypeMirror known, WrittenType written, Element place) {
    ClassName future = futureIn(written, place);
    if (future == null || TypeReach.isUnresolved(known)) {
      return true;
    }
    if (!written.name().equals(WrittenType.SUPER)) {
      return false;
    }
    TypeMirror lower = known instanceof WildcardType wildcard ? wildcard.getSuperBound() : known;
    String base = context.futureTypes.baseOf(future);
    return lower == null || symbols.mayExtend(base == null ? "java.lang.Object" : base, lower);
  }

  /** The class that does not exist yet and is written, perhaps as the bound of a wildcard. */
  private @Nullable ClassName futureIn(WrittenType written, Element place) {
    boolean isWildcard =
        written.name().equals(WrittenType.SUPER) || written.name().equals(WrittenType.EXTENDS);
    ClassName named =
        context.futureTypes.named(isWildcard ? written.arguments().get(0) : written, place);
    return named == null || symbols.find(place, named.canonicalName()) != null ? null : named;
  }

  private boolean mayFit(ClassName argument, TypeMirror bound, Element place) {
    TypeElement type = symbols.find(place, argument.canonicalName());
    return type == null || symbols.mayFit(type, bound);
  }

  private boolean mayFit(TypeVariableName variable, TypeMirror bound, Element place) {
    return Symbols.enclosingType(place).getTypeParameters().stream()
        .filter(parameter -> parameter.getSimpleName().contentEquals(variable.name()))
        .allMatch(parameter -> symbols.mayFit(parameter.asType(), bound));
  }

  /** Whether a class may be written with so many type arguments, which is raw with none. */
  private static boolean mayHave(TypeElement type, int arguments) {
    return arguments == 0 || arguments == type.getTypeParameters().size();
  }
}
