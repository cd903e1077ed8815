package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.RuntimeTypes;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a map of unknown layout or key. It extends the base of indexed
 * maps. Its constructors are those of all layouts, its methods take keys of any type, and each
 * refuses.
 */
final class StandInMap {

  private static final TypeVariableName KEY = TypeVariableName.get("AnyKey");

  private final HostModel host;
  private final StructureModel map;
  private final TypeName element;
  private final TypeSpec.Builder type;

  StandInMap(HostModel host, StructureModel map) {
    this.host = host;
    this.map = map;
    element = host.hostType();
    type = StandIns.newClass(host, map.generatedClass(), map.isPublic(), RuntimeTypes.INDEXED_MAP);
  }

  TypeSpec build() {
    TypeName pool =
        ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(element));
    addConstructor("super(null)");
    addConstructor("super(null)", TypeName.INT);
    addConstructor("super(argument0)", pool);
    addConstructor("super(argument0)", pool, TypeName.INT);
    type.addMethod(StandIns.holding(host, map));
    addKeyed();
    addOperations();
    return type.build();
  }

  private void addConstructor(String call, TypeName... parameters) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
    addParameters(constructor, parameters);
    type.addMethod(constructor.addStatement(call).build());
  }

  private void addKeyed() {
    TypeName function =
        ParameterizedTypeName.get(
            ClassName.get(Function.class), KEY, WildcardTypeName.subtypeOf(nullable(element)));
    addKeyed(nullable(element), "get", KEY);
    addKeyed(TypeName.BOOLEAN, "containsKey", KEY);
    addKeyed(nullable(element), "removeKey", KEY);
    addKeyed(nullable(element), "computeIfAbsent", KEY, function);
  }

  private void addKeyed(TypeName result, String name, TypeName... parameters) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .addTypeVariable(KEY)
            .returns(result)
            .addCode(StandIns.refusal(host));
    addParameters(method, parameters);
    type.addMethod(method.build());
  }

  private void addOperations() {
    TypeName object = ClassName.get(Object.class);
    add(Modifier.PROTECTED, TypeName.INT, "slotOf", element);
    add(Modifier.PROTECTED, ClassName.get(String.class), "linkName");
    add(Modifier.PROTECTED, TypeName.INT, "hashOf", element);
    add(Modifier.PROTECTED, nullable(object), "keyOf", element);
    add(Modifier.PROTECTED, nullable(element), "find", object);
    add(Modifier.PUBLIC, TypeName.BOOLEAN, "add", element);
    add(Modifier.PUBLIC, nullable(element), "put", element);
    for (String query : List.of("contains", "remove")) {
      add(Modifier.PUBLIC, TypeName.BOOLEAN, query, nullable(object));
    }
    add(
        Modifier.PUBLIC,
        ParameterizedTypeName.get(
            ClassName.get(Map.class), WildcardTypeName.subtypeOf(Object.class), element),
        "asMap");
  }

  private void add(Modifier access, TypeName result, String name, TypeName... parameters) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(access)
            .returns(result)
            .addCode(StandIns.refusal(host));
    addParameters(method, parameters);
    type.addMethod(method.build());
  }

  private static void addParameters(MethodSpec.Builder method, TypeName... parameters) {
    for (int i = 0; i < parameters.length; i++) {
      method.addParameter(parameters[i], "argument" + i);
    }
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
