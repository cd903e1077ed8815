package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.model.StructureModel.Layout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the class of static accessors of a host: five for each of its own lists, three for each
 * heap and map, and one for each link object. Three more cover all structures of an object, those
 * that super- and subclasses declare included.
 */
public final class LinksWriter {

  private static final Set<String> TO_ALL = Set.of("unlinkAll", "isLinked", "describe");

  /** The parameter of an accessor for the pool. */
  private static final String POOL = "pool";

  /** The parameter of an accessor for the object. */
  private static final String OBJECT = "host";

  private final HostModel host;
  private final TypeSpec.Builder type;

  /** The accessors so far; those of lists with errors may clash. */
  private final Set<String> written;

  /** Whether the accessors are public. */
  private final boolean isPublic;

  /** The type of the object. */
  private final TypeName element;

  /** The type variables that it is written with. */
  private final List<TypeVariableName> typeVariables;

  /** Whether the accessors take the pool. */
  private final boolean takesPool;

  /** Creates a writer of the accessors to a structure, or to all. */
  private LinksWriter(
      HostModel host,
      TypeSpec.Builder type,
      Set<String> written,
      @Nullable StructureModel structure) {
    this.host = host;
    this.type = type;
    this.written = written;
    isPublic = structure == null || structure.isPublic() || !host.isPublic();
    element = structure == null ? host.hostType() : host.elementOf(structure);
    typeVariables = structure == null ? host.typeVariables() : host.typeVariables(structure);
    takesPool = structure == null ? host.takesPool() : structure.takesPool();
  }

  /** Makes the file of the accessors. */
  public static String write(HostModel host) {
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, host.linksClass(), host.isPublic(), Modifier.FINAL)
            .addJavadoc(
                Javadoc.ofClass(
                    ("Static accessors to the links of {@link %s}. They are O(1) and allocate"
                            + " nothing unless documented otherwise. A null argument is a"
                            + " {@code NullPointerException}.")
                        .formatted(String.join(".", host.hostClass().simpleNames()))))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    Set<String> written = new HashSet<>();
    for (StructureModel structure : host.structures()) {
      new LinksWriter(host, type, written, structure).addAccessors(structure);
    }
    LinksWriter toAll = new LinksWriter(host, type, written, null);
    toAll.addAccessorsToAll();
    if (host.extendsHost()) {
      toAll.addDeclaredLinks();
    }
    return GeneratedSource.of(host.linksClass(), type.build());
  }

  // The accessors to one structure.

  private void addAccessors(StructureModel model) {
    TypeName holder = GeneratedSource.nullable(host, host.typeOf(model));
    String reference = "{@link " + model.generatedClass().simpleName() + "}";
    CodeBlock holding = of(model, "holding");
    add(
        TypeName.BOOLEAN,
        model.inMethod(),
        CodeBlock.of("return $L$W!= null;\n", holding),
        "Returns whether an object is in a " + reference + ".",
        "true if it is");
    add(
        holder,
        model.holderMethod(),
        CodeBlock.of("return $L;\n", holding),
        "Returns the " + reference + " that an object is in.",
        "the %s, or null if it is in none".formatted(model.kind().noun()));
    if (model.kind() == StructureKind.LIST) {
      addNeighbours(model, reference);
    }
    add(
        TypeName.BOOLEAN,
        model.unlinkMethod(),
        CodeBlock.of("$T $N =$W$L;\n", holder, model.kind().noun(), holding).toBuilder()
            .add("return $1N != null && $1N.remove($2N);\n", model.kind().noun(), OBJECT)
            .build(),
        "Takes an object out of its " + reference + ", if it is in one.",
        "true if it was in one");
    if (model.layout() == Layout.NODE) {
      String link = model.fields().get(0);
      add(
          ParameterizedTypeName.get(RuntimeTypes.LINK, element),
          link,
          CodeBlock.of("return $N.$N;\n", OBJECT, link),
          "Returns the link of an object to its " + reference + ".",
          "the link");
    }
  }

  private void addNeighbours(StructureModel list, String reference) {
    TypeName neighbour = GeneratedSource.nullable(host, element);
    String refused = "if the object is in none";
    add(
        neighbour,
        list.nextMethod(),
        CodeBlock.of("return $L;\n", list.isStub() ? "null" : of(list, "following")),
        "Returns the element after an object in its " + reference + ".",
        "the next element, or null at the end",
        refused);
    add(
        neighbour,
        list.previousMethod(),
        CodeBlock.of("return $L;\n", list.isStub() ? "null" : of(list, "preceding")),
        "Returns the element before an object in its " + reference + ".",
        "the previous element, or null at the start",
        refused);
  }

  // The accessors to all structures.

  private void addAccessorsToAll() {
    BaseHost base = host.nearestBase();
    add(
        TypeName.INT,
        "unlinkAll",
        base == null ? unlinking() : ofBase(base, "unlinkAll"),
        "Takes an object out of all its %s.".formatted(nounsOfAll("s", " and ")),
        "how many %s it left".formatted(nounsOfAll("s", " and ")));
    add(
        TypeName.BOOLEAN,
        "isLinked",
        base == null ? asking() : ofBase(base, "isLinked"),
        "Returns whether an object is in any %s.".formatted(nounsOfAll("", " or ")),
        "true if it is");
    add(
        ClassName.get(String.class),
        "describe",
        base == null ? describing() : ofBase(base, "describe"),
        "Describes which %s an object is in. Allocates the text."
            .formatted(nounsOfAll("s", " and ")),
        "the text");
  }

  /** The host's own structures, without those that are not known. */
  private Stream<StructureModel> own() {
    return host.structures().stream().filter(model -> !model.isStub());
  }

  /** The same; those that take the pool come first, since they refuse a wrong one. */
  private List<StructureModel> poolFirst() {
    return own().sorted(Comparator.comparing(model -> !model.takesPool())).toList();
  }

  private CodeBlock unlinking() {
    CodeBlock.Builder own = CodeBlock.builder();
    for (StructureModel model : poolFirst()) {
      own.beginControlFlow("if ($L)", unlinked(model)).addStatement("left++").endControlFlow();
    }
    CodeBlock.Builder below = CodeBlock.builder();
    if (host.isExtensible()) {
      below
          .beginControlFlow("if ($L)", isOfSubclass())
          .addStatement("left += $L", below("unlinkAll"))
          .endControlFlow();
    }
    return CodeBlock.builder()
        .addStatement("int left = 0")
        .add((takesPool ? own : below).build())
        .add((takesPool ? below : own).build())
        .addStatement("return left")
        .build();
  }

  /** Takes an object out of a structure without calling a comparator. */
  private CodeBlock unlinked(StructureModel model) {
    // A comparator that throws must not keep an object from leaving the others.
    return model.kind() == StructureKind.HEAP && model.key() == null
        ? of(model, "drop")
        : CodeBlock.of(call(model, model.unlinkMethod()));
  }

  private CodeBlock asking() {
    List<String> terms = poolFirst().stream().map(model -> call(model, model.inMethod())).toList();
    CodeBlock own =
        CodeBlock.of("$L", terms.isEmpty() ? "false" : fitted("return ", terms, " || "));
    if (!host.isExtensible()) {
      return CodeBlock.of("return $L;\n", own);
    }
    CodeBlock below = CodeBlock.of("$L$W&& $L", isOfSubclass(), below("isLinked"));
    if (terms.isEmpty()) {
      return CodeBlock.of("return $L;\n", below);
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", takesPool ? own : below)
        .addStatement("return true")
        .endControlFlow()
        .add("return $L;\n", takesPool ? below : own)
        .build();
  }

  private CodeBlock describing() {
    List<String> parts = new ArrayList<>();
    parts.add(host.isExtensible() ? "description" : "new HostDescription(%s)".formatted(OBJECT));
    own().map(this::part).forEach(parts::add);
    if (!host.isExtensible()) {
      parts.add(".toString()");
      String added = fitted("return ", parts, "").substring(parts.get(0).length());
      return CodeBlock.of("return new $T($N)$L;\n", RuntimeTypes.HOST_DESCRIPTION, OBJECT, added);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$1T description = new $1T($2N)", RuntimeTypes.HOST_DESCRIPTION, OBJECT);
    if (parts.size() > 1) {
      code.add("$L;\n", fitted("", parts, ""));
    }
    return code.add("return $L;\n", below("describe")).build();
  }

  private String part(StructureModel model) {
    // With the wrong pool, a description names both pools instead of failing.
    String lambda = model.takesPool() ? "() -> " : "";
    String found = call(model, model.holderMethod());
    return ".add(\"%s\", %s%s)".formatted(model.name(), lambda, found);
  }

  /** Joins parts of a statement in one line if they fit, and otherwise in one for each. */
  private static String fitted(String start, List<String> parts, String separator) {
    String line = String.join(separator, parts);
    return "    ;".length() + start.length() + line.length() <= SourceTidier.LONGEST_LINE
        ? line
        : String.join("\n    " + separator.stripLeading(), parts);
  }

  private CodeBlock isOfSubclass() {
    return CodeBlock.of("$N.getClass() != $T.class", OBJECT, host.hostClass());
  }

  /** Asks for the structures that subclasses declare. */
  private CodeBlock below(String name) {
    return CodeBlock.of(
        "$T.$L($L$N, $T.class)",
        RuntimeTypes.DECLARED_LINKS,
        name,
        name.equals("describe") ? "description, " : "",
        OBJECT,
        host.hostClass());
  }

  /** Asks the superclass, which covers all structures of an object. */
  private CodeBlock ofBase(BaseHost base, String name) {
    if (base.takesPool()) {
      TypeName cast = base.isRaw() ? RuntimeTypes.OBJECT_POOL : poolOfHosts();
      return CodeBlock.of(
          "return $T.$L($Z($T) $N, $N);\n", base.linksClass(), name, cast, POOL, OBJECT);
    }
    CodeBlock withoutPool = CodeBlock.of("return $T.$L($N);\n", base.linksClass(), name, OBJECT);
    if (!takesPool) {
      return withoutPool;
    }
    return CodeBlock.builder()
        .add(
            "$T outerPool =$W$T.setPool($T.requireNonNull($N));\n",
            Object.class,
            RuntimeTypes.DECLARED_LINKS,
            Objects.class,
            POOL)
        .beginControlFlow("try")
        .add(withoutPool)
        .nextControlFlow("finally")
        .addStatement("$T.setPool(outerPool)", RuntimeTypes.DECLARED_LINKS)
        .endControlFlow()
        .build();
  }

  /** The kinds of structures that an object can be in, such as "lists, heaps and maps". */
  private String nounsOfAll(String ending, String conjunction) {
    List<String> nouns =
        Stream.concat(
                host.bases().stream().flatMap(base -> base.structures().stream()),
                host.structures().stream())
            .map(model -> model.kind().noun())
            .distinct()
            .sorted(Comparator.comparing(List.of("list", "heap", "map")::indexOf))
            .map(noun -> noun + ending)
            .toList();
    if (nouns.isEmpty()) {
      return "list" + ending;
    }
    int last = nouns.size() - 1;
    String others = String.join(", ", nouns.subList(0, last));
    return others.isEmpty() ? nouns.get(last) : others + conjunction + nouns.get(last);
  }

  // What superclasses know of the host's own structures.

  private void addDeclaredLinks() {
    ClassName declared =
        host.linksClass().nestedClass(GeneratedSource.nestedName(host, "Declared"));
    List<StructureModel> structures = poolFirst();
    CodeBlock.Builder arguments =
        CodeBlock.builder()
            .add(
                "$T.class, $L",
                host.hostClass(),
                structures.stream().filter(model -> model.takesPool()).count());
    structures.forEach(model -> arguments.add(", $S", model.name()));
    type.addField(
            FieldSpec.builder(
                    declared, "DECLARED", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", declared)
                .build())
        .addStaticBlock(CodeBlock.of("register();\n"))
        .addMethod(
            MethodSpec.methodBuilder("register")
                .addJavadoc("Lets superclasses know what this class declares; for generated code.")
                .addModifiers(Modifier.STATIC)
                .addStatement("DECLARED.register()")
                .build())
        .addType(
            TypeSpec.classBuilder(declared)
                .addJavadoc("What this class declares.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(RuntimeTypes.DECLARED_LINKS)
                .addMethod(
                    MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addStatement("super($L)", arguments.build())
                        .build())
                .addMethod(
                    declared("holder", GeneratedSource.nullable(host, RuntimeTypes.ANY_COLLECTION))
                        .addCode(forEach(structures, model -> of(model, "holding"), "null"))
                        .build())
                .addMethod(
                    declared("unlink", TypeName.BOOLEAN)
                        .addCode(forEach(structures, this::unlinked, "false"))
                        .build())
                .build());
  }

  private MethodSpec.Builder declared(String name, TypeName result) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(result)
        .addParameter(TypeName.INT, "number")
        .addParameter(GeneratedSource.nullable(host, ClassName.OBJECT), "table")
        .addParameter(Object.class, "object");
  }

  /** Returns the result of a call for the structure of a number. */
  private CodeBlock forEach(
      List<StructureModel> structures, Function<StructureModel, CodeBlock> call, String none) {
    CodeBlock.Builder code = CodeBlock.builder();
    int last = structures.size() - 1;
    if (last < 0) {
      return code.addStatement("return $L", none).build();
    }
    if (structures.get(0).takesPool()) {
      code.addStatement("$1T $2N = ($1T) table", RuntimeTypes.OBJECT_POOL, POOL);
    }
    code.addStatement("$1T $2N = ($1T) object", host.withWildcards(), OBJECT);
    if (last == 0) {
      return code.add("return $L;\n", call.apply(structures.get(0))).build();
    }
    code.beginControlFlow("switch (number)");
    for (int i = 0; i <= last; i++) {
      code.add(i < last ? "case $L:\n" : "default:\n", i < last ? new Object[] {i} : new Object[0])
          .add("$>return $L;\n$<", call.apply(structures.get(i)));
    }
    return code.endControlFlow().build();
  }

  // All accessors.

  /** Calls a method of the class of a structure. */
  private CodeBlock of(StructureModel model, String method) {
    return CodeBlock.of("$T.$L", model.generatedClass(), call(model, method));
  }

  /** Calls an accessor of the host, or a method like it. */
  private static String call(StructureModel model, String accessor) {
    return model.takesPool()
        ? "%s(%s, %s)".formatted(accessor, POOL, OBJECT)
        : "%s(%s)".formatted(accessor, OBJECT);
  }

  private void add(TypeName result, String name, CodeBlock body, String summary, String returned) {
    add(result, name, body, summary, returned, "");
  }

  private void add(
      TypeName result,
      String name,
      CodeBlock body,
      String summary,
      String returned,
      String refused) {
    // A link may be called _ in Java 8, which is no name of a method since.
    if (!written.add(name) || !SourceVersion.isName(name)) {
      return;
    }
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addJavadoc(javadoc(name, summary, returned, refused).code())
            .addModifiers(Modifier.STATIC)
            .addTypeVariables(typeVariables)
            .returns(result)
            .addCode(body);
    if (isPublic) {
      method.addModifiers(Modifier.PUBLIC);
    }
    BaseHost base = TO_ALL.contains(name) ? host.nearestBase() : null;
    if (takesPool) {
      // To all structures, the pool may be one for a superclass.
      method.addParameter(base == null ? poolOfHosts() : RuntimeTypes.ANY_POOL, POOL);
    }
    type.addMethod(method.addParameter(element, OBJECT).build());
  }

  private Javadoc javadoc(String name, String summary, String returned, String refused) {
    Javadoc javadoc = new Javadoc(summary);
    for (TypeVariableName variable : typeVariables) {
      javadoc.add("@param <" + variable.name() + ">", "a type variable of the object's class");
    }
    if (takesPool) {
      javadoc.add("@param " + POOL, "the pool of the object");
    }
    javadoc
        .add("@param " + OBJECT, "the object")
        .add("@return", returned)
        .add(
            "@throws NullPointerException", takesPool ? "if an argument is null" : "if it is null");
    boolean describes = name.equals("describe");
    String reasons =
        Stream.of(refused, takesPool && !describes ? "if the object is not of the pool" : "")
            .filter(reason -> !reason.isEmpty())
            .collect(Collectors.joining(", or "));
    if (!reasons.isEmpty()) {
      javadoc.add("@throws IllegalArgumentException", reasons);
    }
    if (TO_ALL.contains(name)
        && !describes
        && !takesPool
        && host.isExtensible()
        && host.pool() == null) {
      javadoc.add(
          "@throws IllegalStateException",
          "if it can be in indexed structures, which only its pool knows");
    }
    return javadoc;
  }

  /** A pool of hosts; it may be of a subclass whose objects it holds. */
  private TypeName poolOfHosts() {
    return ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(element));
  }
}
