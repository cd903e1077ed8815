package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What the list classes of all layouts have in common. */
abstract class ListWriter {

  final HostModel host;
  final ListModel list;
  final TypeName element;
  final TypeName listType;
  final TypeSpec.Builder type;

  ListWriter(HostModel host, ListModel list, ClassName base) {
    this.host = host;
    this.list = list;
    element = host.hostType();
    listType = host.withTypeVariables(list.listClass());
    type =
        GeneratedSource.requiringRuntime(GeneratedSource.newClass(host, list.listClass()))
            .addTypeVariables(host.typeVariables())
            .superclass(ParameterizedTypeName.get(base, element));
    ClassName debugRenderer = host.environment().debugRenderer();
    if (debugRenderer != null) {
      type.addAnnotation(
          AnnotationSpec.builder(debugRenderer)
              .addMember("text", "$S", "\"size = \" + size()")
              .addMember("childrenArray", "$S", "toArray()")
              .addMember("hasChildren", "$S", "!isEmpty()")
              .build());
    }
  }

  /** Makes the file of a list. */
  static GeneratedSource write(HostModel host, ListModel list) {
    ListWriter writer = writerFor(host, list);
    writer.addMembers();
    return GeneratedSource.of(host, list.listClass(), writer.type.build());
  }

  private static ListWriter writerFor(HostModel host, ListModel list) {
    if (list instanceof ListModel.Flat flat) {
      return new FlatListWriter(host, flat);
    }
    if (list instanceof ListModel.Indexed indexed) {
      return new IndexedListWriter(host, indexed);
    }
    return new NodeListWriter(host, (ListModel.Node) list);
  }

  abstract void addMembers();

  void addJavadoc(String linkedBy) {
    type.addJavadoc(
        "$L",
        SourceTidier.fill(
            "A list of {@link %s} objects, linked through %s.".formatted(hostReference(), linkedBy),
            0));
  }

  String fieldReference(String field) {
    return "{@link " + hostReference() + "#" + field + "}";
  }

  private String hostReference() {
    return String.join(".", host.hostClass().simpleNames());
  }

  void addConstructor() {
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("Creates an empty list.\n")
            .build());
  }

  void addListName() {
    type.addMethod(
        override("listName", Modifier.PROTECTED)
            .returns(String.class)
            .addStatement("return $S", list.name())
            .build());
  }

  /** A pool whose objects can be in lists of the host, be it of a subclass. */
  static ParameterSpec poolParameter(HostModel host, String name) {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(
                RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(host.hostType())),
            name)
        .build();
  }

  /**
   * The static method by which the accessors find the list of an element.
   *
   * @param parameters what it takes before the element
   */
  MethodSpec.Builder holding(ParameterSpec... parameters) {
    return MethodSpec.methodBuilder("holding")
        .addJavadoc("Returns the list that holds an element, or null.\n")
        .addModifiers(Modifier.STATIC)
        .addTypeVariables(host.typeVariables())
        .returns(nullable(listType))
        .addParameters(List.of(parameters))
        .addParameter(element, "element");
  }

  static MethodSpec.Builder override(String name, Modifier access) {
    return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(access);
  }

  /** An operation on one element. */
  void addOperation(TypeName result, String name, CodeBlock body) {
    type.addMethod(
        override(name, Modifier.PUBLIC)
            .returns(result)
            .addParameter(element, "element")
            .addCode(body)
            .build());
  }

  /** An operation on an element and the one that names its position. */
  void addOperationAt(String name, CodeBlock body) {
    type.addMethod(
        override(name, Modifier.PUBLIC)
            .addParameter(element, "anchor")
            .addParameter(element, "element")
            .addCode(body)
            .build());
  }

  /** A query that takes any object and answers false unless it is an element. */
  void addQuery(String name, CodeBlock answer) {
    MethodSpec.Builder method =
        override(name, Modifier.PUBLIC)
            .returns(boolean.class)
            .addParameter(nullable(ClassName.get(Object.class)), "object");
    if (!host.typeVariables().isEmpty()) {
      // The cast cannot be checked, but only an element of this list is ever used as one.
      method.addAnnotation(GeneratedSource.suppress(List.of("unchecked")));
    }
    type.addMethod(
        method
            .beginControlFlow("if (!(object instanceof $T))", anyHost())
            .addStatement("return false")
            .endControlFlow()
            .addStatement("$T element = ($T) object", element, element)
            .addCode(answer)
            .build());
  }

  /** The host with wildcards for its type variables. */
  final TypeName anyHost() {
    return host.typeVariables().isEmpty()
        ? host.hostClass()
        : ParameterizedTypeName.get(
            host.hostClass(),
            host.typeVariables().stream()
                .map(variable -> WildcardTypeName.subtypeOf(Object.class))
                .toArray(TypeName[]::new));
  }

  TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
