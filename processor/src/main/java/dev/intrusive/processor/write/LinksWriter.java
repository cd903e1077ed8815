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
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.PoolParameter;
import dev.intrusive.processor.model.StructureModel;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Emits the class of static accessors of a host: five for each of its own lists, three for each
 * heap and map, and one for each link object. Three more cover all structures of an object, those
 * that super- and subclasses declare included.
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
  private final String anyPool;
  private final String anyObject;
  private final String description;

  /** The name of the nested class. */
  private final String declared;

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
    anyPool = variables.newName("anyPool");
    anyObject = variables.newName("anyObject");
    description = variables.newName("description");
    declared = nestedName(host);
    calls = new AccessorCalls(marks, pool, object);
  }

  /** A name for a nested class that hides no class of the host. */
  private static String nestedName(HostModel host) {
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    host.hostClass().simpleNames().forEach(names::newName);
    host.generatedClasses().forEach(each -> names.newName(each.simpleName()));
    return names.newName("Declared");
  }

  GeneratedSource write() {
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, host.linksClass(), host.isPublic())
            .alwaysQualify(declared)
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
    addDeclaredLinks();
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
      addNeighbours(list, isPublic, reference);
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

  private void addNeighbours(ListModel list, boolean isPublic, String reference) {
    addNeighbour(
        list,
        isPublic,
        list.nextMethod(),
        "following",
        "Returns what follows an object in its " + reference + ".",
        "the next element, or null at the end");
    addNeighbour(
        list,
        isPublic,
        list.previousMethod(),
        "preceding",
        "Returns what precedes an object in its " + reference + ".",
        "the previous element, or null at the start");
  }

  private void addNeighbour(
      ListModel list,
      boolean isPublic,
      String name,
      String neighbour,
      String summary,
      String returned) {
    String found =
        list.isStandIn()
            ? "null"
            : calls.own(list.generatedClass(), neighbour, list.poolParameter());
    add(
        isPublic,
        nullable(hostType),
        name,
        list.poolParameter(),
        summary,
        returned,
        "if the object is in none",
        statement("return " + found));
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
   * Calls an accessor for each of the host's own structures. Those that take the pool come first,
   * since they refuse a wrong one.
   */
  private List<String> callsToAll(Function<StructureModel, String> call) {
    return called(host.structures()).stream()
        .sorted(Comparator.comparing(model -> model.poolParameter() != PoolParameter.FIRST))
        .map(call)
        .toList();
  }

  private void addUnlinkAll() {
    addToAll(
        "int",
        "unlinkAll",
        "unlinkAll",
        "Takes an object out of all its %s.".formatted(nounsOfAll("s", " and ")),
        "how many %s it left".formatted(nounsOfAll("s", " and ")),
        unlinking());
  }

  /** The statements that take an object out of the host's own structures. */
  private String unlinking() {
    StringBuilder body = new StringBuilder(statement("int " + left + " = 0"));
    for (String call : callsToAll(this::unlinking)) {
      body.append("  if (%s) {\n    %s++;\n  }\n".formatted(call, left));
    }
    return body + statement("return " + left);
  }

  /** Takes an object out of one structure so that nothing keeps it from leaving the others. */
  private String unlinking(StructureModel model) {
    return model instanceof HeapModel heapModel && heapModel.canFail()
        ? calls.own(model.generatedClass(), "drop", model.poolParameter())
        : calls.own(model.unlinkMethod(), model.poolParameter());
  }

  private void addIsLinked() {
    addToAll(
        "boolean",
        "isLinked",
        "isAnyLinked",
        "Returns whether an object is in any %s.".formatted(nounsOfAll("", " or ")),
        "true if it is",
        asking());
  }

  /** The statement that returns whether an object is in one of the host's own structures. */
  private String asking() {
    List<String> terms = callsToAll(model -> calls.own(model.inMethod(), model.poolParameter()));
    return statement(
        "return " + (terms.isEmpty() ? "false" : String.join(Lines.SPACE + "|| ", terms)));
  }

  private void addDescribe() {
    String start = "new %s(%s)".formatted(marks.mark(RuntimeTypes.HOST_DESCRIPTION), object);
    addToAll(
        marks.mark(ClassName.get(String.class)),
        "describe",
        "describe",
        "Describes which %s an object is in. Allocates the text."
            .formatted(nounsOfAll("s", " and ")),
        "the text",
        statement("return " + describing(start) + Lines.NOTHING + ".toString()"));
  }

  /** The expression that adds the host's own structures to a description. */
  private String describing(String start) {
    StringBuilder described = new StringBuilder(start);
    for (StructureModel model : called(host.structures())) {
      described
          .append(Lines.NOTHING)
          .append(part(model, calls.own(model.holderMethod(), model.poolParameter())));
    }
    return described.toString();
  }

  /**
   * Adds an accessor to all structures of an object, also of those that subclasses declare.
   *
   * @param body what it does if there are only the host's own
   */
  private void addToAll(
      String result, String name, String ofAll, String summary, String returned, String body) {
    boolean takesPool = host.poolParameter() == PoolParameter.FIRST;
    String toAll =
        "return %s.LINKS.%s(%s, %s)".formatted(declared, ofAll, takesPool ? pool : "null", object);
    String statements;
    if (!host.needsDeclaredLinks()) {
      statements = body;
    } else if (host.nearestBase() != null || name.equals("describe")) {
      statements = statement(toAll);
    } else {
      statements =
          "  if (%s.getClass() != %s.class) {\n  %s  }\n"
                  .formatted(object, marks.mark(host.hostClass()), statement(toAll))
              + body;
    }
    add(true, result, name, host.poolParameter(), summary, returned, statements);
  }

  // What subclasses and superclasses know of the host's own structures.

  private void addDeclaredLinks() {
    if (!host.needsDeclaredLinks()) {
      return;
    }
    String type = marks.mark(RuntimeTypes.DECLARED_LINKS);
    members.append(
        """

        /** Returns what this class declares; for generated code. */
        %sstatic %s links() {
          return %s.LINKS;
        }

        /** What this class declares, for objects of subclasses. */
        private static final class %s extends %s {

          static final %s LINKS =%snew %s()%s;

          private %s() {
            super(%s.class, %s, %s);
          }
        """
            .formatted(
                host.isPublic() && host.isExtensible() ? "public " : "",
                type,
                declared,
                declared,
                type,
                type,
                Lines.SPACE,
                declared,
                host.extendsHost() ? ".register()" : "",
                declared,
                marks.mark(host.hostClass()),
                host.nearestBase() == null
                    ? "null"
                    : marks.mark(host.nearestBase().linksClass()) + ".links()",
                hasIndexed()));
    addDeclared("int", "unlink", "", unlinking());
    addDeclared("boolean", "isLinked", "", asking());
    addDeclared(
        "void",
        "describe",
        marks.mark(RuntimeTypes.HOST_DESCRIPTION) + " " + description + ", ",
        called(host.structures()).isEmpty() ? "" : statement(describing(description)));
    members.append("}\n");
  }

  private boolean hasIndexed() {
    return called(host.structures()).stream()
        .anyMatch(model -> model.poolParameter() == PoolParameter.FIRST);
  }

  /** Adds one of the methods that work on the host's own structures. */
  private void addDeclared(String result, String name, String parameter, String body) {
    String any = parameter + nullable(RuntimeTypes.SLOT_TABLE) + " " + anyPool + ", ";
    String head =
        "@%s\n%%sprotected %s %s(%s%s %s) {\n"
            .formatted(
                marks.mark(ClassName.get(Override.class)),
                result,
                name,
                any,
                marks.mark(ClassName.OBJECT),
                anyObject);
    String ofHost = marks.mark(host.withWildcards());
    String cast = "(%s) %s".formatted(ofHost, anyObject);
    String castObject = statement("%s %s = %s".formatted(ofHost, object, cast));
    if (!hasIndexed()) {
      addNested(head.formatted("") + castObject + body + "}\n");
      return;
    }
    String ofPool = marks.mark(poolOfHosts());
    String castPool =
        statement("%s %s =%s(%s) %s".formatted(ofPool, pool, Lines.SPACE, ofPool, anyPool));
    if (host.typeVariables().isEmpty()) {
      addNested(head.formatted(unchecked()) + castObject + castPool + body + "}\n");
      return;
    }
    // Only a method with the type variables of the host can name the type of the pool.
    String call =
        "%s%sHere(%s%s, %s)"
            .formatted(
                result.equals("void") ? "" : "return ",
                name,
                parameter.isEmpty() ? "" : description + ", ",
                anyPool,
                cast);
    addNested(head.formatted("") + statement(call) + "}\n");
    addNested(
        "%sprivate static %s %s %sHere(%s%s %s) {\n"
                .formatted(
                    unchecked(),
                    marks.declare(host.typeVariables()),
                    result,
                    name,
                    any,
                    marks.mark(hostType),
                    object)
            + castPool
            + body
            + "}\n");
  }

  private String unchecked() {
    return "@%s(\"unchecked\")\n".formatted(marks.mark(ClassName.get(SuppressWarnings.class)));
  }

  private void addNested(String method) {
    members.append('\n');
    method.lines().forEach(line -> members.append("  ").append(line).append('\n'));
  }

  private String part(StructureModel model, String found) {
    // With the wrong pool, a description names both pools instead of failing.
    String lambda = model.poolParameter() == PoolParameter.FIRST ? "() -> " : "";
    return ".add(%s, %s%s)".formatted(marks.mark("$S", model.name()), lambda, found);
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
    add(isPublic, result, name, parameter, summary, returned, "", body);
  }

  private void add(
      boolean isPublic,
      String result,
      String name,
      PoolParameter parameter,
      String summary,
      String returned,
      String refused,
      String body) {
    // A link may be called _ in Java 8, which is no name of a method since.
    if (!names.add(name) || !SourceVersion.isName(name)) {
      return;
    }
    if (parameter != PoolParameter.FIRST) {
      Javadoc javadoc = javadoc(summary, returned, refused, false);
      addMethod(javadoc, isPublic, result, name, parameters(name, false), body);
    }
    if (parameter != PoolParameter.NONE) {
      String withPool =
          parameter == PoolParameter.FIRST
              ? body
              : statement("return %s(%s)".formatted(name, object));
      Javadoc javadoc = javadoc(summary, returned, refused, true);
      addMethod(javadoc, isPublic, result, name, parameters(name, true), withPool);
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

  private Javadoc javadoc(String summary, String returned, String refused, boolean takesPool) {
    Javadoc javadoc = new Javadoc(summary);
    addParameters(javadoc, takesPool)
        .add("@return", returned)
        .add(
            "@throws NullPointerException", takesPool ? "if an argument is null" : "if it is null");
    String otherPool =
        takesPool && !returned.equals("the text") ? "if the object is not of the pool" : "";
    String reasons =
        refused.isEmpty() || otherPool.isEmpty()
            ? refused + otherPool
            : refused + ", or " + otherPool;
    return reasons.isEmpty() ? javadoc : javadoc.add("@throws IllegalArgumentException", reasons);
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

  /** The parameters of an accessor. */
  private String parameters(String name, boolean takesPool) {
    String objectParameter = marks.mark(hostType) + " " + object;
    if (!takesPool) {
      return objectParameter;
    }
    // To all structures, the pool may be one for a superclass.
    TypeName poolType =
        isToAll(name) && host.nearestBase() != null
            ? ParameterizedTypeName.get(
                RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(Object.class))
            : poolOfHosts();
    return marks.mark(poolType) + " " + pool + ", " + objectParameter;
  }

  private static boolean isToAll(String name) {
    return List.of("unlinkAll", "isLinked", "describe").contains(name);
  }

  /** A pool of hosts; it may be of a subclass whose objects it holds. */
  private TypeName poolOfHosts() {
    return ParameterizedTypeName.get(
        RuntimeTypes.OBJECT_POOL, WildcardTypeName.subtypeOf(hostType));
  }

  private String nullable(TypeName name) {
    return marks.mark(GeneratedSource.nullable(host, name));
  }
}
