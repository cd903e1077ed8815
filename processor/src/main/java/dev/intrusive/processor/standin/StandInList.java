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
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a list of unknown layout. It extends the base of indexed
 * lists, which has all public methods of the other layouts but one, and more. Its constructors are
 * those of all layouts; each operation on an element refuses.
 */
final class StandInList {

  private final HostModel host;
  private final StructureModel list;
  private final TypeName element;
  private final TypeSpec.Builder type;

  StandInList(HostModel host, StructureModel list) {
    this.host = host;
    this.list = list;
    element = host.hostType();
    type =
        StandIns.newClass(host, list.generatedClass(), list.isPublic(), RuntimeTypes.INDEXED_LIST);
  }

  TypeSpec build() {
    addConstructors();
    type.addMethod(StandIns.holding(host, list));
    addOperations();
    return type.build();
  }

  private void addConstructors() {
    TypeName pool =
        ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(element));
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addStatement("super(null)")
            .build());
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(TypeName.INT, "expectedSize")
            .addStatement("super(null)")
            .build());
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(pool, "pool")
            .addStatement("super(pool)")
            .build());
  }

  private void addOperations() {
    add(Modifier.PROTECTED, TypeName.INT, "slotOf", element);
    add(Modifier.PROTECTED, ClassName.get(String.class), "linkName");
    add(Modifier.PUBLIC, TypeName.BOOLEAN, "add", element);
    type.addMethod(
        MethodSpec.methodBuilder("trimToSize")
            .addModifiers(Modifier.PUBLIC)
            .addCode(StandIns.refusal(host))
            .build());
    for (String query : List.of("contains", "remove")) {
      add(Modifier.PUBLIC, TypeName.BOOLEAN, query, nullable(ClassName.get(Object.class)));
    }
    for (String neighbour : List.of("next", "previous", "erase")) {
      add(Modifier.PUBLIC, nullable(element), neighbour, element);
    }
    for (String end : List.of("addFirst", "addLast", "moveToFirst", "moveToLast")) {
      add(Modifier.PUBLIC, TypeName.VOID, end, element);
    }
    for (String place : List.of("insertBefore", "insertAfter", "moveBefore", "moveAfter")) {
      add(Modifier.PUBLIC, TypeName.VOID, place, element, element);
    }
  }

  private void add(Modifier access, TypeName result, String name, TypeName... parameters) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(access)
            .returns(result)
            .addCode(StandIns.refusal(host));
    for (int i = 0; i < parameters.length; i++) {
      method.addParameter(parameters[i], "argument" + i);
    }
    type.addMethod(method.build());
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
