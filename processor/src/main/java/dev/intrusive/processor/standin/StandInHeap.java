package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.RuntimeTypes;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a heap of unknown layout. It extends the base of indexed
 * heaps. Its constructors are those of all layouts and orders, and each operation on an element
 * refuses.
 */
final class StandInHeap {

  private final HostModel host;
  private final StructureModel heap;
  private final TypeName element;
  private final TypeSpec.Builder type;

  StandInHeap(HostModel host, StructureModel heap) {
    this.host = host;
    this.heap = heap;
    element = host.hostType();
    type =
        StandIns.newClass(host, heap.generatedClass(), heap.isPublic(), RuntimeTypes.INDEXED_HEAP);
  }

  TypeSpec build() {
    TypeName pool =
        ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(element));
    TypeName order =
        ParameterizedTypeName.get(
            ClassName.get(Comparator.class), WildcardTypeName.supertypeOf(element));
    addConstructor("super(null)");
    addConstructor("super(null)", order);
    addConstructor("super(argument0)", pool);
    addConstructor("super(argument0)", pool, order);
    type.addMethod(StandIns.holding(host, heap));
    addOperations();
    return type.build();
  }

  private void addConstructor(String call, TypeName... parameters) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
    addParameters(constructor, parameters);
    type.addMethod(constructor.addStatement(call).build());
  }

  private void addOperations() {
    add(Modifier.PROTECTED, TypeName.INT, "slotOf", element);
    add(Modifier.PROTECTED, TypeName.LONG, "keyOf", element);
    add(Modifier.PROTECTED, ClassName.get(String.class), "linkName");
    add(Modifier.PUBLIC, TypeName.BOOLEAN, "add", element);
    for (String query : List.of("contains", "remove")) {
      add(Modifier.PUBLIC, TypeName.BOOLEAN, query, nullable(ClassName.get(Object.class)));
    }
    add(Modifier.PUBLIC, TypeName.VOID, "update", element);
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
