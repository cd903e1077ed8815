package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/** Writes a list of the node layout: each operation finds the link and calls the base class. */
final class NodeListWriter extends ListWriter {

  /** What stands for the link of the element and of the anchor. */
  private final CodeBlock link;

  private final CodeBlock anchorLink;

  NodeListWriter(HostModel host, ListModel.Node list) {
    super(host, list, RuntimeTypes.NODE_LIST);
    link = CodeBlock.of("element.$N", list.link());
    anchorLink = CodeBlock.of("anchor.$N", list.link());
    addJavadoc(fieldReference(list.link()));
    addConstructor();
    type.addMethod(
        holding().addStatement("return ($T) holderOf(element, $L)", listType, link).build());
    addLinkOf(CodeBlock.of("return $L", link));
  }

  NodeListWriter(HostModel host, ListModel.Substitute list) {
    super(host, list, RuntimeTypes.NODE_LIST);
    link = CodeBlock.of("linkOf(element)");
    anchorLink = CodeBlock.of("linkOf(anchor)");
    addConstructor();
    type.addMethod(holding().addStatement("return null").build());
    addLinkOf(
        CodeBlock.of(
            "throw new $T($S)",
            IllegalStateException.class,
            host.hostClass().simpleName() + " was not compiled without errors"));
  }

  @Override
  void addMembers() {
    addListName();
    addOperation(
        TypeName.BOOLEAN,
        "add",
        CodeBlock.builder()
            .addStatement("linkLast(element, $L)", link)
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

  private void addLinkOf(CodeBlock body) {
    type.addMethod(
        override("linkOf", Modifier.PROTECTED)
            .returns(ParameterizedTypeName.get(RuntimeTypes.LINK, element))
            .addParameter(element, "element")
            .addStatement(body)
            .build());
  }

  private CodeBlock call(String method) {
    return CodeBlock.builder().addStatement("$N(element, $L)", method, link).build();
  }

  private CodeBlock returning(String method) {
    return CodeBlock.builder().addStatement("return $N(element, $L)", method, link).build();
  }

  private CodeBlock callAt(String method) {
    return CodeBlock.builder()
        .addStatement("$N(anchor, $L, element, $L)", method, anchorLink, link)
        .build();
  }
}
