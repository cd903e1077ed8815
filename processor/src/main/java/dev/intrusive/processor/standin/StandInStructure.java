package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.RuntimeTypes;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Emits the class that stands in for a list, heap or map of unknown layout. It extends the base of
 * the indexed layout, which has nearly all public methods of the others, and more. Its constructors
 * are those of all layouts; each operation on an element refuses.
 */
final class StandInStructure {

  private static final TypeName OBJECT = ClassName.get(Object.class);
  private static final TypeName STRING = ClassName.get(String.class);

  /** A map takes keys of any type. */
  private static final TypeVariableName KEY = TypeVariableName.get("AnyKey");

  private final HostModel host;
  private final TypeName element;
  private final TypeName pool;
  private final TypeSpec.Builder type;

  private StandInStructure(HostModel host, StructureModel structure, ClassName base) {
    this.host = host;
    element = host.hostType();
    pool = ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(element));
    type = StandIn.newClass(host, structure.generatedClass(), structure.isPublic(), base);
    type.addMethod(StandIn.holding(host, structure));
    override(Modifier.PROTECTED, TypeName.INT, "slotOf", element);
    override(Modifier.PROTECTED, STRING, "linkName");
    override(Modifier.PUBLIC, TypeName.BOOLEAN, "add", element);
    override(Modifier.PUBLIC, TypeName.BOOLEAN, "contains", nullable(OBJECT));
    override(Modifier.PUBLIC, TypeName.BOOLEAN, "remove", nullable(OBJECT));
  }

  static TypeSpec of(HostModel host, StructureModel structure) {
    return structure instanceof HeapModel
        ? heap(new StandInStructure(host, structure, RuntimeTypes.INDEXED_HEAP))
        : structure instanceof MapModel
            ? map(new StandInStructure(host, structure, RuntimeTypes.INDEXED_MAP))
            : list(
                new StandInStructure(host, structure, RuntimeTypes.INDEXED_LIST),
                structure.owner());
  }

  private static TypeSpec list(StandInStructure list, @Nullable TypeName owner) {
    TypeName element = list.element;
    list.constructor("super(null)");
    list.constructor("super(null)", TypeName.INT);
    list.constructor("super(argument0)", list.pool);
    if (owner == null) {
      // One that may be wrong.
      list.constructor("super(null)", OBJECT);
      list.constructor("super(null)", OBJECT, TypeName.INT);
    } else {
      list.constructor("super(null)", owner);
      list.constructor("super(null)", owner, TypeName.INT);
      list.method(owner, "owner");
    }
    list.method(TypeName.VOID, "trimToSize");
    for (String neighbour : List.of("next", "previous", "erase")) {
      list.override(Modifier.PUBLIC, list.nullable(element), neighbour, element);
    }
    for (String end : List.of("addFirst", "addLast", "moveToFirst", "moveToLast")) {
      list.override(Modifier.PUBLIC, TypeName.VOID, end, element);
    }
    for (String place : List.of("insertBefore", "insertAfter", "moveBefore", "moveAfter")) {
      list.override(Modifier.PUBLIC, TypeName.VOID, place, element, element);
    }
    return list.type.build();
  }

  private static TypeSpec heap(StandInStructure heap) {
    TypeName order =
        ParameterizedTypeName.get(
            ClassName.get(Comparator.class), WildcardTypeName.supertypeOf(heap.element));
    heap.constructor("super(null, null)");
    heap.constructor("super(null, null)", order);
    heap.constructor("super(argument0, null)", heap.pool);
    heap.constructor("super(argument0, argument1)", heap.pool, order);
    heap.override(Modifier.PROTECTED, TypeName.LONG, "keyOf", heap.element);
    heap.override(Modifier.PUBLIC, TypeName.VOID, "update", heap.element);
    return heap.type.build();
  }

  private static TypeSpec map(StandInStructure map) {
    TypeName found = map.nullable(map.element);
    TypeName function =
        ParameterizedTypeName.get(
            ClassName.get(Function.class), KEY, WildcardTypeName.subtypeOf(found));
    map.constructor("super(null)");
    map.constructor("super(null)", TypeName.INT);
    map.constructor("super(argument0)", map.pool);
    map.constructor("super(argument0)", map.pool, TypeName.INT);
    map.method(found, "get", KEY);
    map.method(TypeName.BOOLEAN, "containsKey", KEY);
    map.method(found, "removeKey", KEY);
    map.method(found, "computeIfAbsent", KEY, function);
    map.override(Modifier.PROTECTED, TypeName.INT, "hashOf", map.element);
    map.override(Modifier.PROTECTED, map.nullable(OBJECT), "keyOf", map.element);
    map.override(Modifier.PROTECTED, found, "find", OBJECT);
    map.override(Modifier.PUBLIC, found, "put", map.element);
    map.override(
        Modifier.PUBLIC,
        ParameterizedTypeName.get(
            ClassName.get(Map.class), WildcardTypeName.subtypeOf(Object.class), map.element),
        "asMap");
    return map.type.build();
  }

  private void constructor(String call, TypeName... parameters) {
    add(
        MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC).addStatement(call),
        parameters);
  }

  /** Adds a method of all layouts but the indexed one, or one with keys of any type. */
  private void method(TypeName result, String name, TypeName... parameters) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .returns(result)
            .addCode(StandIn.refusal(host));
    if (List.of(parameters).contains(KEY)) {
      method.addTypeVariable(KEY);
    }
    add(method, parameters);
  }

  private void override(Modifier access, TypeName result, String name, TypeName... parameters) {
    add(
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(access)
            .returns(result)
            .addCode(StandIn.refusal(host)),
        parameters);
  }

  private void add(MethodSpec.Builder method, TypeName... parameters) {
    for (int i = 0; i < parameters.length; i++) {
      method.addParameter(parameters[i], "argument" + i);
    }
    type.addMethod(method.build());
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
