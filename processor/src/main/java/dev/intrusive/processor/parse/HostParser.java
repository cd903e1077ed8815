package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Makes the model of a host, and reports all its problems. */
public final class HostParser {

  private final Symbols symbols;
  private final Set<String> hosts;
  private final Set<String> refused;
  private final Set<String> orphans;
  private final EnvironmentParser environments;

  /** The classes so far, many of which are superclasses of others. */
  private final Map<TypeElement, ParsedHost> parsed = new HashMap<>();

  /**
   * Creates a parser for one round.
   *
   * @param symbols the compiler's symbols
   * @param hosts the hosts of this compilation
   * @param refused those for which nothing can be generated
   * @param orphans those that lacked a superclass in an earlier round
   */
  public HostParser(Symbols symbols, Set<String> hosts, Set<String> refused, Set<String> orphans) {
    this.symbols = symbols;
    this.hosts = Set.copyOf(hosts);
    this.refused = Set.copyOf(refused);
    this.orphans = Set.copyOf(orphans);
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
    HostContext context = new HostContext(symbols, host);
    HostRules rules = new HostRules(context);
    List<AnnotatedField> fields = AnnotatedField.of(host);
    boolean hasLinks = !fields.isEmpty() && rules.checkKind(fields);
    boolean isHost = hasLinks || PoolParser.isPooled(host);
    // What is wrong with the bounds of a class for which nothing is generated does not matter.
    HostRules bounds = isHost ? rules : new HostRules(new HostContext(symbols, host));
    if (isHost) {
      rules.checkPlace();
    }
    List<TypeVariableName> typeVariables = bounds.checkBounds();
    context.types.setVariables(typeVariables);
    List<Base> bases = isHost ? parseBases(context) : List.of();
    KeyParser keys = new KeyParser(context);
    List<StructureModel> structures =
        hasLinks ? parseStructures(context, fields, bases, keys) : new ArrayList<>();
    keys.check(namesOfKeyed(fields, bases));
    PoolModel pool = new PoolParser(context).parse(bases);
    if (!isHost && !bounds.areBoundsKnown()) {
      pool = null;
    }
    if (isHost) {
      rules.warnOfCopies(hasLinks && !fields.stream().allMatch(AnnotatedField::isIndexed));
    }
    if (context.problems.hasErrors()) {
      structures = hasLinks ? stubs(context, fields, pool != null) : structures;
      pool = pool == null ? null : new PoolModel.Stub(pool.poolClass(), pool.isPublic());
      context.unknown.remove(HostPart.POOL);
      context.unknown.remove(HostPart.HOOKS);
    }
    structures.sort(Comparator.comparing(StructureModel::name));
    HostModel model =
        new HostModel(
            context.hostClass,
            typeVariables,
            Mirrors.isPublic(host),
            isExtensible(host, context),
            extendsHost(context),
            List.copyOf(structures),
            takesPool(context, structures),
            hasLinks,
            bases.stream().map(Base::host).toList(),
            Set.copyOf(context.unknown),
            pool,
            environments.parse(host));
    return new ParsedHost(host, model, context.problems);
  }

  /**
   * Under an unknown superclass, compilers find no getClass, which shows the class of an object.
   */
  private static boolean isExtensible(TypeElement host, HostContext context) {
    return !host.getModifiers().contains(Modifier.FINAL)
        && !context.unknown.contains(HostPart.SUPERCLASSES);
  }

  /**
   * Whether a superclass has links or a pool. One that is or was unknown may have, and the classes
   * of structures do not wait for it.
   */
  private boolean extendsHost(HostContext context) {
    return context.unknown.contains(HostPart.SUPERCLASSES)
        || orphans.contains(context.host.getQualifiedName().toString())
        || context.chain.stream()
            .skip(1)
            .anyMatch(type -> PoolParser.isPooled(type) || !AnnotatedField.of(type).isEmpty());
  }

  /** Whether a structure is indexed; those of a superclass with errors are not known better. */
  private static boolean takesPool(HostContext context, List<StructureModel> structures) {
    return structures.stream().anyMatch(StructureModel::takesPool)
        || context.chain.stream()
            .flatMap(type -> AnnotatedField.of(type).stream())
            .anyMatch(AnnotatedField::isPoolSlot);
  }

  private List<StructureModel> parseStructures(
      HostContext context, List<AnnotatedField> fields, List<Base> bases, KeyParser keys) {
    FieldRules fieldRules = new FieldRules(context);
    fields.forEach(fieldRules::check);
    List<FieldGroup> groups = FieldGroup.of(fields);
    NameRules names = new NameRules(context);
    names.checkNames(groups, bases);
    ListParser lists = new ListParser(context);
    KeyedParser keyed = new KeyedParser(context, keys);
    OptionRules options = new OptionRules(context);
    List<StructureModel> structures = new ArrayList<>();
    List<FieldGroup> all = new ArrayList<>(groups);
    // The other problems of fields with an invalid name are reported, too.
    all.addAll(FieldGroup.withInvalidName(fields));
    for (FieldGroup group : all) {
      options.check(group);
      StructureModel structure =
          group.kind() == StructureKind.LIST ? lists.parse(group) : keyed.parse(group);
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
      if (field.kind() != StructureKind.LIST) {
        names.addAll(field.knownNames());
      }
    }
    for (Base base : bases) {
      base.host().structures().stream()
          .filter(structure -> structure.kind() != StructureKind.LIST)
          .forEach(structure -> names.add(structure.name()));
    }
    return names;
  }

  /** The classes that are generated for a host, be it valid or not, by its annotations alone. */
  public static List<ClassName> generatedFor(TypeElement element) {
    ClassName host = ClassName.get(element);
    List<AnnotatedField> fields = AnnotatedField.of(element);
    List<ClassName> classes = new ArrayList<>();
    fields.stream()
        .flatMap(field -> field.knownNames().stream())
        .filter(ListNaming::isUsable)
        .forEach(name -> classes.add(ListNaming.structureClass(host, name)));
    if (!fields.isEmpty()) {
      classes.add(ListNaming.linksClass(host));
    }
    if (PoolParser.isPooled(element)) {
      classes.add(ListNaming.poolClass(host));
    }
    return classes;
  }

  /** Stubs for all names that a class can be named after, be they valid or not. */
  private static List<StructureModel> stubs(
      HostContext context, List<AnnotatedField> fields, boolean isPooled) {
    Map<String, StructureModel> stubs = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (AnnotatedField field : fields) {
      for (String name : field.knownNames()) {
        if (ListNaming.isUsable(name) && !(isPooled && name.equalsIgnoreCase("pool"))) {
          FieldGroup group =
              new FieldGroup(field.kind(), name, FieldGroup.named(fields, field.kind(), name));
          stubs.putIfAbsent(name, context.stub(group));
        }
      }
    }
    return new ArrayList<>(stubs.values());
  }

  // Superclasses.

  private List<Base> parseBases(HostContext context) {
    List<Base> bases = new ArrayList<>();
    List<TypeElement> chain = context.chain;
    boolean isRaw = false;
    for (int i = 1; i < chain.size(); i++) {
      TypeMirror type = chain.get(i - 1).getSuperclass();
      if (TypeReach.isUnresolved(type)) {
        // Hooks are seen through its arguments.
        context.unknown.add(HostPart.HOOKS);
      }
      isRaw |= Mirrors.isRaw(type);
      if (!AnnotatedField.of(chain.get(i)).isEmpty()) {
        addBase(context, chain.get(i), isRaw, bases);
      }
    }
    if (chain.get(chain.size() - 1).getSuperclass().getKind() == TypeKind.ERROR) {
      context.unknown.add(HostPart.SUPERCLASSES);
      // The slot and hooks may be inherited from it.
      context.unknown.add(HostPart.POOL);
    }
    return bases;
  }

  private void addBase(HostContext context, TypeElement element, boolean isRaw, List<Base> bases) {
    ParsedHost base = parse(element);
    if (base.problems().hasErrors()
        || refused.contains(element.getQualifiedName().toString())
        || !base.isKnown(HostPart.BOUNDS)) {
      // Its own errors are reported on it, by this processor or by the compiler.
      context.unknown.add(HostPart.LISTS);
      return;
    }
    if (!context.canName(element)) {
      context.report(Rule.BaseUnreachable, context.host, element.getQualifiedName(), context.host);
      return;
    }
    boolean isExpected = hosts.contains(element.getQualifiedName().toString());
    if (!isExpected
        && symbols.find(context.host, base.model().linksClass().canonicalName()) == null) {
      context.report(
          Rule.HostBaseNotGenerated,
          context.host,
          element.getQualifiedName(),
          base.model().linksClass().simpleName());
      return;
    }
    HostModel model = base.model();
    bases.add(
        0,
        new Base(
            element,
            new BaseHost(model.linksClass(), model.structures(), model.takesPool(), isRaw)));
  }
}
