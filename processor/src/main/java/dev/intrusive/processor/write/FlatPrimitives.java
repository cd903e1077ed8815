package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
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
        ListWriter.override("holderOf", Modifier.PROTECTED)
            .returns(list.nullable(list.listType))
            .addParameter(element, "element")
            .addStatement("return holding(element)")
            .build());
    type.addMethod(step("after", flat.next()));
    type.addMethod(step("before", flat.previous()));
    type.addMethod(
        ListWriter.override("detach", Modifier.PROTECTED)
            .addParameter(element, "element")
            .addStatement("$T before = element.$N", nullableElement, flat.previous())
            .addStatement("$T after = element.$N", nullableElement, flat.next())
            .addStatement("departing(element, before, after)")
            .addCode(joinNeighbours())
            .addCode(forget())
            .build());
    type.addMethod(
        ListWriter.override("join", Modifier.PROTECTED)
            .addParameter(nullableElement, "before")
            .addParameter(nullableElement, "after")
            .addCode(refer("before", "first", flat.next(), "after"))
            .addCode(refer("after", "last", flat.previous(), "before"))
            .build());
    type.addMethod(
        ListWriter.override("adopt", Modifier.PROTECTED)
            .addParameter(element, "element")
            .addStatement("element.$N = this", flat.listField())
            .build());
  }

  /**
   * Makes the neighbours of an element that leaves each other's. Most elements are between two
   * others, and compiled code need not ask a collector's questions of references known to be there.
   */
  private CodeBlock joinNeighbours() {
    return CodeBlock.builder()
        .beginControlFlow("if (before != null && after != null)")
        .addStatement("after.$N = before", flat.previous())
        .addStatement("before.$N = after", flat.next())
        .nextControlFlow("else")
        .addStatement("join(before, after)")
        .endControlFlow()
        .build();
  }

  private void addLinking(TypeSpec.Builder type) {
    type.addMethod(putAtEnd("prepend", "first", "after", flat.next(), "last", flat.previous()));
    type.addMethod(putAtEnd("append", "last", "before", flat.previous(), "first", flat.next()));
    type.addMethod(
        putAt("putBefore", "join(anchor.$N, element)", flat.previous(), "join(element, anchor)"));
    type.addMethod(
        putAt("putAfter", "join(element, anchor.$N)", flat.next(), "join(anchor, element)"));
  }

  private void addChecks(TypeSpec.Builder type) {
    type.addMethod(
        MethodSpec.methodBuilder("claim")
            .addModifiers(Modifier.PRIVATE)
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
            .addStatement("element.$N = this", flat.listField())
            .build());
    type.addMethod(
        MethodSpec.methodBuilder("seize")
            .addModifiers(Modifier.PRIVATE)
            .addParameter(element, "element")
            .addStatement("$T holder = element.$N", list.nullable(list.listType), flat.listField())
            .beginControlFlow("if (holder == null)")
            .addStatement("claim(element)")
            .addStatement("return")
            .endControlFlow()
            .beginControlFlow("if (!holder.holds(element))")
            .addStatement("throw cannotLink(element)")
            .endControlFlow()
            .addStatement("holder.detach(element)")
            .addStatement("element.$N = this", flat.listField())
            .build());
    type.addMethod(
        MethodSpec.methodBuilder("requireHeld")
            .addModifiers(Modifier.PRIVATE)
            .addParameter(element, "anchor")
            .beginControlFlow("if (!holds(anchor))")
            .addStatement("throw notHere(anchor)")
            .endControlFlow()
            .build());
    type.addMethod(
        MethodSpec.methodBuilder("holds")
            .addModifiers(Modifier.PRIVATE)
            .returns(boolean.class)
            .addParameter(element, "element")
            .beginControlFlow("if (element.$N != this)", flat.listField())
            .addStatement("return false")
            .endControlFlow()
            .addComment(
                "A shallow copy has the same fields, but its neighbour refers to the original.")
            .addStatement("$T before = element.$N", nullableElement, flat.previous())
            .addStatement("return (before == null ? first : before.$N) == element", flat.next())
            .build());
  }

  /** Clears the links of an element that is in no list any more. */
  CodeBlock forget() {
    return CodeBlock.builder()
        .addStatement("element.$N = null", flat.previous())
        .addStatement("element.$N = null", flat.next())
        .addStatement("element.$N = null", flat.listField())
        .build();
  }

  /**
   * Puts an element that has no neighbour outwards at one end. The list is changed first: with G1,
   * compiled code takes longer if that comes between the elements.
   */
  private MethodSpec putAtEnd(
      String method,
      String end,
      String neighbour,
      String inwards,
      String otherEnd,
      String outwards) {
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE)
        .addParameter(element, "element")
        .addStatement("$T $N = $N", nullableElement, neighbour, end)
        .addStatement("$N = element", end)
        .addStatement("element.$N = $N", inwards, neighbour)
        .addCode(refer(neighbour, otherEnd, outwards, "element"))
        .addStatement("arrived()")
        .build();
  }

  /** Puts an element next to another, whose neighbour is read before it is replaced. */
  private MethodSpec putAt(String method, String outwards, String field, String inwards) {
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE)
        .addParameter(element, "anchor")
        .addParameter(element, "element")
        .addStatement(outwards, field)
        .addStatement(inwards)
        .addStatement("arrived()")
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
