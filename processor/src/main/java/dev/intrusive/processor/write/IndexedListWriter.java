package dev.intrusive.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/** Writes a list of the indexed layout, whose elements have a slot in a pool. */
final class IndexedListWriter extends DelegatingListWriter {

  private final ListModel.Indexed indexed;

  IndexedListWriter(HostModel host, ListModel.Indexed list) {
    super(host, list, RuntimeTypes.INDEXED_LIST, list.slot());
    indexed = list;
  }

  @Override
  void addMembers() {
    addJavadoc(fieldReference(indexed.slot()));
    type.addMethod(constructor(host).build());
    type.addMethod(
        holding(poolParameter(host, "pool"))
            .addStatement(
                "return ($T)$WlistOf(pool, $T.class, element, $L)",
                listType,
                list.listClass(),
                handle)
            .build());
    type.addMethod(
        override("slotOf", Modifier.PROTECTED)
            .returns(TypeName.INT)
            .addParameter(element, "element")
            .addStatement("return $L", handle)
            .build());
    addListName();
    addOperations();
  }

  /** The constructor that takes the pool whose objects are to be linked. */
  static MethodSpec.Builder constructor(HostModel host) {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Creates an empty list of objects of a pool.\n")
        .addParameter(poolParameter(host, "pool"))
        .addStatement("super(pool)");
  }
}
