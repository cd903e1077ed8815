package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListNaming;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** What the names of a template stand for in the class of one host. */
final class HostNames {

  private static final TypeName ANY = WildcardTypeName.subtypeOf(Object.class);

  private static final Map<TypeName, Class<?>> FUNCTIONS =
      Map.of(
          TypeName.BYTE, IntFunction.class,
          TypeName.SHORT, IntFunction.class,
          TypeName.CHAR, IntFunction.class,
          TypeName.INT, IntFunction.class,
          TypeName.LONG, LongFunction.class,
          TypeName.FLOAT, DoubleFunction.class,
          TypeName.DOUBLE, DoubleFunction.class);

  private final HostModel host;
  private final ClassName template;
  private final String name;
  private final Map<String, Object> words;
  private final Map<TypeName, TypeName> types = new HashMap<>();
  private boolean isWildcard;

  /**
   * Names for a class of a host.
   *
   * @param host the host
   * @param template the class of the template that stands for the generated class
   * @param generated the generated class
   * @param name the text that stands for itself in the template, the name of a structure
   * @param words what other names and comments of the template stand for
   */
  HostNames(
      HostModel host,
      ClassName template,
      ClassName generated,
      String name,
      Map<String, Object> words) {
    this.host = host;
    this.template = template;
    this.name = name;
    this.words = words;
    types.put(TemplateTypes.ELEMENT, host.hostClass());
    types.put(template, generated);
    put(TemplateTypes.ELEMENT, TemplateTypes.VARIABLE, host.hostType());
    put(TemplateTypes.ELEMENT, TemplateTypes.CAPTURED, host.hostType());
    put(TemplateTypes.ELEMENT, ANY, host.withWildcards());
    put(template, TemplateTypes.VARIABLE, host.withTypeVariables(generated));
  }

  private void put(ClassName ofTemplate, TypeName argument, TypeName type) {
    types.put(ParameterizedTypeName.get(ofTemplate, argument), type);
  }

  /** Lets the class take elements of all type arguments, so that it has no type variables. */
  HostNames ofAllTypeArguments() {
    isWildcard = true;
    put(TemplateTypes.ELEMENT, TemplateTypes.VARIABLE, host.withWildcards());
    put(template, TemplateTypes.VARIABLE, type(template));
    return this;
  }

  /** Lets one type stand for another. */
  HostNames with(ClassName ofTemplate, TypeName ofHost) {
    types.put(ofTemplate, ofHost);
    return this;
  }

  /** The type that one of the template stands for. */
  TypeName type(TypeName ofTemplate) {
    TypeName known = types.get(ofTemplate);
    if (known == null) {
      known = make(ofTemplate);
      types.put(ofTemplate, known);
    }
    return known;
  }

  private TypeName make(TypeName type) {
    if (type.isAnnotated()) {
      return GeneratedSource.nullable(host, type(type.withoutAnnotations()));
    }
    if (type instanceof ArrayTypeName array) {
      return ArrayTypeName.of(type(array.componentType()));
    }
    if (type instanceof WildcardTypeName wildcard) {
      return wildcard.lowerBounds().isEmpty()
          ? WildcardTypeName.subtypeOf(type(wildcard.upperBounds().get(0)))
          : WildcardTypeName.supertypeOf(type(wildcard.lowerBounds().get(0)));
    }
    if (type instanceof ParameterizedTypeName generic) {
      TypeName[] arguments =
          generic.typeArguments().stream()
              .map(argument -> type(argument).box())
              .toArray(TypeName[]::new);
      return generic.rawType().equals(TemplateTypes.KEY_FUNCTION)
          ? function(arguments[0])
          : ParameterizedTypeName.get(generic.rawType(), arguments);
    }
    return type;
  }

  private TypeName function(TypeName result) {
    TypeName key = type(TemplateTypes.KEY);
    Class<?> function = FUNCTIONS.get(key);
    return function == null
        ? ParameterizedTypeName.get(
            ClassName.get(Function.class), WildcardTypeName.supertypeOf(key), result)
        : ParameterizedTypeName.get(ClassName.get(function), result);
  }

  /** The type for which an object is tested before it is cast. */
  TypeName tested(TypeName ofTemplate) {
    return erased(type(ofTemplate).box());
  }

  private static TypeName erased(TypeName type) {
    if (type instanceof TypeVariableName variable) {
      return variable.bounds().isEmpty() ? ClassName.OBJECT : erased(variable.bounds().get(0));
    }
    if (type instanceof ArrayTypeName array) {
      return ArrayTypeName.of(erased(array.componentType()));
    }
    return type instanceof ParameterizedTypeName generic
        ? ParameterizedTypeName.get(
            generic.rawType(),
            generic.typeArguments().stream().map(argument -> ANY).toArray(TypeName[]::new))
        : type;
  }

  /** What a name or a comment stands for: a name or code. */
  Object word(String ofTemplate) {
    return words.getOrDefault(ofTemplate, ofTemplate);
  }

  /** The statement that stores a neighbour in a field of an element. */
  String assignment(String element, String field, String neighbour) {
    return isWildcard
        ? "set%s(%s, %s);".formatted(ListNaming.capitalise(field), element, neighbour)
        : "%s.%s = %s;".formatted(element, word(field), neighbour);
  }

  /** The names and comments that stand for something of the host. */
  Set<String> words() {
    return words.keySet();
  }

  /** The name of the structure. */
  String name() {
    return name;
  }

  /** The type variables that one of the template stands for. */
  List<TypeVariableName> variables(TypeVariableName ofTemplate) {
    if (ofTemplate.equals(TemplateTypes.VARIABLE)) {
      return isWildcard ? List.of() : host.typeVariables();
    }
    return ofTemplate.equals(TemplateTypes.CAPTURED) ? host.typeVariables() : List.of(ofTemplate);
  }
}
