package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
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

/**
 * Emits the class of static accessors of a host: five for each of its own lists, three for each
 * heap and map, and one for each link object. Three more cover all of them, inherited ones
 * included.
 */
final class LinksWriter {

  private final HostModel host;
  private final TypeName hostType;
  private final NameMarks marks = new NameMarks();
  private final StringBuilder members = new StringBuilder();

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
    NameAllocator variables = AccessorCalls.variables(host);
    pool = variables.newName("pool");
    object = variables.newName("host");
    list = variables.newName("list");
    heap = variables.newName("heap");
    map = variables.newName("map");
    left = variables.newName("left");
    calls = new AccessorCalls(marks, pool, object);
  }

  GeneratedSource write() {
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, host.linksClass(), host.isPublic())
            .addJavadoc(
                "$L",
                SourceTidier.fill(
                    ("Static accessors to the links of {@link %s}: each is O(1) and allocates"
                            + " nothing unless its description differs. A null argument is a"
                            + " {@code NullPointerException}.")
                        .formatted(String.join(".", host.hostClass().simpleNames())),
                    0));
    members.append("private %s() {}\n".formatted(host.linksClass().simpleName()));
    host.structures().forEach(this::addAccessors);
    addUnlinkAll();
    addIsLinked();
    addDescribe();
    return GeneratedSource.withMembers(host, host.linksClass(), type, marks, members.toString());
  }

  // The accessors to one list.

  private void addAccessors(StructureModel model) {
    PoolParameter parameter = model.poolParameter();
    boolean isPublic = model.isPublic() || !host.isPublic();
    String variable = variableFor(model);
    String holderType = nullable(host.withTypeVariables(model.generatedClass()));
    String reference = "{@link " + model.generatedClass().simpleName() + "}";
    String holding = calls.own(model.generatedClass(), "holding", parameter);
    String holder = statement(holderType + " " + variable + " =" + Lines.SPACE + holding);
    add(
        isPublic,
        "boolean",
        model.inMethod(),
        parameter,
        "Returns whether an object is in a " + reference + ".",
        "true if it is",
        statement("return " + holding + Lines.SPACE + "!= null"));
    add(
        isPublic,
        holderType,
        model.holderMethod(),
        parameter,
        "Returns the " + reference + " that an object is in.",
        "the %s, or null if it is in none".formatted(nounOf(model)),
        statement("return " + holding));
    if (model instanceof ListModel list) {
      addNeighbours(list, isPublic, holder, reference);
    }
    add(
        isPublic,
        "boolean",
        model.unlinkMethod(),
        parameter,
        "Takes an object out of its " + reference + ", if it is in one.",
        "true if it was in one",
        holder + statement("return %1$s != null && %1$s.remove(%2$s)".formatted(variable, object)));
    if (model instanceof ListModel.Node node) {
      add(
          isPublic,
          marks.mark(ParameterizedTypeName.get(RuntimeTypes.LINK, hostType)),
          node.link(),
          parameter,
          "Returns the link of an object to its " + reference + ".",
          "the link",
          statement("return " + object + "." + node.link()));
    }
  }

  private void addNeighbours(ListModel list, boolean isPublic, String holder, String reference) {
    String variable = variableFor(list);
    String neighbour = "return %1$s == null ? null : %1$s.%2$s(%3$s)";
    add(
        isPublic,
        nullable(hostType),
        list.nextMethod(),
        list.poolParameter(),
        "Returns what follows an object in its " + reference + ".",
        "the next element, or null at the end or if the object is in none",
        holder + statement(neighbour.formatted(variable, "next", object)));
    add(
        isPublic,
        nullable(hostType),
        list.previousMethod(),
        list.poolParameter(),
        "Returns what precedes an object in its " + reference + ".",
        "the previous element, or null at the start or if the object is in none",
        holder + statement(neighbour.formatted(variable, "previous", object)));
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
  private List<Call> callsToAll(Function<StructureModel, String> own, String inherited) {
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
  private record Call(String code, PoolParameter parameter, boolean isInherited) {}

  private void addUnlinkAll() {
    List<Call> all = callsToAll(this::unlinking, "unlinkAll");
    boolean beginsWithInherited = !all.isEmpty() && all.get(0).isInherited;
    String first = beginsWithInherited ? all.get(0).code : "0";
    StringBuilder body = new StringBuilder(statement("int " + left + " =" + Lines.SPACE + first));
    for (Call call : all.subList(beginsWithInherited ? 1 : 0, all.size())) {
      if (call.isInherited) {
        body.append(statement(left + " +=" + Lines.SPACE + call.code));
      } else {
        body.append("  if (%s) {\n    %s++;\n  }\n".formatted(call.code, left));
      }
    }
    add(
        true,
        "int",
        "unlinkAll",
        host.poolParameter(),
        "Takes an object out of all its %s.".formatted(nounsOfAll("s", " and ")),
        "how many %s it left".formatted(nounsOfAll("s", " and ")),
        body + statement("return " + left));
  }

  /** Takes an object out of one structure so that nothing keeps it from leaving the others. */
  private String unlinking(StructureModel model) {
    return model instanceof HeapModel heapModel && heapModel.canFail()
        ? calls.own(model.generatedClass(), "drop", model.poolParameter())
        : calls.own(model.unlinkMethod(), model.poolParameter());
  }

  private void addIsLinked() {
    List<String> terms = new ArrayList<>();
    callsToAll(model -> calls.own(model.inMethod(), model.poolParameter()), "isLinked")
        .forEach(call -> terms.add(call.code));
    if (terms.isEmpty()) {
      terms.add("false");
    }
    add(
        true,
        "boolean",
        "isLinked",
        host.poolParameter(),
        "Returns whether an object is in any %s.".formatted(nounsOfAll("", " or ")),
        "true if it is",
        statement("return " + String.join(Lines.SPACE + "|| ", terms)));
  }

  private void addDescribe() {
    String start = "new %s(%s)".formatted(marks.mark(RuntimeTypes.HOST_DESCRIPTION), object);
    List<String> parts = new ArrayList<>();
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
    parts.add(".toString()");
    add(
        true,
        marks.mark(ClassName.get(String.class)),
        "describe",
        host.poolParameter(),
        "Describes which %s an object is in. Allocates the text."
            .formatted(nounsOfAll("s", " and ")),
        "the text",
        statement("return " + String.join(Lines.NOTHING, parts)));
    if (host.hidesStructures()) {
      addDescribeForSubclasses();
    }
  }

  /** Adds what subclasses in other packages cannot describe themselves. */
  private void addDescribeForSubclasses() {
    String description = "description";
    String type = marks.mark(RuntimeTypes.HOST_DESCRIPTION);
    boolean takesPool = host.poolParameter() == PoolParameter.FIRST;
    Javadoc javadoc =
        new Javadoc(
                "Adds the %s of an object to a description of one of a subclass."
                    .formatted(nounsOfAll("s", " and ")))
            .add("@param " + description, "the description");
    List<String> parts = new ArrayList<>();
    parts.add(description);
    parts.addAll(ownParts());
    addMethod(
        addParameters(javadoc, takesPool).add("@return", "the description"),
        true,
        type,
        "describe",
        type + " " + description + ", " + parameters(takesPool),
        statement("return " + String.join(Lines.NOTHING, parts)));
  }

  private List<String> ownParts() {
    return called(host.structures()).stream()
        .map(model -> part(model, calls.own(model.holderMethod(), model.poolParameter())))
        .toList();
  }

  private String part(StructureModel model, String found) {
    // With the wrong pool, a description names both pools instead of failing.
    String lambda = model.poolParameter() == PoolParameter.FIRST ? "() -> " : "";
    return ".%s(%s, %s%s)".formatted(nounOf(model), marks.mark("$S", model.name()), lambda, found);
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

  private static String statement(String text) {
    return "  " + text + ";\n";
  }

  private void add(
      boolean isPublic,
      String result,
      String name,
      PoolParameter parameter,
      String summary,
      String returned,
      String body) {
    // A link may be called _ in Java 8, which is no name of a method since.
    if (!names.add(name) || !SourceVersion.isName(name)) {
      return;
    }
    if (parameter != PoolParameter.FIRST) {
      Javadoc javadoc = javadoc(summary, returned, false);
      addMethod(javadoc, isPublic, result, name, parameters(false), body);
    }
    if (parameter != PoolParameter.NONE) {
      String withPool =
          parameter == PoolParameter.FIRST
              ? body
              : statement("return %s(%s)".formatted(name, object));
      Javadoc javadoc = javadoc(summary, returned, true);
      addMethod(javadoc, isPublic, result, name, parameters(true), withPool);
    }
  }

  private void addMethod(
      Javadoc javadoc,
      boolean isPublic,
      String result,
      String name,
      String parameters,
      String body) {
    members.append('\n').append(javadoc.comment()).append(isPublic ? "public static " : "static ");
    if (!host.typeVariables().isEmpty()) {
      members.append(marks.declare(host.typeVariables())).append(' ');
    }
    members.append("%s %s(%s) {\n%s}\n".formatted(result, name, parameters, body));
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

  /** The parameters of an accessor; the pool may be of a subclass whose objects it holds. */
  private String parameters(boolean takesPool) {
    String objectParameter = marks.mark(hostType) + " " + object;
    if (!takesPool) {
      return objectParameter;
    }
    TypeName poolType =
        ParameterizedTypeName.get(RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(hostType));
    return marks.mark(poolType) + " " + pool + ", " + objectParameter;
  }

  private String nullable(TypeName name) {
    return marks.mark(GeneratedSource.nullable(host, name));
  }
}
