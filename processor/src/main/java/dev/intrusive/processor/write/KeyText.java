package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.KeyModel;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.regex.Pattern;

/**
 * What stands for the key in a template: its type in several forms, the functional interface for
 * it, and a comparison by {@code ==} where that is equality.
 */
final class KeyText {

  private static final Map<TypeName, Class<?>> FUNCTIONS =
      Map.of(
          TypeName.BYTE, IntFunction.class,
          TypeName.SHORT, IntFunction.class,
          TypeName.CHAR, IntFunction.class,
          TypeName.INT, IntFunction.class,
          TypeName.LONG, LongFunction.class,
          TypeName.FLOAT, DoubleFunction.class,
          TypeName.DOUBLE, DoubleFunction.class);

  private static final Pattern EQUAL =
      Pattern.compile("(!?)Keys\\.equal\\(key, ([\\w()]+\\.elementKey)\\)");
  private static final String FIND = "protected @Nullable Element<T> find(";

  /** What the methods of templates have that cast to a type with arguments. */
  static final String UNCHECKED = "@SuppressWarnings(\"unchecked\")\n";

  private final KeyModel key;

  KeyText(KeyModel key) {
    this.key = key;
  }

  /** The expression for the key of an element. */
  String member() {
    return key.isMethod() ? key.member() + "()" : key.member();
  }

  /** The type of the key. */
  TypeName type() {
    return key.type();
  }

  /** The type of the key as an object. */
  TypeName boxed() {
    return key.type().box();
  }

  /** The type for which an object is tested that may be a key. */
  TypeName tested() {
    return erased(boxed());
  }

  private static TypeName erased(TypeName type) {
    if (type instanceof TypeVariableName variable) {
      return variable.bounds().isEmpty() ? ClassName.OBJECT : erased(variable.bounds().get(0));
    }
    if (type instanceof ParameterizedTypeName parameterized) {
      return ParameterizedTypeName.get(
          parameterized.rawType(),
          parameterized.typeArguments().stream()
              .map(argument -> WildcardTypeName.subtypeOf(Object.class))
              .toArray(TypeName[]::new));
    }
    if (type instanceof ArrayTypeName array) {
      return ArrayTypeName.of(erased(array.componentType()));
    }
    return type;
  }

  /** The beginning of the type of a function of a key. */
  CodeBlock function() {
    Class<?> function = FUNCTIONS.get(key.type());
    return function == null
        ? CodeBlock.of("$T<? super $T, ", Function.class, key.type())
        : CodeBlock.of("$T<", function);
  }

  /** The members of a template, as they are for this key. */
  String adapt(String members) {
    if (!key.type().isPrimitive()) {
      return boxed().equals(tested()) ? members : members.replace(FIND, UNCHECKED + FIND);
    }
    String withoutNulls =
        members
            .replace(" * @throws NullPointerException if the key is null\n", "")
            .replace("if the key or the function is null", "if the function is null");
    boolean hasFraction = FUNCTIONS.get(key.type()) == DoubleFunction.class;
    return hasFraction
        ? withoutNulls
        : EQUAL
            .matcher(withoutNulls)
            .replaceAll(
                found -> "key " + (found.group(1).isEmpty() ? "==" : "!=") + " " + found.group(2));
  }
}
