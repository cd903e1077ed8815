package dev.intrusive.processor.write;

import com.palantir.javapoet.ParameterizedTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/** Writes a list of the node layout, whose elements have a link object. */
final class NodeListWriter extends DelegatingListWriter {

  private final ListModel.Node node;

  NodeListWriter(HostModel host, ListModel.Node list) {
    super(host, list, RuntimeTypes.NODE_LIST, list.link());
    node = list;
  }

  @Override
  void addMembers() {
    addJavadoc(fieldReference(node.link()));
    addConstructor();
    type.addMethod(
        holding().addStatement("return ($T) listOf(element, $L)", listType, handle).build());
    type.addMethod(
        override("linkOf", Modifier.PROTECTED)
            .returns(ParameterizedTypeName.get(RuntimeTypes.LINK, element))
            .addParameter(element, "element")
            .addStatement("return $L", handle)
            .build());
    addListName();
    addOperations();
  }
}
