package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Makes the model of a host, and reports all its problems. */
public final class HostParser {

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

  /** Looks at a class with links, with a pool, or with what pooled subclasses use. */
  public ParsedHost parse(TypeElement host) {
    HostContext context = new HostContext(host, expected);
    HostRules rules = new HostRules(symbols, context);
    List<AnnotatedField> fields = AnnotatedField.of(host);
    boolean hasLinks = !fields.isEmpty() && rules.checkKind(fields);
    boolean isHost = hasLinks || PoolParser.isPooled(host);
    List<Base> bases = new ArrayList<>();
    List<TypeVariableName> typeVariables;
    if (isHost) {
      rules.checkPlace();
      rules.checkBounds();
      typeVariables = rules.typeVariables();
      bases = parseBases(context);
    } else {
      typeVariables = HostRules.typeVariables(symbols, host, expected);
    }
    List<ListModel> lists = hasLinks ? parseLists(context, fields, bases) : new ArrayList<>();
    PoolParser pools = new PoolParser(symbols, context);
    PoolModel pool = pools.parse(typeVariables, bases, environments);
    if (isHost) {
      rules.warnOfCopies(hasLinks && !fields.stream().allMatch(AnnotatedField::isIndexed));
    }
    if (context.problems.hasErrors()) {
      lists = hasLinks ? standIns(context, fields) : lists;
      pool = pool == null ? null : new PoolModel.StandIn(pool.poolClass());
      context.unknown.remove(HostPart.POOL);
    }
    lists.sort(Comparator.comparing(ListModel::name));
    HostModel model =
        new HostModel(
            context.hostClass,
            typeVariables,
            Symbols.isPublic(host),
            List.copyOf(lists),
            hasLinks,
            bases.stream().map(Base::host).toList(),
            Set.copyOf(context.unknown),
            pool,
            environments.parse(host, fields, bases, pools.usedTypes()));
    return new ParsedHost(host, model, context.problems);
  }

  private List<ListModel> parseLists(
      HostContext context, List<AnnotatedField> fields, List<Base> bases) {
    FieldRules fieldRules = new FieldRules(symbols, context);
    fields.forEach(fieldRules::check);
    List<FieldGroup> groups = FieldGroup.of(fields);
    NameRules names = new NameRules(context);
    names.checkLists(groups, bases);
    List<ListModel> lists = parseLists(context, groups);
    names.checkAccessors(lists, fields);
    return lists;
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
  private static List<ListModel> standIns(HostContext context, List<AnnotatedField> fields) {
    Map<String, ListModel> lists = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (AnnotatedField field : fields) {
      for (String name : Objects.requireNonNullElse(field.listNames(), List.<String>of())) {
        if (ListNaming.isUsable(name) && !ListNaming.isReserved(name)) {
          ClassName listClass = ListNaming.listClass(context.hostClass, name);
          lists.putIfAbsent(name, new ListModel.StandIn(name, listClass));
        }
      }
    }
    return new ArrayList<>(lists.values());
  }

  // Superclasses.

  /**
   * A superclass with links.
   *
   * @param element the class
   * @param host what is generated for it
   */
  record Base(TypeElement element, BaseHost host) {
    List<String> listNames() {
      return host.lists().stream().map(ListModel::name).toList();
    }
  }

  private List<Base> parseBases(HostContext context) {
    List<Base> bases = new ArrayList<>();
    TypeMirror superclass = context.host.getSuperclass();
    boolean isRaw = false;
    while (superclass.getKind() == TypeKind.DECLARED) {
      TypeElement element = Objects.requireNonNull(Symbols.declaration(superclass));
      isRaw |= Symbols.isRaw((DeclaredType) superclass);
      if (!AnnotatedField.of(element).isEmpty()) {
        addBase(context, element, isRaw, bases);
      }
      superclass = element.getSuperclass();
    }
    if (superclass.getKind() == TypeKind.ERROR) {
      context.unknown.add(HostPart.SUPERCLASSES);
      // The slot and hooks may be inherited from it.
      context.unknown.add(HostPart.POOL);
    }
    return bases;
  }

  private void addBase(HostContext context, TypeElement element, boolean isRaw, List<Base> bases) {
    ParsedHost base = parse(element);
    if (base.problems().hasErrors()) {
      // Its own errors are reported on it.
      context.unknown.add(HostPart.LISTS);
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
    HostModel model = base.model();
    bases.add(
        0,
        new Base(
            element,
            new BaseHost(model.linksClass(), model.lists(), model.poolParameter(), isRaw)));
  }
}
