package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.ListNaming;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Makes the model of a host, and says all that is wrong with it. */
public final class HostParser {

  private static final List<String> FIXED_ACCESSORS = List.of("unlinkAll", "isLinked", "describe");

  private final Symbols symbols;
  private final ExpectedTypes expected;
  private final EnvironmentParser environments;

  /**
   * Creates a parser for one round.
   *
   * @param symbols the compiler's symbols
   * @param expected what the round may generate
   */
  public HostParser(Symbols symbols, ExpectedTypes expected) {
    this.symbols = symbols;
    this.expected = expected;
    this.environments = new EnvironmentParser(symbols);
  }

  /** Looks at a class with annotated fields. */
  public ParsedHost parse(TypeElement host) {
    HostContext context = new HostContext(host, expected);
    HostRules rules = new HostRules(symbols, context);
    List<AnnotatedField> fields = AnnotatedField.of(host);
    List<ListModel> lists = new ArrayList<>();
    List<Base> bases = new ArrayList<>();
    if (rules.checkKind(fields)) {
      rules.checkPlace();
      rules.checkBounds();
      FieldRules fieldRules = new FieldRules(symbols, context);
      fields.forEach(fieldRules::check);
      bases = parseBases(context);
      List<FieldGroup> groups = FieldGroup.of(fields);
      checkNames(context, groups, bases);
      lists = parseLists(context, groups);
      checkAccessors(context, lists, fields);
      rules.warnOfCopies();
      if (context.problems.hasErrors()) {
        lists = substitutes(context, fields);
      }
    }
    lists.sort(Comparator.comparing(ListModel::name));
    HostModel model =
        new HostModel(
            context.hostClass,
            rules.typeVariables(),
            Symbols.isPublic(host),
            List.copyOf(lists),
            bases.stream().map(Base::host).toList(),
            environments.parse(host, fields, bases.stream().map(Base::element).toList()));
    return new ParsedHost(
        host,
        model,
        context.problems,
        context.fieldsAreKnown,
        context.basesAreKnown,
        context.boundsAreKnown);
  }

  private List<ListModel> parseLists(HostContext context, List<FieldGroup> groups) {
    ListParser parser = new ListParser(symbols, context);
    List<ListModel> lists = new ArrayList<>();
    for (FieldGroup group : groups) {
      ListModel list = parser.parse(group);
      if (list != null) {
        lists.add(list);
      }
    }
    return lists;
  }

  /** Lists for all names that a class can be named after, be they valid or not. */
  private static List<ListModel> substitutes(HostContext context, List<AnnotatedField> fields) {
    Map<String, ListModel> lists = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (AnnotatedField field : fields) {
      for (String name : Objects.requireNonNullElse(field.listNames(), List.<String>of())) {
        if (ListNaming.isUsable(name) && !ListNaming.isReserved(name)) {
          ClassName listClass = ListNaming.listClass(context.hostClass, name);
          lists.putIfAbsent(name, new ListModel.Substitute(name, listClass));
        }
      }
    }
    return new ArrayList<>(lists.values());
  }

  // Superclasses.

  private record Base(TypeElement element, BaseHost host) {}

  private List<Base> parseBases(HostContext context) {
    List<Base> bases = new ArrayList<>();
    TypeMirror superclass = context.host.getSuperclass();
    while (superclass.getKind() == TypeKind.DECLARED) {
      TypeElement element = Objects.requireNonNull(Symbols.declaration(superclass));
      if (!AnnotatedField.of(element).isEmpty()) {
        addBase(context, element, bases);
      }
      superclass = element.getSuperclass();
    }
    if (superclass.getKind() == TypeKind.ERROR) {
      context.basesAreKnown = false;
    }
    return bases;
  }

  private void addBase(HostContext context, TypeElement element, List<Base> bases) {
    ParsedHost base = parse(element);
    if (base.problems().hasErrors()) {
      // Nothing is generated for it, and its own errors say why.
      return;
    }
    if (!TypeReach.canName(symbols, context.host, element)) {
      context.problems.add(
          DiagnosticId.HostUnreachableType,
          context.host,
          "superclass %s has links, but generated code in the package of %s cannot name it; make it"
                  .formatted(element.getQualifiedName(), context.host.getSimpleName())
              + " and the classes around it public.");
      return;
    }
    boolean isExpected = expected.includes(base.model().linksClass());
    if (!isExpected
        && symbols.find(context.host, base.model().linksClass().canonicalName()) == null) {
      context.problems.add(
          DiagnosticId.HostBaseNotGenerated,
          context.host,
          "superclass %s has links, but its class %s is missing; compile the superclass with the"
                  .formatted(element.getQualifiedName(), base.model().linksClass().simpleName())
              + " annotation processor first.");
      return;
    }
    List<String> names = base.model().lists().stream().map(ListModel::name).toList();
    bases.add(0, new Base(element, new BaseHost(base.model().linksClass(), names)));
  }

  // Names.

  private static void checkNames(HostContext context, List<FieldGroup> groups, List<Base> bases) {
    for (FieldGroup group : groups) {
      for (Base base : bases) {
        for (String inherited : base.host().listNames()) {
          if (inherited.equals(group.name())) {
            report(
                context,
                DiagnosticId.ListNameDuplicate,
                group,
                "list name \"%s\" is already used by superclass %s; choose another name."
                    .formatted(inherited, base.element().getSimpleName()));
          } else if (inherited.equalsIgnoreCase(group.name())) {
            reportCase(context, group, inherited);
          }
        }
      }
      for (FieldGroup other : groups) {
        if (!other.equals(group) && other.name().equalsIgnoreCase(group.name())) {
          reportCase(context, group, other.name());
        }
      }
    }
  }

  private static void reportCase(HostContext context, FieldGroup group, String other) {
    report(
        context,
        DiagnosticId.ListNameCase,
        group,
        "list names \"%s\" and \"%s\" differ only in case, so their files would collide on macOS and"
                .formatted(group.name(), other)
            + " Windows; choose another name.");
  }

  private static void report(
      HostContext context, DiagnosticId id, FieldGroup group, String message) {
    AnnotatedField field = group.fields().get(0);
    context.problems.add(id, field.element(), field.annotation(), message);
  }

  private static void checkAccessors(
      HostContext context, List<ListModel> lists, List<AnnotatedField> fields) {
    Map<String, Set<String>> users = new LinkedHashMap<>();
    FIXED_ACCESSORS.forEach(name -> users.put(name, new TreeSet<>(List.of("all lists"))));
    for (ListModel list : lists) {
      accessorsOf(list)
          .forEach(
              name ->
                  users
                      .computeIfAbsent(name, unused -> new TreeSet<>())
                      .add("list \"%s\"".formatted(list.name())));
      if (list instanceof ListModel.Node node && list.accessors().contains(node.link())) {
        users
            .computeIfAbsent(node.link(), unused -> new TreeSet<>())
            .add("link %s".formatted(node.link()));
      }
    }
    for (ListModel list : lists) {
      for (String name : accessorsOf(list).distinct().toList()) {
        Set<String> rivals = users.get(name);
        if (rivals != null && rivals.size() > 1) {
          AnnotatedField field = fieldOf(list, fields);
          context.problems.add(
              DiagnosticId.AccessorClash,
              field.element(),
              "the accessor %s would be generated for %s; rename the list or the field."
                  .formatted(name, String.join(" and for ", rivals)));
        }
      }
    }
  }

  private static Stream<String> accessorsOf(ListModel list) {
    return list instanceof ListModel.Node node
        ? Stream.concat(list.accessors().stream(), Stream.of(node.link()))
        : list.accessors().stream();
  }

  private static AnnotatedField fieldOf(ListModel list, List<AnnotatedField> fields) {
    return fields.stream()
        .filter(field -> List.of(list.name()).equals(field.listNames()))
        .findFirst()
        .orElseThrow();
  }
}
