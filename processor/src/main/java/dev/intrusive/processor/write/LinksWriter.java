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
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
  private final String anyObject;
  private final String number;
  private final String outerPool;
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
    anyObject = variables.newName("object");
    number = variables.newName("number");
    outerPool = variables.newName("outerPool");
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
    if (host.extendsHost()) {
      addDeclaredLinks();
    }
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
        false,
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
   * The host's own structures. Those that take the pool come first, since they refuse a wrong one.
   */
  private List<StructureModel> poolFirst() {
    return called(host.structures()).stream()
        .sorted(Comparator.comparing(model -> model.poolParameter() != PoolParameter.FIRST))
        .toList();
  }

  private boolean takesPool() {
    return host.poolParameter() == PoolParameter.FIRST;
  }

  private void addUnlinkAll() {
    addToAll(
        "int",
        "unlinkAll",
        "Takes an object out of all its %s.".formatted(nounsOfAll("s", " and ")),
        "how many %s it left".formatted(nounsOfAll("s", " and ")),
        this::unlinking);
  }

  private String unlinking() {
    StringBuilder own = new StringBuilder();
    for (StructureModel model : poolFirst()) {
      own.append("  if (%s) {\n    %s++;\n  }\n".formatted(unlinking(model), left));
    }
    String below =
        host.isExtensible()
            ? "  if (%s) {\n  %s  }\n"
                .formatted(isOfSubclass(), statement(left + " += " + below("unlinkAll")))
            : "";
    return statement("int " + left + " = 0")
        + (takesPool() ? own + below : below + own)
        + statement("return " + left);
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
        "Returns whether an object is in any %s.".formatted(nounsOfAll("", " or ")),
        "true if it is",
        this::asking);
  }

  private String asking() {
    String own =
        poolFirst().stream()
            .map(model -> calls.own(model.inMethod(), model.poolParameter()))
            .collect(Collectors.joining(Lines.SPACE + "|| "));
    if (!host.isExtensible()) {
      return statement("return " + (own.isEmpty() ? "false" : own));
    }
    String below = isOfSubclass() + Lines.SPACE + "&& " + below("isLinked");
    if (own.isEmpty()) {
      return statement("return " + below);
    }
    return "  if (%s) {\n    return true;\n  }\n".formatted(takesPool() ? own : below)
        + statement("return " + (takesPool() ? below : own));
  }

  private void addDescribe() {
    addToAll(
        marks.mark(ClassName.get(String.class)),
        "describe",
        "Describes which %s an object is in. Allocates the text."
            .formatted(nounsOfAll("s", " and ")),
        "the text",
        this::describing);
  }

  private String describing() {
    String type = marks.mark(RuntimeTypes.HOST_DESCRIPTION);
    String start = "new %s(%s)".formatted(type, object);
    StringBuilder own = new StringBuilder();
    for (StructureModel model : called(host.structures())) {
      own.append(Lines.NOTHING)
          .append(part(model, calls.own(model.holderMethod(), model.poolParameter())));
    }
    return host.isExtensible()
        ? statement(type + " " + description + " = " + start)
            + (own.isEmpty() ? "" : statement(description + own))
            + statement("return " + below("describe"))
        : statement("return " + start + own + Lines.NOTHING + ".toString()");
  }

  private String isOfSubclass() {
    return "%s.getClass() != %s.class".formatted(object, marks.mark(host.hostClass()));
  }

  /** Asks for the structures that subclasses declare. */
  private String below(String name) {
    return "%s.%s(%s%s, %s.class)"
        .formatted(
            marks.mark(RuntimeTypes.DECLARED_LINKS),
            name,
            name.equals("describe") ? description + ", " : "",
            object,
            marks.mark(host.hostClass()));
  }

  /**
   * Adds an accessor to all structures of an object, also of those that subclasses declare.
   *
   * @param body what it does if no superclass has links
   */
  private void addToAll(
      String result, String name, String summary, String returned, Supplier<String> body) {
    BaseHost base = host.nearestBase();
    if (base == null) {
      add(true, result, name, host.poolParameter(), summary, returned, body.get());
      return;
    }
    boolean isUnchecked = takesPool() && base.poolParameter() == PoolParameter.FIRST;
    add(
        true,
        isUnchecked,
        result,
        name,
        host.poolParameter(),
        summary,
        returned,
        "",
        ofBase(base, name));
  }

  /** Asks the superclass, which covers all structures of an object. */
  private String ofBase(BaseHost base, String name) {
    String start = "return " + marks.mark(base.linksClass()) + "." + name;
    if (base.poolParameter() == PoolParameter.FIRST) {
      String cast = marks.mark(base.isRaw() ? RuntimeTypes.OBJECT_POOL : poolOfHosts());
      // With errors, there is no pool to give.
      String given = takesPool() ? "(%s) %s".formatted(cast, pool) : "null";
      return statement("%s(%s%s, %s)".formatted(start, Lines.NOTHING, given, object));
    }
    String withoutPool = statement("%s(%s)".formatted(start, object));
    if (!takesPool()) {
      return withoutPool;
    }
    String setPool = marks.mark(RuntimeTypes.DECLARED_LINKS) + ".setPool";
    String required =
        "%s.requireNonNull(%s)".formatted(marks.mark(ClassName.get(Objects.class)), pool);
    return statement(
            "%s %s =%s%s(%s)"
                .formatted(
                    marks.mark(RuntimeTypes.SLOT_TABLE), outerPool, Lines.SPACE, setPool, required))
        + "  try {\n  %s  } finally {\n  %s  }\n"
            .formatted(withoutPool, statement("%s(%s)".formatted(setPool, outerPool)));
  }

  // What superclasses know of the host's own structures.

  private void addDeclaredLinks() {
    List<StructureModel> structures = poolFirst();
    String type = marks.mark(RuntimeTypes.DECLARED_LINKS);
    List<String> arguments = new ArrayList<>();
    arguments.add(marks.mark(host.hostClass()) + ".class");
    arguments.add(
        String.valueOf(
            structures.stream()
                .filter(model -> model.poolParameter() == PoolParameter.FIRST)
                .count()));
    structures.forEach(model -> arguments.add(marks.mark("$S", model.name())));
    members.append(
        """

        private static final %s DECLARED = new %s();

        static {
          register();
        }

        /** Lets superclasses know what this class declares; for generated code. */
        static void register() {
          DECLARED.register();
        }

        /** What this class declares. */
        private static final class %s extends %s {

          private %s() {
            super(%s);
          }

          @%s
          protected %s holder(%sint %s, %s %s, %s %s) {
        """
            .formatted(
                declared,
                declared,
                declared,
                type,
                declared,
                String.join(", ", arguments),
                marks.mark(ClassName.get(Override.class)),
                nullable(RuntimeTypes.TRACKED_COLLECTION),
                Lines.NOTHING,
                number,
                nullable(RuntimeTypes.SLOT_TABLE),
                pool,
                marks.mark(ClassName.OBJECT),
                anyObject));
    String ofHost = marks.mark(host.withWildcards());
    StringBuilder body =
        new StringBuilder(
            statement("%s %s = (%s) %s".formatted(ofHost, object, ofHost, anyObject)));
    List<String> holders =
        structures.stream()
            .map(each -> calls.own(each.generatedClass(), "holding", each.poolParameter()))
            .toList();
    int last = holders.size() - 1;
    if (last < 1) {
      body.append(statement("return " + (last < 0 ? "null" : holders.get(0))));
    } else {
      body.append("  switch (%s) {\n".formatted(number));
      for (int i = 0; i <= last; i++) {
        body.append(i < last ? "    case " + i + ":\n" : "    default:\n")
            .append("      return %s;\n".formatted(holders.get(i)));
      }
      body.append("  }\n");
    }
    body.append("}\n");
    body.toString().lines().forEach(line -> members.append("  ").append(line).append('\n'));
    members.append("}\n");
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
    add(isPublic, false, result, name, parameter, summary, returned, "", body);
  }

  private void add(
      boolean isPublic,
      boolean isUnchecked,
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
      Javadoc javadoc = javadoc(name, summary, returned, refused, false);
      addMethod(javadoc, isPublic, isUnchecked, result, name, parameters(name, false), body);
    }
    if (parameter != PoolParameter.NONE) {
      String withPool =
          parameter == PoolParameter.FIRST
              ? body
              : statement("return %s(%s)".formatted(name, object));
      Javadoc javadoc = javadoc(name, summary, returned, refused, true);
      addMethod(javadoc, isPublic, isUnchecked, result, name, parameters(name, true), withPool);
    }
  }

  private void addMethod(
      Javadoc javadoc,
      boolean isPublic,
      boolean isUnchecked,
      String result,
      String name,
      String parameters,
      String body) {
    members.append('\n').append(javadoc.comment());
    if (isUnchecked) {
      String suppressing = marks.mark(ClassName.get(SuppressWarnings.class));
      members.append("@%s(\"unchecked\")\n".formatted(suppressing));
    }
    members.append(isPublic ? "public static " : "static ");
    if (!host.typeVariables().isEmpty()) {
      members.append(marks.declare(host.typeVariables())).append(' ');
    }
    members.append("%s %s(%s) {\n%s}\n".formatted(result, name, parameters, body));
  }

  private Javadoc javadoc(
      String name, String summary, String returned, String refused, boolean takesPool) {
    Javadoc javadoc = new Javadoc(summary);
    addParameters(javadoc, takesPool)
        .add("@return", returned)
        .add(
            "@throws NullPointerException", takesPool ? "if an argument is null" : "if it is null");
    String otherPool =
        takesPool && !name.equals("describe") ? "if the object is not of the pool" : "";
    String reasons =
        refused.isEmpty() || otherPool.isEmpty()
            ? refused + otherPool
            : refused + ", or " + otherPool;
    if (!reasons.isEmpty()) {
      javadoc.add("@throws IllegalArgumentException", reasons);
    }
    if (isToAll(name) && !name.equals("describe") && !takesPool && canAddIndexed()) {
      javadoc.add(
          "@throws IllegalStateException",
          "if it can be in indexed structures, which only its pool knows");
    }
    return javadoc;
  }

  private Javadoc addParameters(Javadoc javadoc, boolean takesPool) {
    addTypeParameters(javadoc);
    if (takesPool) {
      javadoc.add("@param " + pool, "the pool of the object");
    }
    return javadoc.add("@param " + object, "the object");
  }

  private Javadoc addTypeParameters(Javadoc javadoc) {
    for (TypeVariableName variable : host.typeVariables()) {
      javadoc.add("@param <" + variable.name() + ">", "a type variable of the object's class");
    }
    return javadoc;
  }

  /** Whether subclasses can have indexed structures where the host has none. */
  private boolean canAddIndexed() {
    return host.isExtensible() && host.pool() == null;
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
