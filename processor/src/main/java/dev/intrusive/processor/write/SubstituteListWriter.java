package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/** Writes a class that has what a list of any layout could have, and no function. */
final class SubstituteListWriter extends DelegatingListWriter {

  SubstituteListWriter(HostModel host, ListModel.Substitute list) {
    // Lists of this layout have all that others have, and more.
    super(
        host,
        list,
        RuntimeTypes.INDEXED_LIST,
        CodeBlock.of("slotOf(element)"),
        CodeBlock.of("slotOf(anchor)"));
  }

  @Override
  void addMembers() {
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("Creates an empty list.\n")
            .addStatement("super(null)")
            .build());
    type.addMethod(IndexedListWriter.constructor(host).build());
    type.addMethod(holding().addStatement("return null").build());
    type.addMethod(
        override("slotOf", Modifier.PROTECTED)
            .returns(TypeName.INT)
            .addParameter(element, "element")
            .addStatement(
                "throw new $T($S)",
                IllegalStateException.class,
                host.hostClass().simpleName() + " was not compiled without errors")
            .build());
    addListName();
    addOperations();
  }
}
