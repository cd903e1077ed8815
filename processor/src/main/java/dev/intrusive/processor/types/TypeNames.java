package dev.intrusive.processor.types;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import org.jspecify.annotations.Nullable;

/**
 * Names types for generated code. Annotations that declare nullness stay, others are dropped. A
 * type that is written with a class that does not exist, or not yet, has no name.
 */
public final class TypeNames extends SimpleTypeVisitor14<TypeName, @Nullable Void> {

  private final TypeElement host;
  private final NullnessAnnotations nullness;
  private List<TypeVariableName> variables = List.of();

  /** Creates an object for one host. */
  public TypeNames(Symbols symbols, TypeElement host) {
    this.host = host;
    nullness = new NullnessAnnotations(symbols, host);
  }

  /** Sets the type variables of the host with those of their bounds that are known. */
  public void setVariables(List<TypeVariableName> known) {
    variables = known;
  }

  /** The annotations that declare the nullness of a parameter, besides those of its type. */
  public List<ClassName> nullnessOf(VariableElement parameter) {
    return nullness.of(parameter);
  }

  /** Names a class whatever its type arguments are, and those of classes around it. */
  public static TypeName withWildcards(TypeElement type) {
    TypeName enclosing =
        type.getEnclosingElement() instanceof TypeElement outer ? withWildcards(outer) : null;
    List<TypeName> arguments =
        Collections.nCopies(
            type.getTypeParameters().size(), WildcardTypeName.subtypeOf(Object.class));
    return withArguments(type, enclosing, arguments);
  }

  private static TypeName withArguments(
      TypeElement type, @Nullable TypeName enclosing, List<TypeName> arguments) {
    ClassName raw = ClassName.get(type);
    if (!type.getModifiers().contains(Modifier.STATIC)
        && enclosing instanceof ParameterizedTypeName generic) {
      return generic.nestedClass(raw.simpleName(), arguments);
    }
    return arguments.isEmpty()
        ? raw
        : ParameterizedTypeName.get(raw, arguments.toArray(new TypeName[0]));
  }

  /** Names a type; null if a part of it is unresolved. */
  public @Nullable TypeName of(TypeMirror type) {
    return TypeReach.isUnresolved(type) ? null : ofResolved(type);
  }

  /** Names a type no part of which is unresolved. */
  public TypeName ofResolved(TypeMirror type) {
    TypeName name = Objects.requireNonNull(visit(type));
    List<AnnotationSpec> annotations =
        nullness.of(type).stream().map(each -> AnnotationSpec.builder(each).build()).toList();
    return annotations.isEmpty() ? name : name.annotated(annotations);
  }

  @Override
  protected TypeName defaultAction(TypeMirror type, @Nullable Void unused) {
    return TypeName.get(type);
  }

  @Override
  public TypeName visitDeclared(DeclaredType type, @Nullable Void unused) {
    TypeElement element = (TypeElement) type.asElement();
    TypeName enclosing =
        type.getEnclosingType() instanceof DeclaredType outer ? ofResolved(outer) : null;
    List<TypeName> arguments = type.getTypeArguments().stream().map(this::ofResolved).toList();
    return withArguments(element, enclosing, arguments);
  }

  @Override
  public TypeName visitArray(ArrayType type, @Nullable Void unused) {
    return ArrayTypeName.of(ofResolved(type.getComponentType()));
  }

  @Override
  public TypeName visitTypeVariable(TypeVariable type, @Nullable Void unused) {
    String name = type.asElement().getSimpleName().toString();
    boolean isOfHost = host.equals(type.asElement().getEnclosingElement());
    return variables.stream()
        .filter(variable -> isOfHost && variable.name().equals(name))
        .findFirst()
        .orElseGet(
            () -> hasStrangeBound(type) ? TypeVariableName.get(name) : TypeVariableName.get(type));
  }

  /** Whether a bound is no class, or one that does not exist. */
  private boolean hasStrangeBound(TypeVariable type) {
    return TypeReach.isUnresolvedWithBounds(type)
        || ((TypeParameterElement) type.asElement())
            .getBounds().stream().anyMatch(TypeReach::isNoBound);
  }

  @Override
  public TypeName visitWildcard(WildcardType type, @Nullable Void unused) {
    TypeMirror upper = type.getExtendsBound();
    TypeMirror lower = type.getSuperBound();
    if (lower != null) {
      return WildcardTypeName.supertypeOf(ofResolved(lower));
    }
    return WildcardTypeName.subtypeOf(
        upper == null ? ClassName.get(Object.class) : ofResolved(upper));
  }
}
