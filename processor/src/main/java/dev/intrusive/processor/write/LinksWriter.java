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
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.PoolParameter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Emits the class of static accessors of a host: five for each of its own lists, one for each link
 * object, and three for all its lists, inherited ones included.
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
  private final String left;

  private final AccessorCalls calls;

  LinksWriter(HostModel host) {
    this.host = host;
    hostType = host.hostType();
    type = GeneratedSource.newClass(host, host.linksClass());
    NameAllocator variables = AccessorCalls.variables(host);
    pool = variables.newName("pool");
    object = variables.newName("host");
    list = variables.newName("list");
    left = variables.newName("left");
    calls = new AccessorCalls(pool, object);
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

  // The accessors to one list.

  private void addAccessors(ListModel model) {
    PoolParameter parameter = model.poolParameter();
    TypeName listType = nullable(host.withTypeVariables(model.listClass()));
    String reference = "{@link " + model.listClass().simpleName() + "}";
    CodeBlock holding = calls.own(model.listClass(), "holding", parameter);
    CodeBlock holder = CodeBlock.of("$T $N =$W$L", listType, list, holding);
    add(
        TypeName.BOOLEAN,
        model.inMethod(),
        parameter,
        "Tells whether an object is in a " + reference + ".",
        "true if it is",
        code(CodeBlock.of("return $L$W!= null", holding)));
    add(
        listType,
        model.listOfMethod(),
        parameter,
        "Returns the " + reference + " that an object is in.",
        "the list, or null if it is in none",
        code(CodeBlock.of("return $L", holding)));
    add(
        nullable(hostType),
        model.nextMethod(),
        parameter,
        "Returns what follows an object in its " + reference + ".",
        "the next element, or null at the end or if the object is in none",
        code(holder, CodeBlock.of("return $1N == null ? null : $1N.next($2N)", list, object)));
    add(
        nullable(hostType),
        model.previousMethod(),
        parameter,
        "Returns what precedes an object in its " + reference + ".",
        "the previous element, or null at the start or if the object is in none",
        code(holder, CodeBlock.of("return $1N == null ? null : $1N.previous($2N)", list, object)));
    add(
        TypeName.BOOLEAN,
        model.unlinkMethod(),
        parameter,
        "Takes an object out of its " + reference + ", if it is in one.",
        "true if it was in one",
        code(holder, CodeBlock.of("return $1N != null && $1N.remove($2N)", list, object)));
    if (model instanceof ListModel.Node node) {
      add(
          ParameterizedTypeName.get(RuntimeTypes.LINK, hostType),
          node.link(),
          parameter,
          "Returns the link of an object to its " + reference + ".",
          "the link",
          code(CodeBlock.of("return $N.$N", object, node.link())));
    }
  }

  // The accessors to all lists.

  /** The lists whose accessors are called; with errors, it does not matter which. */
  private List<ListModel> called(List<ListModel> lists) {
    return lists.stream().filter(model -> isCalled(model.poolParameter())).toList();
  }

  private boolean isCalled(PoolParameter parameter) {
    return parameter == PoolParameter.NONE || host.poolParameter() == PoolParameter.FIRST;
  }

  /**
   * Calls an accessor for each of the host's own lists, and one for all lists of the superclass if
   * it has any. Those that take the pool come first, since they refuse a wrong one.
   */
  private List<Call> callsToAllLists(Function<ListModel, String> own, String inherited) {
    List<Call> all = new ArrayList<>();
    BaseHost base = host.nearestBase();
    if (base != null && isCalled(base.poolParameter())) {
      PoolParameter parameter = base.poolParameter();
      all.add(new Call(calls.inherited(base, inherited, parameter), parameter, true));
    }
    for (ListModel model : called(host.lists())) {
      PoolParameter parameter = model.poolParameter();
      all.add(new Call(calls.own(own.apply(model), parameter), parameter, false));
    }
    all.sort(Comparator.comparing(call -> call.parameter != PoolParameter.FIRST));
    return all;
  }

  /** A call of an accessor, either to one list or to all lists of the superclass. */
  private record Call(CodeBlock code, PoolParameter parameter, boolean isInherited) {}

  private void addUnlinkAll() {
    List<Call> all = callsToAllLists(ListModel::unlinkMethod, "unlinkAll");
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
        TypeName.INT,
        "unlinkAll",
        host.poolParameter(),
        "Takes an object out of all its lists.",
        "how many lists it left",
        body.addStatement("return $N", left).build());
  }

  private void addIsLinked() {
    List<CodeBlock> terms = new ArrayList<>();
    callsToAllLists(ListModel::inMethod, "isLinked").forEach(call -> terms.add(call.code));
    if (terms.isEmpty()) {
      terms.add(CodeBlock.of("false"));
    }
    add(
        TypeName.BOOLEAN,
        "isLinked",
        host.poolParameter(),
        "Tells whether an object is in any list.",
        "true if it is",
        code(CodeBlock.of("return $L", Lines.result(terms, " || ", "\n|| "))));
  }

  private void addDescribe() {
    List<CodeBlock> parts = new ArrayList<>();
    parts.add(CodeBlock.of("new $T($N)", RuntimeTypes.HOST_DESCRIPTION, object));
    for (BaseHost base : host.bases()) {
      for (ListModel model : called(base.lists())) {
        parts.add(part(model, calls.inherited(base, model.listOfMethod(), model.poolParameter())));
      }
    }
    for (ListModel model : called(host.lists())) {
      parts.add(part(model, calls.own(model.listOfMethod(), model.poolParameter())));
    }
    parts.add(CodeBlock.of(".toString()"));
    add(
        TypeName.get(String.class),
        "describe",
        host.poolParameter(),
        "Says for a person which lists an object is in. Allocates the text.",
        "the text",
        code(CodeBlock.of("return $L", Lines.result(parts, "", "\n"))));
  }

  private static CodeBlock part(ListModel model, CodeBlock found) {
    // With the wrong pool, a description says so instead of failing.
    String form =
        model.poolParameter() == PoolParameter.FIRST ? ".list($S, () -> $L)" : ".list($S, $L)";
    return CodeBlock.of(form, model.name(), found);
  }

  // All accessors.

  private static CodeBlock code(CodeBlock... statements) {
    CodeBlock.Builder code = CodeBlock.builder();
    List.of(statements).forEach(code::addStatement);
    return code.build();
  }

  private void add(
      TypeName result,
      String name,
      PoolParameter parameter,
      String summary,
      String returned,
      CodeBlock body) {
    if (!names.add(name)) {
      return;
    }
    if (parameter != PoolParameter.FIRST) {
      type.addMethod(
          accessor(result, name, javadoc(summary, returned, false))
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
          accessor(result, name, javadoc(summary, returned, true))
              .addParameter(poolParameter())
              .addParameter(hostType, object)
              .addCode(withPool)
              .build());
    }
  }

  private Javadoc javadoc(String summary, String returned, boolean takesPool) {
    Javadoc javadoc = new Javadoc(summary);
    for (TypeVariableName variable : host.typeVariables()) {
      javadoc.add("@param <" + variable.name() + ">", "a type variable of the object's class");
    }
    if (takesPool) {
      javadoc.add("@param " + pool, "the pool of the object");
    }
    javadoc.add("@param " + object, "the object").add("@return", returned);
    return takesPool && !returned.equals("the text")
        ? javadoc.add("@throws IllegalArgumentException", "if the object is of another pool")
        : javadoc;
  }

  private MethodSpec.Builder accessor(TypeName result, String name, Javadoc javadoc) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L", javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
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
