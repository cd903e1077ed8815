package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.ListModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the static accessors of a host. */
final class LinksWriter {

  private final HostModel host;
  private final TypeName hostType;
  private final TypeSpec.Builder type;

  /** The accessors so far; those of lists with errors may clash. */
  private final Set<String> names = new HashSet<>();

  /** The lists that are declared without errors. */
  private final List<ListModel> lists;

  LinksWriter(HostModel host) {
    this.host = host;
    hostType = host.hostType();
    lists = host.lists().stream().filter(list -> !(list instanceof ListModel.Substitute)).toList();
    type = GeneratedSource.newClass(host, host.linksClass());
  }

  GeneratedSource write() {
    type.addJavadoc(
        "$L",
        SourceTidier.fill(
            "Static accessors to the links of {@link %s}: each is O(1) and allocates nothing unless"
                    .formatted(String.join(".", host.hostClass().simpleNames()))
                + " it says otherwise, and takes no null.",
            0));
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    host.lists().forEach(this::addAccessors);
    addUnlinkAll();
    addIsLinked();
    addDescribe();
    return GeneratedSource.of(host, host.linksClass(), type.build());
  }

  private void addAccessors(ListModel list) {
    TypeName listType = host.withTypeVariables(list.listClass());
    String reference = "{@link " + list.listClass().simpleName() + "}";
    add(
        accessor(
                list.inMethod(),
                TypeName.BOOLEAN,
                "Tells whether an object is in a " + reference + ".")
            .addStatement("return $T.holding(host) != null", list.listClass())
            .build());
    add(
        accessor(
                list.listOfMethod(),
                nullable(listType),
                "Returns the " + reference + " that an object is in, or null.")
            .addStatement("return $T.holding(host)", list.listClass())
            .build());
    add(
        accessor(
                list.nextMethod(),
                nullable(hostType),
                "Returns what follows an object in its "
                    + reference
                    + ", or null at the end or if it is in none.")
            .addCode(inList(list, "list == null ? null : list.next(host)"))
            .build());
    add(
        accessor(
                list.previousMethod(),
                nullable(hostType),
                "Returns what precedes an object in its "
                    + reference
                    + ", or null at the start or if it is in none.")
            .addCode(inList(list, "list == null ? null : list.previous(host)"))
            .build());
    add(
        accessor(
                list.unlinkMethod(),
                TypeName.BOOLEAN,
                "Takes an object out of its " + reference + ", and tells whether it was in one.")
            .addCode(inList(list, "list != null && list.remove(host)"))
            .build());
    if (list instanceof ListModel.Node node) {
      add(
          accessor(
                  node.link(),
                  ParameterizedTypeName.get(RuntimeTypes.LINK, hostType),
                  "Returns the link of an object to its " + reference + ".")
              .addStatement("return host.$N", node.link())
              .build());
    }
  }

  private void add(MethodSpec method) {
    if (names.add(method.name())) {
      type.addMethod(method);
    }
  }

  private CodeBlock inList(ListModel list, String result) {
    TypeName listType = host.withTypeVariables(list.listClass());
    return CodeBlock.builder()
        .addStatement("$T list = $T.holding(host)", nullable(listType), list.listClass())
        .addStatement("return " + result)
        .build();
  }

  private void addUnlinkAll() {
    MethodSpec.Builder method =
        accessor(
            "unlinkAll",
            TypeName.INT,
            "Takes an object out of all its lists, and returns how many it left.");
    if (host.bases().isEmpty()) {
      method.addStatement("int left = 0");
    } else {
      BaseHost nearest = host.bases().get(host.bases().size() - 1);
      method.addStatement("int left = $T.unlinkAll(host)", nearest.linksClass());
    }
    for (ListModel list : lists) {
      method
          .beginControlFlow("if ($N(host))", list.unlinkMethod())
          .addStatement("left++")
          .endControlFlow();
    }
    type.addMethod(method.addStatement("return left").build());
  }

  private void addIsLinked() {
    List<CodeBlock> terms = new ArrayList<>();
    if (!host.bases().isEmpty()) {
      BaseHost nearest = host.bases().get(host.bases().size() - 1);
      terms.add(CodeBlock.of("$T.isLinked(host)", nearest.linksClass()));
    }
    lists.forEach(list -> terms.add(CodeBlock.of("$N(host)", list.inMethod())));
    if (terms.isEmpty()) {
      terms.add(CodeBlock.of("false"));
    }
    type.addMethod(
        accessor("isLinked", TypeName.BOOLEAN, "Tells whether an object is in any list.")
            .addStatement("return $L", CodeBlock.join(terms, "$W|| "))
            .build());
  }

  private void addDescribe() {
    List<CodeBlock> calls = new ArrayList<>();
    int length = "    return new HostDescription(host).toString();".length();
    for (BaseHost base : host.bases()) {
      for (String name : base.listNames()) {
        calls.add(CodeBlock.of(".list($S, $T.$NOf(host))", name, base.linksClass(), name));
        length += ".list(\"\", .Of(host))".length() + base.linksClass().simpleName().length();
        length += 2 * name.length();
      }
    }
    for (ListModel list : lists) {
      CodeBlock call = CodeBlock.of(".list($S, $N(host))", list.name(), list.listOfMethod());
      calls.add(call);
      length += call.toString().length();
    }
    calls.add(CodeBlock.of(".toString()"));
    String separator = length <= SourceTidier.LONGEST_LINE ? "" : "\n";
    type.addMethod(
        accessor(
                "describe",
                TypeName.get(String.class),
                "Says for a person which lists an object is in. Allocates the text.")
            .addStatement(
                "return new $T(host)" + separator + "$L",
                RuntimeTypes.HOST_DESCRIPTION,
                CodeBlock.join(calls, separator))
            .build());
  }

  private MethodSpec.Builder accessor(String name, TypeName result, String javadoc) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L", SourceTidier.fill(javadoc, 2))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addTypeVariables(host.typeVariables())
        .returns(result)
        .addParameter(hostType, "host");
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
