package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.PoolParameter;
import dev.intrusive.processor.model.StructureModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/**
 * Emits the class of static accessors of a host: five for each of its own lists, three for each
 * heap and map, and one for each link object. Three more cover all of them, inherited ones
 * included.
 */
final class LinksWriter {

  private final HostModel host;
  private final TypeName hostType;
  private final TypeSpec.Builder type;

  /** The accessors so far; those of lists with errors may clash. */
  private final Set<String> names = new HashSet<>();

  // Names of variables.
  private final String pool;
  private final String object;
  private final String list;
  private final String heap;
  private final String map;
  private final String left;

  private final AccessorCalls calls;

  LinksWriter(HostModel host) {
    this.host = host;
    hostType = host.hostType();
    type = GeneratedSource.newClass(host, host.linksClass(), host.isPublic());
    NameAllocator variables = AccessorCalls.variables(host);
    pool = variables.newName("pool");
    object = variables.newName("host");
    list = variables.newName("list");
    heap = variables.newName("heap");
    map = variables.newName("map");
    left = variables.newName("left");
    calls = new AccessorCalls(pool, object);
  }

  GeneratedSource write() {
    type.addJavadoc(
        "$L",
        SourceTidier.fill(
            "Static accessors to the links of {@link %s}: each is O(1) and allocates nothing unless"
                    .formatted(String.join(".", host.hostClass().simpleNames()))
                + " its description differs. A null argument is a {@code NullPointerException}.",
            0));
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    host.structures().forEach(this::addAccessors);
    addUnlinkAll();
    addIsLinked();
    addDescribe();
    return GeneratedSource.of(host, host.linksClass(), type.build());
  }

  // The accessors to one list.

  private void addAccessors(StructureModel model) {
    PoolParameter parameter = model.poolParameter();
    boolean isPublic = model.isPublic() || !host.isPublic();
    String variable = variableFor(model);
    TypeName holderType = nullable(host.withTypeVariables(model.generatedClass()));
    String reference = "{@link " + model.generatedClass().simpleName() + "}";
    CodeBlock holding = calls.own(model.generatedClass(), "holding", parameter);
    CodeBlock holder = CodeBlock.of("$T $N =$W$L", holderType, variable, holding);
    add(
        isPublic,
        TypeName.BOOLEAN,
        model.inMethod(),
        parameter,
        "Returns whether an object is in a " + reference + ".",
        "true if it is",
        code(CodeBlock.of("return $L$W!= null", holding)));
    add(
        isPublic,
        holderType,
        model.holderMethod(),
        parameter,
        "Returns the " + reference + " that an object is in.",
        "the %s, or null if it is in none".formatted(nounOf(model)),
        code(CodeBlock.of("return $L", holding)));
    if (model instanceof ListModel list) {
      addNeighbours(list, isPublic, holder, reference);
    }
    add(
        isPublic,
        TypeName.BOOLEAN,
        model.unlinkMethod(),
        parameter,
        "Takes an object out of its " + reference + ", if it is in one.",
        "true if it was in one",
        code(holder, CodeBlock.of("return $1N != null && $1N.remove($2N)", variable, object)));
    if (model instanceof ListModel.Node node) {
      add(
          isPublic,
          ParameterizedTypeName.get(RuntimeTypes.LINK, hostType),
          node.link(),
          parameter,
          "Returns the link of an object to its " + reference + ".",
          "the link",
          code(CodeBlock.of("return $N.$N", object, node.link())));
    }
  }

  private void addNeighbours(ListModel list, boolean isPublic, CodeBlock holder, String reference) {
    String variable = variableFor(list);
    add(
        isPublic,
        nullable(hostType),
        list.nextMethod(),
        list.poolParameter(),
        "Returns what follows an object in its " + reference + ".",
        "the next element, or null at the end or if the object is in none",
        code(holder, CodeBlock.of("return $1N == null ? null : $1N.next($2N)", variable, object)));
    add(
        isPublic,
        nullable(hostType),
        list.previousMethod(),
        list.poolParameter(),
        "Returns what precedes an object in its " + reference + ".",
        "the previous element, or null at the start or if the object is in none",
        code(
            holder,
            CodeBlock.of("return $1N == null ? null : $1N.previous($2N)", variable, object)));
  }

  private String variableFor(StructureModel model) {
    return model instanceof HeapModel ? heap : model instanceof MapModel ? map : list;
  }

  private static String nounOf(StructureModel model) {
    return model instanceof HeapModel ? "heap" : model instanceof MapModel ? "map" : "list";
  }

  // The accessors to all lists.

  /** The structures whose accessors are called; with errors, it does not matter which. */
  private List<StructureModel> called(List<StructureModel> structures) {
    return structures.stream().filter(model -> isCalled(model.poolParameter())).toList();
  }

  private boolean isCalled(PoolParameter parameter) {
    return parameter == PoolParameter.NONE || host.poolParameter() == PoolParameter.FIRST;
  }

  /**
   * Calls an accessor for each of the host's own structures, and one for all structures of the
   * superclass if it has any. Those that take the pool come first, since they refuse a wrong one.
   */
  private List<Call> callsToAll(Function<StructureModel, CodeBlock> own, String inherited) {
    List<Call> all = new ArrayList<>();
    BaseHost base = host.nearestBase();
    if (base != null && isCalled(base.poolParameter())) {
      PoolParameter parameter = base.poolParameter();
      all.add(new Call(calls.inherited(base, inherited, parameter), parameter, true));
    }
    for (StructureModel model : called(host.structures())) {
      all.add(new Call(own.apply(model), model.poolParameter(), false));
    }
    all.sort(Comparator.comparing(call -> call.parameter != PoolParameter.FIRST));
    return all;
  }

  /** A call of an accessor, either to one structure or to all structures of the superclass. */
  private record Call(CodeBlock code, PoolParameter parameter, boolean isInherited) {}

  private void addUnlinkAll() {
    List<Call> all = callsToAll(this::unlinking, "unlinkAll");
    boolean beginsWithInherited = !all.isEmpty() && all.get(0).isInherited;
    CodeBlock.Builder body = CodeBlock.builder();
    body.addStatement(
        "int $N =$W$L", left, beginsWithInherited ? all.get(0).code : CodeBlock.of("0"));
    for (Call call : all.subList(beginsWithInherited ? 1 : 0, all.size())) {
      if (call.isInherited) {
        body.addStatement("$N +=$W$L", left, call.code);
      } else {
        body.beginControlFlow("if ($L)", call.code).addStatement("$N++", left).endControlFlow();
      }
    }
    add(
        true,
        TypeName.INT,
        "unlinkAll",
        host.poolParameter(),
        "Takes an object out of all its %s.".formatted(nounsOfAll("s", " and ")),
        "how many %s it left".formatted(nounsOfAll("s", " and ")),
        body.addStatement("return $N", left).build());
  }

  /** Takes an object out of one structure so that nothing keeps it from leaving the others. */
  private CodeBlock unlinking(StructureModel model) {
    return model instanceof HeapModel heapModel && heapModel.canFail()
        ? calls.own(model.generatedClass(), "drop", model.poolParameter())
        : calls.own(model.unlinkMethod(), model.poolParameter());
  }

  private void addIsLinked() {
    List<CodeBlock> terms = new ArrayList<>();
    callsToAll(model -> calls.own(model.inMethod(), model.poolParameter()), "isLinked")
        .forEach(call -> terms.add(call.code));
    if (terms.isEmpty()) {
      terms.add(CodeBlock.of("false"));
    }
    add(
        true,
        TypeName.BOOLEAN,
        "isLinked",
        host.poolParameter(),
        "Returns whether an object is in any %s.".formatted(nounsOfAll("", " or ")),
        "true if it is",
        code(CodeBlock.of("return $L", Lines.result(terms, " || ", "\n|| "))));
  }

  private void addDescribe() {
    CodeBlock start = CodeBlock.of("new $T($N)", RuntimeTypes.HOST_DESCRIPTION, object);
    List<CodeBlock> parts = new ArrayList<>();
    for (BaseHost base : host.bases()) {
      if (host.reachableOf(base).size() < base.structures().size()) {
        start = calls.describeInherited(base, start);
      } else {
        for (StructureModel model : called(base.structures())) {
          parts.add(
              part(model, calls.inherited(base, model.holderMethod(), model.poolParameter())));
        }
      }
    }
    parts.add(0, start);
    parts.addAll(ownParts());
    parts.add(CodeBlock.of(".toString()"));
    add(
        true,
        TypeName.get(String.class),
        "describe",
        host.poolParameter(),
        "Describes which %s an object is in. Allocates the text."
            .formatted(nounsOfAll("s", " and ")),
        "the text",
        code(CodeBlock.of("return $L", Lines.result(parts, "", "\n"))));
    if (host.hidesStructures()) {
      addDescribeForSubclasses();
    }
  }

  /** Adds what subclasses in other packages cannot describe themselves. */
  private void addDescribeForSubclasses() {
    String description = "description";
    List<CodeBlock> parts = new ArrayList<>();
    parts.add(CodeBlock.of("$N", description));
    parts.addAll(ownParts());
    boolean takesPool = host.poolParameter() == PoolParameter.FIRST;
    Javadoc javadoc =
        new Javadoc(
                "Adds the %s of an object to a description of one of a subclass."
                    .formatted(nounsOfAll("s", " and ")))
            .add("@param " + description, "the description");
    MethodSpec.Builder method =
        accessor(
                true,
                RuntimeTypes.HOST_DESCRIPTION,
                "describe",
                addParameters(javadoc, takesPool).add("@return", "the description"))
            .addParameter(RuntimeTypes.HOST_DESCRIPTION, description);
    if (takesPool) {
      method.addParameter(poolParameter());
    }
    type.addMethod(
        method
            .addParameter(hostType, object)
            .addCode(code(CodeBlock.of("return $L", Lines.result(parts, "", "\n"))))
            .build());
  }

  private List<CodeBlock> ownParts() {
    return called(host.structures()).stream()
        .map(model -> part(model, calls.own(model.holderMethod(), model.poolParameter())))
        .toList();
  }

  private static CodeBlock part(StructureModel model, CodeBlock found) {
    // With the wrong pool, a description names both pools instead of failing.
    String form =
        model.poolParameter() == PoolParameter.FIRST ? ".$L($S, () -> $L)" : ".$L($S, $L)";
    return CodeBlock.of(form, nounOf(model), model.name(), found);
  }

  /** The kinds of structures that an object can be in, such as "lists, heaps and maps". */
  private String nounsOfAll(String ending, String conjunction) {
    List<String> nouns =
        Stream.concat(
                host.bases().stream().flatMap(base -> base.structures().stream()),
                host.structures().stream())
            .map(LinksWriter::nounOf)
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

  // All accessors.

  private static CodeBlock code(CodeBlock... statements) {
    CodeBlock.Builder code = CodeBlock.builder();
    List.of(statements).forEach(code::addStatement);
    return code.build();
  }

  private void add(
      boolean isPublic,
      TypeName result,
      String name,
      PoolParameter parameter,
      String summary,
      String returned,
      CodeBlock body) {
    // A link may be called _ in Java 8, which is no name of a method since.
    if (!names.add(name) || !SourceVersion.isName(name)) {
      return;
    }
    if (parameter != PoolParameter.FIRST) {
      type.addMethod(
          accessor(isPublic, result, name, javadoc(summary, returned, false))
              .addParameter(hostType, object)
              .addCode(body)
              .build());
    }
    if (parameter != PoolParameter.NONE) {
      CodeBlock withPool =
          parameter == PoolParameter.FIRST
              ? body
              : CodeBlock.builder().addStatement("return $N($N)", name, object).build();
      type.addMethod(
          accessor(isPublic, result, name, javadoc(summary, returned, true))
              .addParameter(poolParameter())
              .addParameter(hostType, object)
              .addCode(withPool)
              .build());
    }
  }

  private Javadoc javadoc(String summary, String returned, boolean takesPool) {
    Javadoc javadoc = new Javadoc(summary);
    addParameters(javadoc, takesPool)
        .add("@return", returned)
        .add(
            "@throws NullPointerException", takesPool ? "if an argument is null" : "if it is null");
    return takesPool && !returned.equals("the text")
        ? javadoc.add("@throws IllegalArgumentException", "if the object is of another pool")
        : javadoc;
  }

  private Javadoc addParameters(Javadoc javadoc, boolean takesPool) {
    for (TypeVariableName variable : host.typeVariables()) {
      javadoc.add("@param <" + variable.name() + ">", "a type variable of the object's class");
    }
    if (takesPool) {
      javadoc.add("@param " + pool, "the pool of the object");
    }
    return javadoc.add("@param " + object, "the object");
  }

  private MethodSpec.Builder accessor(
      boolean isPublic, TypeName result, String name, Javadoc javadoc) {
    MethodSpec.Builder accessor = MethodSpec.methodBuilder(name).addJavadoc("$L", javadoc);
    if (isPublic) {
      accessor.addModifiers(Modifier.PUBLIC);
    }
    return accessor
        .addModifiers(Modifier.STATIC)
        .addTypeVariables(host.typeVariables())
        .returns(result);
  }

  /** A pool whose objects can be in lists of the host, be it of a subclass. */
  private ParameterSpec poolParameter() {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(
                RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(hostType)),
            pool)
        .build();
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
