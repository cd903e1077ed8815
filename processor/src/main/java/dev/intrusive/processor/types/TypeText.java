package dev.intrusive.processor.types;

import java.util.List;
import java.util.Locale;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import org.jspecify.annotations.Nullable;

/** Writes types for messages: as the user would in the host's own file, without annotations. */
public final class TypeText extends SimpleTypeVisitor14<String, @Nullable Void> {

  private static final TypeText INSTANCE = new TypeText();

  private TypeText() {}

  /** The text of a type, as far as the compiler shows it. */
  public static String of(TypeMirror type) {
    return INSTANCE.visit(type);
  }

  @Override
  protected String defaultAction(TypeMirror type, @Nullable Void unused) {
    return type.getKind().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String visitError(ErrorType type, @Nullable Void unused) {
    return visitDeclared(type, null);
  }

  @Override
  public String visitDeclared(DeclaredType type, @Nullable Void unused) {
    String name = type.asElement().getSimpleName() + ofArguments(type);
    boolean isInner =
        type.getEnclosingType() instanceof DeclaredType outer
            && !outer.getTypeArguments().isEmpty();
    return isInner ? visit(type.getEnclosingType()) + "." + name : name;
  }

  /** The text of the arguments of a class type with their brackets, or nothing. */
  public static String ofArguments(TypeMirror type) {
    List<? extends TypeMirror> arguments = Mirrors.arguments(type);
    return arguments.isEmpty()
        ? ""
        : "<" + String.join(", ", arguments.stream().map(TypeText::of).toList()) + ">";
  }

  @Override
  public String visitArray(ArrayType type, @Nullable Void unused) {
    return visit(type.getComponentType()) + "[]";
  }

  @Override
  public String visitTypeVariable(TypeVariable type, @Nullable Void unused) {
    return type.asElement().getSimpleName().toString();
  }

  @Override
  public String visitWildcard(WildcardType type, @Nullable Void unused) {
    TypeMirror upper = type.getExtendsBound();
    TypeMirror lower = type.getSuperBound();
    return upper != null
        ? "? extends " + visit(upper)
        : lower != null ? "? super " + visit(lower) : "?";
  }
}
