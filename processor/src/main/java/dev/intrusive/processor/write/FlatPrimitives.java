package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.ListModel;
import javax.lang.model.element.Modifier;

/**
 * Writes what all operations of a list of the flat layout come down to: reading and setting links.
 */
final class FlatPrimitives {

  private final ListWriter list;
  private final ListModel.Flat flat;
  private final TypeName element;
  private final TypeName nullableElement;

  FlatPrimitives(ListWriter list, ListModel.Flat flat) {
    this.list = list;
    this.flat = flat;
    element = list.element;
    nullableElement = list.nullable(element);
  }

  /** Adds them to a list class. */
  void addTo(TypeSpec.Builder type) {
    addLayout(type);
    addLinking(type);
    addChecks(type);
  }

  private void addLayout(TypeSpec.Builder type) {
    type.addMethod(
        ListWriter.override("listOf", Modifier.PROTECTED)
            .returns(list.nullable(list.listType))
            .addParameter(element, "element")
            .addStatement("return holding(element)")
            .build());
    type.addMethod(step("nextOf", flat.next()));
    type.addMethod(step("previousOf", flat.previous()));
    type.addMethod(
        ListWriter.override("link", Modifier.PROTECTED)
            .addParameter(element, "element")
            .addParameter(nullableElement, "next")
            .addStatement("requireFree(element)")
            .addStatement("link(next == null ? last : next.$N, element, next)", flat.previous())
            .build());
    type.addMethod(
        ListWriter.override("unlink", Modifier.PROTECTED)
            .addParameter(element, "element")
            .addStatement("$T previous = element.$N", element, flat.previous())
            .addStatement("$T next = element.$N", element, flat.next())
            .addStatement("removing(element, previous, next)")
            .addStatement("join(previous, next)")
            .addCode(forget())
            .addStatement("size--")
            .build());
    type.addMethod(transfer());
  }

  private MethodSpec transfer() {
    return ListWriter.override("transfer", Modifier.PROTECTED)
        .returns(int.class)
        .addParameter(ParameterizedTypeName.get(RuntimeTypes.INTRUSIVE_LIST, element), "source")
        .addParameter(element, "from")
        .addParameter(element, "to")
        .addParameter(nullableElement, "next")
        .addStatement("$T other = ($T) source", list.listType, list.listType)
        .addStatement("other.join(from.$N, to.$N)", flat.previous(), flat.next())
        .addStatement("join(next == null ? last : next.$N, from)", flat.previous())
        .addStatement("join(to, next)")
        .addStatement("int count = 0")
        .beginControlFlow("if (other != this)")
        .addStatement("$T element = from", element)
        .beginControlFlow("while (element != null && element != next)")
        .addStatement("element.$N = this", flat.listField())
        .addStatement("element = element.$N", flat.next())
        .addStatement("count++")
        .endControlFlow()
        .endControlFlow()
        .addStatement("return count")
        .build();
  }

  private void addLinking(TypeSpec.Builder type) {
    type.addMethod(
        privately("join", "Makes two elements neighbours, or one the end of this list.")
            .addParameter(nullableElement, "previous")
            .addParameter(nullableElement, "next")
            .addCode(refer("previous", "first", flat.next(), "next"))
            .addCode(refer("next", "last", flat.previous(), "previous"))
            .build());
    type.addMethod(
        privately("link", "Links a free element between two neighbours.")
            .addParameter(nullableElement, "previous")
            .addParameter(element, "element")
            .addParameter(nullableElement, "next")
            .addStatement("inserting(element)")
            .addStatement("join(previous, element)")
            .addStatement("join(element, next)")
            .addStatement("element.$N = this", flat.listField())
            .addStatement("size++")
            .addStatement("joins++")
            .build());
    type.addMethod(
        privately("relink", "Moves an element of this list between two neighbours.")
            .addParameter(nullableElement, "previous")
            .addParameter(element, "element")
            .addParameter(nullableElement, "next")
            .addStatement("$T before = element.$N", element, flat.previous())
            .addStatement("$T after = element.$N", element, flat.next())
            .addStatement("relinking(element, before, after)")
            .beginControlFlow("if (previous != element && next != element)")
            .addStatement("join(before, after)")
            .addStatement("join(previous, element)")
            .addStatement("join(element, next)")
            .endControlFlow()
            .addStatement("joins++")
            .build());
    type.addMethod(
        privately("move", "Moves an element from any list, or from none.")
            .addParameter(nullableElement, "previous")
            .addParameter(element, "element")
            .addParameter(nullableElement, "next")
            .addStatement("$T list = holding(element)", list.listType)
            .beginControlFlow("if (list == this)")
            .addStatement("relink(previous, element, next)")
            .addStatement("return")
            .endControlFlow()
            .beginControlFlow("if (list == null)")
            .addStatement("requireFree(element)")
            .nextControlFlow("else")
            .addStatement("list.unlink(element)")
            .endControlFlow()
            .addStatement("link(previous, element, next)")
            .build());
  }

  private void addChecks(TypeSpec.Builder type) {
    type.addMethod(
        privately("requireFree", "Requires that an element has no link of this name.")
            .addParameter(element, "element")
            .addComment(
                "A shallow copy whose list field was reset has the neighbours of its original.")
            .addStatement(
                "boolean hasNeighbour = element.$N != null || element.$N != null",
                flat.previous(),
                flat.next())
            .beginControlFlow("if (element.$N != null || hasNeighbour)", flat.listField())
            .addStatement("throw cannotLink(element)")
            .endControlFlow()
            .build());
    type.addMethod(
        privately("requireContained", "Requires that an element is in this list.")
            .addParameter(element, "element")
            .beginControlFlow("if (holding(element) != this)")
            .addStatement("throw notHere(element)")
            .endControlFlow()
            .build());
  }

  private static MethodSpec.Builder privately(String name, String meaning) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L\n", meaning)
        .addModifiers(Modifier.PRIVATE);
  }

  /** Clears the links of an element that is in no list any more. */
  CodeBlock forget() {
    return CodeBlock.builder()
        .addStatement("element.$N = null", flat.previous())
        .addStatement("element.$N = null", flat.next())
        .addStatement("element.$N = null", flat.listField())
        .build();
  }

  private MethodSpec step(String method, String field) {
    return ListWriter.override(method, Modifier.PROTECTED)
        .returns(nullableElement)
        .addParameter(element, "element")
        .addStatement("return element.$N", field)
        .build();
  }

  /** Makes a neighbour, or the end of the list, refer to an element. */
  private static CodeBlock refer(String neighbour, String end, String field, String target) {
    return CodeBlock.builder()
        .beginControlFlow("if ($N == null)", neighbour)
        .addStatement("$N = $N", end, target)
        .nextControlFlow("else")
        .addStatement("$N.$N = $N", neighbour, field, target)
        .endControlFlow()
        .build();
  }
}
