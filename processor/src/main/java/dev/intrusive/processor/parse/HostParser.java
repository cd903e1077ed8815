package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Makes the model of a host, and reports all its problems. */
public final class HostParser {

  private final Symbols symbols;
  private final ExpectedTypes expected;
  private final FutureTypes futureTypes;
  private final EnvironmentParser environments;

  /** What came of looking at classes, many of which are superclasses of others. */
  private final Map<TypeElement, ParsedHost> parsed = new HashMap<>();

  /**
   * Creates a parser for one round.
   *
   * @param symbols the compiler's symbols
   * @param expected what the round may generate
   */
  public HostParser(Symbols symbols, ExpectedTypes expected) {
    this.symbols = symbols;
    this.expected = expected;
    this.futureTypes = new FutureTypes(symbols, expected);
    this.environments = new EnvironmentParser(symbols);
  }

  /** Looks at a class with links, with a pool, or with what pooled subclasses use. */
  public ParsedHost parse(TypeElement host) {
    ParsedHost known = parsed.get(host);
    if (known == null) {
      known = parseAnew(host);
      parsed.put(host, known);
    }
    return known;
  }

  private ParsedHost parseAnew(TypeElement host) {
    HostContext context = new HostContext(host, futureTypes);
    HostRules rules = new HostRules(symbols, context);
    List<AnnotatedField> fields = AnnotatedField.of(host);
    boolean hasLinks = !fields.isEmpty() && rules.checkKind(fields);
    boolean isHost = hasLinks || PoolParser.isPooled(host);
    // What is wrong with the bounds of a class for which nothing is generated does not matter.
    HostRules bounds = isHost ? rules : new HostRules(symbols, new HostContext(host, futureTypes));
    if (isHost) {
      rules.checkPlace();
    }
    bounds.checkBounds();
    List<TypeVariableName> typeVariables = bounds.typeVariables();
    Set<ClassName> namedInBounds = Set.copyOf(context.named);
    NullnessAnnotations nullness = new NullnessAnnotations(symbols, host);
    TypeNames types = new TypeNames(symbols, context, nullness, typeVariables);
    List<Base> bases = isHost ? parseBases(context, types) : List.of();
    KeyParser keys = new KeyParser(symbols, context, types);
    List<StructureModel> structures =
        hasLinks ? parseStructures(context, fields, bases, keys) : new ArrayList<>();
    keys.check(namesOfKeyed(fields, bases));
    PoolParser pools = new PoolParser(symbols, context);
    PoolModel pool =
        symbols.sourceNames.isImplicit(host)
            ? null
            : pools.parse(typeVariables, bases, environments);
    if (!isHost && !bounds.areBoundsKnown()) {
      pool = null;
    }
    if ((hasLinks || pool != null) && HostRules.isNameable(host)) {
      rules.checkNames(generatedFor(context, fields, pool), inheritedFrom(bases));
    }
    if (isHost) {
      rules.warnOfCopies(hasLinks && !fields.stream().allMatch(AnnotatedField::isIndexed));
    }
    if (EclipseSyntax.hiddenFields(host).stream().anyMatch(StructureKind::isAnnotated)) {
      context.unknown.add(HostPart.FIELDS);
    }
    context.isBroken |=
        symbols.withSuperclasses(host).stream().anyMatch(symbols.sourceNames::hasFieldTwice)
            || symbols.sourceNames.hasAmbiguousImport(host);
    if (context.problems.hasErrors() || context.isBroken) {
      structures = hasLinks ? standIns(context, fields, pool != null) : structures;
      pool = pool == null ? null : new PoolModel.StandIn(pool.poolClass(), pool.isPublic());
      context.unknown.remove(HostPart.POOL);
      context.named.retainAll(namedInBounds);
    }
    structures.sort(Comparator.comparing(StructureModel::name));
    HostModel model =
        new HostModel(
            context.hostClass,
            typeVariables,
            Symbols.isPublic(host),
            !host.getModifiers().contains(Modifier.FINAL),
            !bases.isEmpty()
                || symbols.withSuperclasses(host).stream().skip(1).anyMatch(PoolParser::isPooled),
            List.copyOf(structures),
            hasLinks,
            bases.stream().map(Base::host).toList(),
            Set.copyOf(context.unknown),
            pool,
            environments.parse(host, fields, bases));
    return new ParsedHost(
        host, model, context.problems, Set.copyOf(context.named), context.isRefused);
  }

  private List<StructureModel> parseStructures(
      HostContext context, List<AnnotatedField> fields, List<Base> bases, KeyParser keys) {
    FieldRules fieldRules = new FieldRules(symbols, context);
    fields.forEach(fieldRules::check);
    List<FieldGroup> groups = FieldGroup.of(fields);
    NameRules names = new NameRules(context);
    names.checkNames(groups, bases);
    names.checkOptions(groups);
    names.checkLengths(groups, true);
    ListParser lists = new ListParser(symbols, context);
    HeapParser heaps = new HeapParser(symbols, context, keys);
    MapParser maps = new MapParser(symbols, context, keys);
    List<StructureModel> structures = new ArrayList<>();
    Function<FieldGroup, @Nullable StructureModel> parser =
        group ->
            switch (group.kind()) {
              case LIST -> lists.parse(group);
              case HEAP -> heaps.parse(group);
              case MAP -> maps.parse(group);
            };
    List<FieldGroup> all = new ArrayList<>(groups);
    // What else is wrong with fields whose name is: stand-ins take the place of these.
    all.addAll(FieldGroup.withInvalidName(fields));
    for (FieldGroup group : all) {
      StructureModel structure = parser.apply(group);
      if (structure != null && groups.contains(group)) {
        structures.add(structure);
      }
    }
    fields.forEach(lists::checkLink);
    names.checkAccessors(structures, fields);
    return structures;
  }

  /** The names of the heaps and maps that a key can be for. */
  private static Set<String> namesOfKeyed(List<AnnotatedField> fields, List<Base> bases) {
    Set<String> names = new TreeSet<>();
    for (AnnotatedField field : fields) {
      if (field.kind() != StructureKind.LIST && field.names() != null) {
        names.addAll(field.names());
      }
    }
    for (Base base : bases) {
      base.host().structures().stream()
          .filter(structure -> !(structure instanceof ListModel))
          .forEach(structure -> names.add(structure.name()));
    }
    return names;
  }

  /** The classes that are generated for a host, be it valid or not. */
  private static List<ClassName> generatedFor(
      HostContext context, List<AnnotatedField> fields, @Nullable PoolModel pool) {
    List<ClassName> classes = new ArrayList<>();
    fields.stream()
        .flatMap(field -> Objects.requireNonNullElse(field.names(), List.<String>of()).stream())
        .filter(ListNaming::isUsable)
        .forEach(name -> classes.add(ListNaming.structureClass(context.hostClass, name)));
    if (!fields.isEmpty()) {
      classes.add(ListNaming.linksClass(context.hostClass));
    }
    if (pool != null) {
      classes.add(pool.poolClass());
    }
    return classes;
  }

  /** The superclasses that have links, and what is generated for them. */
  private static List<ClassName> inheritedFrom(List<Base> bases) {
    List<ClassName> classes = new ArrayList<>();
    for (Base base : bases) {
      classes.add(ClassName.get(base.element()));
      classes.add(base.host().linksClass());
      base.host().structures().forEach(structure -> classes.add(structure.generatedClass()));
    }
    return classes;
  }

  /** Stand-ins for all names that a class can be named after, be they valid or not. */
  private static List<StructureModel> standIns(
      HostContext context, List<AnnotatedField> fields, boolean isPooled) {
    Map<String, StructureModel> standIns = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (AnnotatedField field : fields) {
      for (String name : Objects.requireNonNullElse(field.names(), List.<String>of())) {
        if (ListNaming.isUsable(name)
            && !(isPooled && name.equalsIgnoreCase("pool"))
            && !ListNaming.isTooLong(ListNaming.structureClass(context.hostClass, name))) {
          standIns.putIfAbsent(name, standIn(context, field.kind(), name));
        }
      }
    }
    return new ArrayList<>(standIns.values());
  }

  private static StructureModel standIn(HostContext context, StructureKind kind, String name) {
    ClassName generated = ListNaming.structureClass(context.hostClass, name);
    boolean isPublic = Symbols.isPublic(context.host);
    return switch (kind) {
      case LIST -> new ListModel.StandIn(name, generated, isPublic);
      case HEAP -> new HeapModel.StandIn(name, generated, isPublic);
      case MAP -> new MapModel.StandIn(name, generated, isPublic);
    };
  }

  // Superclasses.

  /**
   * A superclass with links.
   *
   * @param element the class
   * @param host what is generated for it
   */
  record Base(TypeElement element, BaseHost host) {
    List<String> names() {
      return host.structures().stream().map(StructureModel::name).toList();
    }
  }

  private List<Base> parseBases(HostContext context, TypeNames types) {
    List<Base> bases = new ArrayList<>();
    List<TypeElement> chain = symbols.withSuperclasses(context.host);
    boolean isRaw = false;
    boolean isKnown = true;
    for (int i = 1; i < chain.size(); i++) {
      TypeMirror type = chain.get(i - 1).getSuperclass();
      isKnown &= isKnown(types, chain.get(i - 1));
      isRaw |= type.getKind() == TypeKind.DECLARED && Symbols.isRaw((DeclaredType) type);
      if (isKnown && !AnnotatedField.of(chain.get(i)).isEmpty()) {
        addBase(context, chain.get(i), isRaw, bases);
      }
    }
    if (!isKnown) {
      bases.clear();
    }
    if (!isKnown
        || chain.get(chain.size() - 1).getSuperclass().getKind() == TypeKind.ERROR
        || chain.stream().anyMatch(EclipseSyntax::hidesSuperclass)) {
      context.unknown.add(HostPart.SUPERCLASSES);
      // The slot and hooks may be inherited from it.
      context.unknown.add(HostPart.POOL);
    }
    return bases;
  }

  /** Whether the type arguments of the superclass of a class are known, or will be. */
  private boolean isKnown(TypeNames types, TypeElement subclass) {
    TypeMirror superclass = subclass.getSuperclass();
    if (TypeReach.isUnresolved(superclass)) {
      return types.of(superclass, symbols.sourceNames.superclassOf(subclass), subclass) != null;
    }
    return symbols.isWithinBounds((DeclaredType) superclass)
        && types.mayBeWithinBounds((DeclaredType) superclass);
  }

  private void addBase(HostContext context, TypeElement element, boolean isRaw, List<Base> bases) {
    ParsedHost base = parse(element);
    if (base.problems().hasErrors()
        || expected.isRefused(element)
        || !base.isKnown(HostPart.BOUNDS)) {
      // Its own errors are reported on it, by this processor or by the compiler.
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
            new BaseHost(model.linksClass(), model.structures(), model.poolParameter(), isRaw)));
  }
}
