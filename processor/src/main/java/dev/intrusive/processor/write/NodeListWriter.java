package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/** Writes a list of the node layout: each operation finds the link and calls the base class. */
final class NodeListWriter extends ListWriter {

  private final String link;

  NodeListWriter(HostModel host, ListModel.Node list) {
    super(host, list, RuntimeTypes.NODE_LIST);
    link = list.link();
  }

  @Override
  void addMembers() {
    addJavadoc(fieldReference(link));
    addConstructor();
    type.addMethod(holdingMethod());
    addListName();
    type.addMethod(
        override("linkOf", Modifier.PROTECTED)
            .returns(ParameterizedTypeName.get(RuntimeTypes.LINK, element))
            .addParameter(element, "element")
            .addStatement("return element.$N", link)
            .build());
    addOperation(
        TypeName.BOOLEAN,
        "add",
        CodeBlock.builder()
            .addStatement("linkLast(element, element.$N)", link)
            .addStatement("return true")
            .build());
    addOperation(TypeName.VOID, "addFirst", call("linkFirst"));
    addOperation(TypeName.VOID, "addLast", call("linkLast"));
    addQuery("contains", returning("holds"));
    addQuery("remove", returning("unlink"));
    addOperation(nullable(element), "next", returning("next"));
    addOperation(nullable(element), "previous", returning("previous"));
    addOperationAt("insertBefore", callAt("linkBefore"));
    addOperationAt("insertAfter", callAt("linkAfter"));
    addOperation(nullable(element), "erase", returning("erase"));
    addOperation(TypeName.VOID, "moveToFirst", call("relinkFirst"));
    addOperation(TypeName.VOID, "moveToLast", call("relinkLast"));
    addOperationAt("moveBefore", callAt("relinkBefore"));
    addOperationAt("moveAfter", callAt("relinkAfter"));
  }

  private MethodSpec holdingMethod() {
    return holding()
        .addStatement("return ($T) holderOf(element, element.$N)", listType, link)
        .build();
  }

  private CodeBlock call(String method) {
    return CodeBlock.builder().addStatement("$N(element, element.$N)", method, link).build();
  }

  private CodeBlock returning(String method) {
    return CodeBlock.builder().addStatement("return $N(element, element.$N)", method, link).build();
  }

  private CodeBlock callAt(String method) {
    return CodeBlock.builder()
        .addStatement("$1N(anchor, anchor.$2N, element, element.$2N)", method, link)
        .build();
  }
}
