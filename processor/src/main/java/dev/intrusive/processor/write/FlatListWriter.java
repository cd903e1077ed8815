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
        .addStatement("$T list = element.$N", nullable(listType), flat.listField())
        .addStatement("return list != null && list.holds(element) ? list : null")
        .build();
  }

  private void addEnds() {
    type.addMethod(end("peekFirst", "first"));
    type.addMethod(end("peekLast", "last"));
    type.addMethod(poll("pollFirst", "first", "after", flat.next(), "null, after"));
    type.addMethod(poll("pollLast", "last", "before", flat.previous(), "before, null"));
  }

  private MethodSpec end(String method, String field) {
    return override(method, Modifier.PUBLIC)
        .returns(nullable(element))
        .addStatement("return $N", field)
        .build();
  }

  /** Takes the element at one end, whose link outwards is empty already. */
  private MethodSpec poll(
      String method, String end, String neighbour, String inwards, String neighbours) {
    return override(method, Modifier.PUBLIC)
        .returns(nullable(element))
        .addStatement("$T element = $N", nullable(element), end)
        .beginControlFlow("if (element != null)")
        .addStatement("$T $N = element.$N", nullable(element), neighbour, inwards)
        .addStatement("departing(element, $L)", neighbours)
        .addStatement("join($L)", neighbours)
        .addStatement("element.$N = null", inwards)
        .addStatement("element.$N = null", flat.listField())
        .endControlFlow()
        .addStatement("return element")
        .build();
  }

  private void addOperations() {
    addOperation(TypeName.BOOLEAN, "add", code("claim(element)", "append(element)", "return true"));
    addOperation(TypeName.VOID, "addFirst", code("claim(element)", "prepend(element)"));
    addOperation(TypeName.VOID, "addLast", code("claim(element)", "append(element)"));
    addQuery("contains", code("return holds(element)"));
    addQuery(
        "remove",
        CodeBlock.builder()
            .beginControlFlow("if (!holds(element))")
            .addStatement("return false")
            .endControlFlow()
            .addStatement("detach(element)")
            .addStatement("return true")
            .build());
    addOperation(nullable(element), "next", neighbour(flat.next()));
    addOperation(nullable(element), "previous", neighbour(flat.previous()));
    addOperationAt("insertBefore", insert("putBefore(anchor, element)"));
    addOperationAt("insertAfter", insert("putAfter(anchor, element)"));
    addOperation(
        nullable(element),
        "erase",
        CodeBlock.builder()
            .addStatement("requireHeld(element)")
            .addStatement("$T next = element.$N", nullable(element), flat.next())
            .addStatement("detach(element)")
            .addStatement("return next")
            .build());
    addOperation(
        TypeName.VOID,
        "moveToFirst",
        moveToEnd("prepend(element)", "before", flat.previous(), "start", flat.next(), "first"));
    addOperation(
        TypeName.VOID,
        "moveToLast",
        moveToEnd("append(element)", "after", flat.next(), "end", flat.previous(), "last"));
    addOperationAt("moveBefore", moveUnlessSame("putBefore(anchor, element)"));
    addOperationAt("moveAfter", moveUnlessSame("putAfter(anchor, element)"));
  }

  private CodeBlock neighbour(String field) {
    return CodeBlock.builder()
        .addStatement("requireHeld(element)")
        .addStatement("return element.$N", field)
        .build();
  }

  /**
   * Moves to one end, where an element has no neighbour outwards. One of this list keeps its list
   * field, which need not be stored again, and its list has both ends, since it is not empty.
   */
  private CodeBlock moveToEnd(
      String put,
      String outwards,
      String outwardLink,
      String neighbour,
      String inwardLink,
      String end) {
    return CodeBlock.builder()
        .beginControlFlow("if (!holds(element))")
        .addStatement("seize(element)")
        .addStatement(put)
        .addStatement("return")
        .endControlFlow()
        .addStatement("$T before = element.$N", nullable(element), flat.previous())
        .addStatement("$T after = element.$N", nullable(element), flat.next())
        .addStatement("moving(element, before, after)")
        .beginControlFlow("if ($N != null)", outwards)
        .addStatement("$T $N = present($N)", element, neighbour, end)
        .addStatement("join(before, after)")
        .addStatement("element.$N = $N", inwardLink, neighbour)
        .addStatement("element.$N = null", outwardLink)
        .addStatement("$N.$N = element", neighbour, outwardLink)
        .addStatement("$N = element", end)
        .endControlFlow()
        .build();
  }

  private static CodeBlock insert(String put) {
    return CodeBlock.builder()
        .addStatement("$T.requireNonNull(element)", Objects.class)
        .addStatement("requireHeld(anchor)")
        .addStatement("claim(element)")
        .addStatement(put)
        .build();
  }

  private static CodeBlock moveUnlessSame(String put) {
    return CodeBlock.builder()
        .addStatement("$T.requireNonNull(element)", Objects.class)
        .addStatement("requireHeld(anchor)")
        .beginControlFlow("if (anchor != element)")
        .addStatement("seize(element)")
        .addStatement(put)
        .endControlFlow()
        .build();
  }

  private void addIteration() {
    type.addMethod(
        override("forEach", Modifier.PUBLIC)
            .addParameter(
                ParameterizedTypeName.get(
                    ClassName.get(Consumer.class), WildcardTypeName.supertypeOf(element)),
                "action")
            .addStatement("$T.requireNonNull(action)", Objects.class)
            .addStatement("int mark = beginPass()")
            .beginControlFlow("try")
            .addStatement("$T element = first", nullable(element))
            .beginControlFlow("while (element != null)")
            .addStatement("action.accept(element)")
            .beginControlFlow("if (departures() == mark)")
            .addStatement("element = element.$N", flat.next())
            .nextControlFlow("else")
            .addStatement("element = resume(element, mark)")
            .addStatement("mark = departures()")
            .endControlFlow()
            .endControlFlow()
            .nextControlFlow("finally")
            .addStatement("endPass()")
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
            .addStatement("allDeparting()")
            .addStatement("$T element = first", nullable(element))
            .addStatement("first = null")
            .addStatement("last = null")
            .beginControlFlow("while (element != null)")
            .addStatement("$T next = element.$N", nullable(element), flat.next())
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
