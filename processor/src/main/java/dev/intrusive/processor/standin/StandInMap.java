package dev.intrusive.processor.standin;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.RuntimeTypes;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a map of unknown layout or key. Its constructors are those of
 * all layouts, and its keys are objects.
 */
final class StandInMap {

  private final HostModel host;
  private final StructureModel map;
  private final TypeSpec.Builder type;

  StandInMap(HostModel host, StructureModel map) {
    this.host = host;
    this.map = map;
    type =
        StandIns.newClass(host, map.generatedClass(), map.isPublic(), RuntimeTypes.INTRUSIVE_MAP);
  }

  TypeSpec build() {
    TypeName pool =
        ParameterizedTypeName.get(
            RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(host.hostType()));
    addConstructor();
    addConstructor(TypeName.INT);
    addConstructor(pool);
    addConstructor(pool, TypeName.INT);
    return type.addMethod(StandIns.holding(host, map)).build();
  }

  private void addConstructor(TypeName... parameters) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
    for (int i = 0; i < parameters.length; i++) {
      constructor.addParameter(parameters[i], "argument" + i);
    }
    type.addMethod(constructor.build());
  }
}
