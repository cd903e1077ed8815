package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.RuntimeTypes;
import java.util.Comparator;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a heap of unknown layout. Its constructors are those of all
 * layouts and orders.
 */
final class StandInHeap {

  private final HostModel host;
  private final StructureModel heap;
  private final TypeSpec.Builder type;

  StandInHeap(HostModel host, StructureModel heap) {
    this.host = host;
    this.heap = heap;
    type =
        StandIns.newClass(
            host, heap.generatedClass(), heap.isPublic(), RuntimeTypes.INTRUSIVE_HEAP);
  }

  TypeSpec build() {
    TypeName comparator =
        ParameterizedTypeName.get(
            ClassName.get(Comparator.class), WildcardTypeName.supertypeOf(host.hostType()));
    TypeName pool =
        ParameterizedTypeName.get(
            RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(host.hostType()));
    addConstructor();
    addConstructor(comparator);
    addConstructor(pool);
    addConstructor(pool, comparator);
    return type.addMethod(StandIns.holding(host, heap)).build();
  }

  private void addConstructor(TypeName... parameters) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
    for (int i = 0; i < parameters.length; i++) {
      constructor.addParameter(parameters[i], "argument" + i);
    }
    type.addMethod(constructor.build());
  }
}
