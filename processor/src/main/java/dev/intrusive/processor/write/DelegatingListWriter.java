package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;

/**
 * What list classes have in common whose base class does the work: each operation finds what leads
 * to the links of the element, and calls a method of the base class with both.
 */
abstract class DelegatingListWriter extends ListWriter {

  /** What leads to the links of the element and of the anchor. */
  final CodeBlock handle;

  private final CodeBlock anchorHandle;

  /** Creates a writer for elements that have a field for the purpose. */
  DelegatingListWriter(HostModel host, ListModel list, ClassName base, String field) {
    this(host, list, base, CodeBlock.of("element.$N", field), CodeBlock.of("anchor.$N", field));
  }

  DelegatingListWriter(
      HostModel host, ListModel list, ClassName base, CodeBlock handle, CodeBlock anchorHandle) {
    super(host, list, base);
    this.handle = handle;
    this.anchorHandle = anchorHandle;
  }

  final void addOperations() {
    addOperation(
        TypeName.BOOLEAN,
        "add",
        CodeBlock.builder()
            .addStatement("linkLast(element, $L)", handle)
            .addStatement("return true")
            .build());
    addOperation(TypeName.VOID, "addFirst", call("linkFirst"));
    addOperation(TypeName.VOID, "addLast", call("linkLast"));
    addQuery("contains", returning("contains"));
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

  private CodeBlock call(String method) {
    return CodeBlock.builder().addStatement("$N(element, $L)", method, handle).build();
  }

  private CodeBlock returning(String method) {
    return CodeBlock.builder().addStatement("return $N(element, $L)", method, handle).build();
  }

  private CodeBlock callAt(String method) {
    return CodeBlock.builder()
        .addStatement("$N(anchor, $L, element, $L)", method, anchorHandle, handle)
        .build();
  }
}
