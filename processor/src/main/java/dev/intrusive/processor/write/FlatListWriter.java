package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/** Writes a list of the flat layout, whose hot path must name the fields of the element. */
final class FlatListWriter extends ListWriter {

  private final ListModel.Flat flat;
  private final FlatPrimitives primitives;

  /** The name of the nested iterator class. */
  private final String iterator;

  FlatListWriter(HostModel host, ListModel.Flat list) {
    super(host, list, RuntimeTypes.FLAT_LIST);
    flat = list;
    primitives = new FlatPrimitives(this, list);
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    iterator = names.newName("Elements");
  }

  @Override
  void addMembers() {
    addJavadoc(
        "%s, %s and %s"
            .formatted(
                fieldReference(flat.previous()),
                fieldReference(flat.next()),
                fieldReference(flat.listField())));
    type.addField(nullable(element), "first", Modifier.PRIVATE);
    type.addField(nullable(element), "last", Modifier.PRIVATE);
    addConstructor();
    type.addMethod(holdingMethod());
    addListName();
    addEnds();
    addOperations();
    addIteration();
    addClear();
    primitives.addTo(type);
  }

  private MethodSpec holdingMethod() {
    return holding()
        .addStatement("$T list = element.$N", listType, flat.listField())
        .beginControlFlow("if (list == null)")
        .addStatement("return null")
        .endControlFlow()
        .addComment("A shallow copy has the same fields, but its neighbour refers to the original.")
        .addStatement("$T previous = element.$N", element, flat.previous())
        .addStatement(
            "$T found = previous == null ? list.first : previous.$N", element, flat.next())
        .addStatement("return found == element ? list : null")
        .build();
  }

  private void addEnds() {
    type.addMethod(end("peekFirst", "first"));
    type.addMethod(end("peekLast", "last"));
    type.addMethod(poll("pollFirst", "first"));
    type.addMethod(poll("pollLast", "last"));
  }

  private MethodSpec end(String method, String field) {
    return override(method, Modifier.PUBLIC)
        .returns(nullable(element))
        .addStatement("return $N", field)
        .build();
  }

  private MethodSpec poll(String method, String end) {
    return override(method, Modifier.PUBLIC)
        .returns(nullable(element))
        .addStatement("$T element = $N", element, end)
        .beginControlFlow("if (element != null)")
        .addStatement("unlink(element)")
        .endControlFlow()
        .addStatement("return element")
        .build();
  }

  private void addOperations() {
    addOperation(
        TypeName.BOOLEAN,
        "add",
        code("requireFree(element)", "link(last, element, null)", "return true"));
    addOperation(
        TypeName.VOID, "addFirst", code("requireFree(element)", "link(null, element, first)"));
    addOperation(
        TypeName.VOID, "addLast", code("requireFree(element)", "link(last, element, null)"));
    addQuery("contains", code("return holding(element) == this"));
    addQuery(
        "remove",
        CodeBlock.builder()
            .beginControlFlow("if (holding(element) != this)")
            .addStatement("return false")
            .endControlFlow()
            .addStatement("unlink(element)")
            .addStatement("return true")
            .build());
    addOperation(nullable(element), "next", neighbour(flat.next()));
    addOperation(nullable(element), "previous", neighbour(flat.previous()));
    addOperationAt("insertBefore", insert("link(anchor.$N, element, anchor)", flat.previous()));
    addOperationAt("insertAfter", insert("link(anchor, element, anchor.$N)", flat.next()));
    addOperation(
        nullable(element),
        "erase",
        CodeBlock.builder()
            .addStatement("requireContained(element)")
            .addStatement("$T next = element.$N", element, flat.next())
            .addStatement("unlink(element)")
            .addStatement("return next")
            .build());
    addOperation(TypeName.VOID, "moveToFirst", code("move(null, element, first)"));
    addOperation(TypeName.VOID, "moveToLast", code("move(last, element, null)"));
    addOperationAt(
        "moveBefore", moveUnlessSame("move(anchor.$N, element, anchor)", flat.previous()));
    addOperationAt("moveAfter", moveUnlessSame("move(anchor, element, anchor.$N)", flat.next()));
  }

  private CodeBlock neighbour(String field) {
    return CodeBlock.builder()
        .addStatement("requireContained(element)")
        .addStatement("return element.$N", field)
        .build();
  }

  private static CodeBlock insert(String link, String field) {
    return CodeBlock.builder()
        .addStatement("$T.requireNonNull(element)", Objects.class)
        .addStatement("requireContained(anchor)")
        .addStatement("requireFree(element)")
        .addStatement(link, field)
        .build();
  }

  private static CodeBlock moveUnlessSame(String move, String field) {
    return CodeBlock.builder()
        .addStatement("$T.requireNonNull(element)", Objects.class)
        .addStatement("requireContained(anchor)")
        .beginControlFlow("if (anchor != element)")
        .addStatement(move, field)
        .endControlFlow()
        .build();
  }

  private void addIteration() {
    type.addMethod(
        override("traverse", Modifier.PROTECTED)
            .addParameter(
                ParameterizedTypeName.get(
                    ClassName.get(Consumer.class), WildcardTypeName.supertypeOf(element)),
                "action")
            .addStatement("int mark = mark()")
            .addStatement("$T element = first", element)
            .beginControlFlow("while (element != null)")
            .addStatement("action.accept(element)")
            .beginControlFlow("if (mark() == mark)")
            .addStatement("element = element.$N", flat.next())
            .nextControlFlow("else")
            .addStatement("element = resume(element, mark)")
            .addStatement("mark = mark()")
            .endControlFlow()
            .endControlFlow()
            .build());
    type.addMethod(
        override("iterator", Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(Iterator.class), element))
            .addStatement("return new $N()", iterator)
            .build());
    type.addType(iterator());
  }

  private TypeSpec iterator() {
    return TypeSpec.classBuilder(iterator)
        .addModifiers(Modifier.PRIVATE, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeTypes.ELEMENT_ITERATOR, element))
        .addMethod(
            MethodSpec.constructorBuilder()
                .addStatement("super($T.this)", list.listClass())
                .build())
        .addMethod(
            override("following", Modifier.PROTECTED)
                .returns(nullable(ClassName.get(Object.class)))
                .addParameter(ClassName.get(Object.class), "element")
                .addStatement("return (($T) element).$N", anyHost(), flat.next())
                .build())
        .addMethod(
            override("isHere", Modifier.PROTECTED)
                .returns(boolean.class)
                .addParameter(ClassName.get(Object.class), "element")
                .addStatement(
                    "return (($T) element).$N == $T.this",
                    anyHost(),
                    flat.listField(),
                    list.listClass())
                .build())
        .build();
  }

  private void addClear() {
    type.addMethod(
        override("clear", Modifier.PUBLIC)
            .addStatement("clearing()")
            .addStatement("$T element = first", element)
            .addStatement("first = null")
            .addStatement("last = null")
            .addStatement("size = 0")
            .beginControlFlow("while (element != null)")
            .addStatement("$T next = element.$N", element, flat.next())
            .addCode(primitives.forget())
            .addStatement("element = next")
            .endControlFlow()
            .build());
  }

  private static CodeBlock code(String... statements) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (String statement : statements) {
      code.addStatement(statement);
    }
    return code.build();
  }
}
