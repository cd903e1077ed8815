package dev.intrusive.processor.parse;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WildcardTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * A type as it stands in the source, without annotations.
 *
 * @param enclosing the type before the last dot if it has arguments, or null
 * @param name the name of the class, variable or primitive, as far as it is written; {@code []} for
 *     an array; {@code ?}, {@code ? extends} or {@code ? super} for a wildcard
 * @param arguments the type arguments, the component of an array, or the bound of a wildcard
 */
record WrittenType(@Nullable WrittenType enclosing, String name, List<WrittenType> arguments) {

  static final String ARRAY = "[]";
  static final String EXTENDS = "? extends";
  static final String SUPER = "? super";

  /** What javac shows where a name is missing after a dot. */
  private static final String MISSING = "<error>";

  /** What cannot be read. */
  static final WrittenType BROKEN = new WrittenType("", List.of());

  private WrittenType(String name, List<WrittenType> arguments) {
    this(null, name, arguments);
  }

  /** Reads a type from the syntax tree of javac; what is broken has an empty name. */
  static WrittenType of(@Nullable Tree tree) {
    if (tree instanceof AnnotatedTypeTree annotated) {
      return of(annotated.getUnderlyingType());
    }
    if (tree instanceof IdentifierTree identifier) {
      return new WrittenType(identifier.getName().toString(), List.of());
    }
    if (tree instanceof MemberSelectTree select) {
      return select.getIdentifier().contentEquals(MISSING)
          ? BROKEN
          : member(of(select.getExpression()), select.getIdentifier().toString(), List.of());
    }
    if (tree instanceof ParameterizedTypeTree parameterized) {
      WrittenType raw = of(parameterized.getType());
      return new WrittenType(
          raw.enclosing,
          raw.name,
          parameterized.getTypeArguments().stream().map(WrittenType::of).toList());
    }
    if (tree instanceof ArrayTypeTree array) {
      return of(array.getType()).array();
    }
    if (tree instanceof WildcardTree wildcard) {
      return switch (wildcard.getKind()) {
        case EXTENDS_WILDCARD -> new WrittenType(EXTENDS, List.of(of(wildcard.getBound())));
        case SUPER_WILDCARD -> new WrittenType(SUPER, List.of(of(wildcard.getBound())));
        default -> new WrittenType("?", List.of());
      };
    }
    return tree instanceof PrimitiveTypeTree primitive
        ? new WrittenType(primitive.toString(), List.of())
        : BROKEN;
  }

  /** A type after a dot, or without one if there is nothing before. */
  static WrittenType member(
      @Nullable WrittenType before, String name, List<WrittenType> arguments) {
    if (before == null) {
      return new WrittenType(name, arguments);
    }
    return before.enclosing != null || !before.arguments.isEmpty()
        ? new WrittenType(before, name, arguments)
        : new WrittenType(before.name + "." + name, arguments);
  }

  /** A wildcard. */
  static WrittenType wildcard(String name, @Nullable WrittenType bound) {
    return new WrittenType(name, bound == null ? List.of() : List.of(bound));
  }

  /** An array of what is written. */
  WrittenType array() {
    return new WrittenType(ARRAY, List.of(this));
  }

  /** Writes a type in full, as far as the compiler shows it. */
  static WrittenType of(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED, ERROR -> ofClass((DeclaredType) type);
      case ARRAY -> new WrittenType(ARRAY, List.of(of(((ArrayType) type).getComponentType())));
      case TYPEVAR ->
          new WrittenType(((TypeVariable) type).asElement().getSimpleName().toString(), List.of());
      case WILDCARD -> ofWildcard((WildcardType) type);
      default -> new WrittenType(type.getKind().name().toLowerCase(Locale.ROOT), List.of());
    };
  }

  private static WrittenType ofClass(DeclaredType type) {
    List<WrittenType> arguments = type.getTypeArguments().stream().map(WrittenType::of).toList();
    if (type.getEnclosingType().getKind() == TypeKind.DECLARED
        && type.getEnclosingType() instanceof DeclaredType outer
        && !outer.getTypeArguments().isEmpty()) {
      return new WrittenType(of(outer), type.asElement().getSimpleName().toString(), arguments);
    }
    String name =
        type.asElement() instanceof QualifiedNameable named
            ? named.getQualifiedName().toString()
            : type.asElement().getSimpleName().toString();
    if (type.getKind() == TypeKind.ERROR) {
      // The Eclipse compiler forgets the arguments of the enclosing class, but prints them.
      WrittenType enclosing = enclosingOf(type.toString());
      if (enclosing != null) {
        return new WrittenType(enclosing, name.substring(name.lastIndexOf('.') + 1), arguments);
      }
    }
    return new WrittenType(name, arguments);
  }

  private static @Nullable WrittenType enclosingOf(String text) {
    int end = text.lastIndexOf(">.");
    int start = text.indexOf('<');
    if (end < 0 || text.indexOf('@') >= 0) {
      return null;
    }
    List<WrittenType> arguments = new ArrayList<>();
    for (String argument : text.substring(start + 1, end).split(",", -1)) {
      if (argument.indexOf('<') >= 0 || argument.indexOf('?') >= 0) {
        return null;
      }
      arguments.add(new WrittenType(argument.strip(), List.of()));
    }
    return new WrittenType(text.substring(0, start), arguments);
  }

  private static WrittenType ofWildcard(WildcardType type) {
    if (type.getExtendsBound() != null) {
      return new WrittenType(EXTENDS, List.of(of(type.getExtendsBound())));
    }
    return type.getSuperBound() != null
        ? new WrittenType(SUPER, List.of(of(type.getSuperBound())))
        : new WrittenType("?", List.of());
  }

  /** The type as the user would write it in the host's own file. */
  String simple() {
    String joined = String.join(", ", arguments.stream().map(WrittenType::simple).toList());
    if (name.equals(ARRAY)) {
      return joined + name;
    }
    if (name.startsWith("? ")) {
      return name + " " + joined;
    }
    String start = enclosing == null ? "" : enclosing.simple() + ".";
    return start + simpleName() + (arguments.isEmpty() ? "" : "<" + joined + ">");
  }

  /** The name without packages and enclosing classes. */
  String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Whether the type arguments are the type parameters of a class, in order. */
  boolean hasParametersOf(TypeElement type) {
    return arguments.equals(
        type.getTypeParameters().stream()
            .map(parameter -> new WrittenType(parameter.getSimpleName().toString(), List.of()))
            .toList());
  }
}
