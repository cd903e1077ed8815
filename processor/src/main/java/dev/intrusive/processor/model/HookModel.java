package dev.intrusive.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;

/**
 * A method of a host that begins lives.
 *
 * @param method its name
 * @param parameters its parameters, with types as the host sees them
 * @param isVarargs whether the last parameter stands for any number of arguments
 * @param isSafeVarargs whether the user vouches for what it does with them
 * @param exceptions what it declares to throw
 */
public record HookModel(
    String method,
    List<Parameter> parameters,
    boolean isVarargs,
    boolean isSafeVarargs,
    List<TypeName> exceptions) {

  /**
   * A parameter.
   *
   * @param name its name
   * @param type its type
   * @param annotations what declares its nullness, besides its type
   */
  public record Parameter(String name, TypeName type, List<ClassName> annotations) {}

  /** The erased types of the parameters, which no other hook of the host has. */
  public List<TypeName> erasedTypes() {
    return parameters.stream().map(parameter -> erase(parameter.type())).toList();
  }

  /** What remains of a type at run time. */
  private static TypeName erase(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return ArrayTypeName.of(erase(array.componentType()));
    }
    if (type instanceof TypeVariableName variable) {
      return variable.bounds().isEmpty()
          ? ClassName.get(Object.class)
          : erase(variable.bounds().get(0));
    }
    return type instanceof ParameterizedTypeName parameterized
        ? parameterized.rawType().withoutAnnotations()
        : type.withoutAnnotations();
  }
}
