package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.ExpectedTypes;
import dev.intrusive.processor.parse.HostParser;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.parse.RuntimeVersion;
import dev.intrusive.processor.parse.Symbols;
import dev.intrusive.processor.standin.StandIns;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.SourceWriter;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Generates the lists, heaps, maps and accessors of each class that has annotated fields, and the
 * pool of each that is {@code @Pooled}.
 *
 * <p>Each host is handled alone: what is wrong with one never stops another. A host with errors
 * gets classes that stand in for the real ones, so that the compiler reports nothing else.
 *
 * <p>A host may mention types that do not exist yet: its own generated ones, those of other hosts,
 * and those of other processors. Lists are generated at once, even if the type of a field is
 * unknown: a compiler that misses a generated class in a later round reports it besides the type
 * that is really missing. The field is checked again when its type is known. Only {@link
 * WaitingClasses} are left to the next round. Hosts wait by name, because elements do not outlive a
 * round.
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class IntrusiveProcessor extends AbstractProcessor {

  /**
   * Besides the user's annotations, those that stand on generated classes: javac's lint warns of
   * annotations that no processor claims.
   */
  private static final Set<String> SUPPORTED =
      Set.of(
          Symbols.INTRUSIVE_LINK,
          Symbols.HEAP_LINK,
          Symbols.MAP_LINK,
          Symbols.INTRUSIVE_KEY,
          Symbols.POOLED,
          Symbols.POOL_SLOT,
          Symbols.ON_EMPLACE,
          Symbols.ON_RELEASE,
          Symbols.INTRUSIVE_GENERATED,
          "javax.annotation.Generated",
          "javax.annotation.processing.Generated",
          "org.jetbrains.annotations.Debug.Renderer");

  /** Hosts that wait for a type, and those with problems that are held back meanwhile. */
  private final Set<String> deferred = new LinkedHashSet<>();

  /** Hosts that were generated while types that they mention did not exist. */
  private final Set<String> unproved = new LinkedHashSet<>();

  /** Hosts for which nothing can be generated. */
  private final Set<String> refused = new HashSet<>();

  /** What was generated, by class: a model, or this processor where there is none. */
  private final Map<ClassName, Object> written = new HashMap<>();

  /** What this round has brought of ours, and for which hosts; if anything, there is another. */
  private final Map<ClassName, TypeElement> writtenNow = new HashMap<>();

  /**
   * Whether this is the last round, and nothing that it generates helps the compiler. After an
   * error it may: what was generated before can name it.
   */
  private boolean isOver;

  private boolean isWaiting;
  private boolean runtimeIsChecked;
  private @Nullable Symbols symbols;
  private @Nullable Reports reports;
  private @Nullable GeneratedNames names;

  /** Creates the processor; the compiler does this. */
  public IntrusiveProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    symbols = new Symbols(environment);
    reports = new Reports(environment.getMessager());
    names = new GeneratedNames(symbols);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return SUPPORTED;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Handles one round.
   *
   * @return true: no other processor handles these annotations, and unclaimed ones are a lint
   *     warning
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Symbols symbols = symbols();
    GeneratedNames names = Objects.requireNonNull(this.names);
    Set<TypeElement> hosts = resolve(deferred);
    Set<TypeElement> annotated = annotatedIn(round);
    annotated.forEach(host -> forget(host.getQualifiedName().toString()));
    hosts.addAll(annotated);
    Set<TypeElement> toProve = resolve(unproved);
    Set<TypeElement> all = new LinkedHashSet<>(hosts);
    all.addAll(toProve);
    HostParser parser = new HostParser(symbols, new ExpectedTypes(all, refused));
    List<ParsedHost> proved = prove(parser, toProve, round);
    deferred.clear();
    List<ParsedHost> parsed = new ArrayList<>();
    for (TypeElement host : hosts) {
      guarded(host, () -> parsed.add(parser.parse(host)));
    }
    if (!parsed.isEmpty()) {
      guarded(parsed.get(0).element(), () -> names.check(parsed));
      guarded(parsed.get(0).element(), () -> refuse(parsed, all));
      ParsedHost first = Collections.min(parsed, Comparator.comparing(ParsedHost::name));
      guarded(first.element(), () -> checkRuntime(symbols, first));
    }
    generate(parsed, all, round);
    parsed.addAll(proved);
    report(parsed);
    return true;
  }

  private void forget(String host) {
    reports().forget(host);
    refused.remove(host);
  }

  /**
   * Finds the hosts for which nothing can be generated, and looks at the others again, which may
   * have counted on it.
   */
  private void refuse(List<ParsedHost> hosts, Set<TypeElement> all) {
    boolean isNew = false;
    for (ParsedHost host : hosts) {
      if (host.isRefused() || !StandIns.arePossible(host.problems())) {
        isNew |= refused.add(host.name());
      }
    }
    if (isNew) {
      HostParser again = new HostParser(symbols(), new ExpectedTypes(all, refused));
      hosts.replaceAll(host -> refused.contains(host.name()) ? host : again.parse(host.element()));
    }
  }

  /** Prints all problems, or puts it off: after an error, javac has no more rounds. */
  private void report(List<ParsedHost> hosts) {
    for (ParsedHost host : hosts) {
      if (isWaiting && !host.problems().isEmpty()) {
        deferred.add(host.name());
      } else {
        reports().print(host);
      }
    }
  }

  /** Checks one host: a fault in the build is reported once. */
  private void checkRuntime(Symbols symbols, ParsedHost host) {
    if (!runtimeIsChecked) {
      runtimeIsChecked = true;
      RuntimeVersion.check(symbols, host, SourceWriter.VERSION);
    }
  }

  /**
   * Generates what is known well enough, or what can be if more will not be known. That is so once
   * a round has brought only our own classes, and we have none to add: then no other processor is
   * at work. It is so, too, after an error that ends the rounds. Nothing that is generated in the
   * last round helps the compiler. Classes that name others which wait do not wait themselves if
   * that would make this the last round.
   */
  private void generate(List<ParsedHost> hosts, Set<TypeElement> all, RoundEnvironment round) {
    isOver = round.processingOver() && !round.errorRaised();
    isWaiting = false;
    if (symbols().isObjectBroken()) {
      return;
    }
    generate(hosts, waiting(hosts, host -> true, true));
    boolean isFruitless = writtenNow.isEmpty();
    boolean isLast = isWaiting && symbols().haveFatalError(round.getRootElements(), isFruitless);
    if (isWaiting && (isFruitless || isLast)) {
      boolean mayLearnMore = !isLast && hasOtherClasses(round);
      List<ParsedHost> others = withoutUnknownBounds(hosts, all);
      generate(others, waiting(others, host -> mayLearnMore && !isIndexed(host.model()), isOver));
      isWaiting &= mayLearnMore;
    }
    isWaiting &= !round.processingOver();
    if (isWaiting) {
      writtenNow.forEach(symbols()::announce);
    }
    writtenNow.clear();
  }

  private static boolean hasOtherClasses(RoundEnvironment round) {
    return round.getRootElements().stream()
        .anyMatch(root -> root instanceof TypeElement type && !Symbols.isGenerated(type));
  }

  /** Looks at hosts again, which may not count on classes that wait for a bound. */
  private List<ParsedHost> withoutUnknownBounds(List<ParsedHost> hosts, Set<TypeElement> all) {
    Set<String> doubtful = new HashSet<>(refused);
    hosts.stream()
        .filter(host -> !host.isKnown(HostPart.BOUNDS))
        .forEach(host -> doubtful.add(host.name()));
    if (doubtful.size() == refused.size()) {
      return hosts;
    }
    HostParser again = new HostParser(symbols(), new ExpectedTypes(all, doubtful));
    return hosts.stream().map(host -> again.parse(host.element())).toList();
  }

  /**
   * Whether names that are not known are those of indexed structures. Their host mentions its pool,
   * and without a further round the compiler would miss that.
   */
  private static boolean isIndexed(HostModel host) {
    return host.pool() instanceof PoolModel.Complete && host.unknown().contains(HostPart.LISTS);
  }

  private Set<TypeElement> annotatedIn(RoundEnvironment round) {
    TypeElement[] annotations =
        Symbols.ON_HOSTS_AND_MEMBERS.stream()
            .map(processingEnv.getElementUtils()::getTypeElement)
            .filter(Objects::nonNull)
            .toArray(TypeElement[]::new);
    Set<TypeElement> hosts = new LinkedHashSet<>();
    for (Element element : round.getElementsAnnotatedWithAny(annotations)) {
      if (element instanceof TypeElement host) {
        hosts.add(host);
      } else if (element.getEnclosingElement() instanceof TypeElement host) {
        hosts.add(host);
      }
    }
    // javac shows no more of a class that extends itself.
    hosts.removeIf(host -> host.asType().getKind() == TypeKind.ERROR);
    hosts.removeIf(host -> !symbols().hasSupertypes(host));
    // A class may lack a name while it is typed.
    hosts.removeIf(
        host -> !Symbols.withEnclosingTypes(host).stream().allMatch(symbols()::hasClassName));
    return hosts;
  }

  private Set<TypeElement> resolve(Set<String> qualifiedNames) {
    Set<TypeElement> hosts = new LinkedHashSet<>();
    for (String name : qualifiedNames) {
      TypeElement host = processingEnv.getElementUtils().getTypeElement(name);
      if (host != null) {
        hosts.add(host);
      }
    }
    return hosts;
  }

  /** Looks again at hosts that mentioned types which were unknown. */
  private List<ParsedHost> prove(
      HostParser parser, Set<TypeElement> hosts, RoundEnvironment round) {
    unproved.clear();
    List<ParsedHost> proved = new ArrayList<>();
    for (TypeElement host : hosts) {
      guarded(
          host,
          () -> {
            ParsedHost parsed = parser.parse(host);
            proved.add(parsed);
            if (!parsed.isKnown()) {
              unproved.add(parsed.name());
            } else if (!parsed.problems().hasErrors() && !round.errorRaised()) {
              requireAsWritten(parsed);
            }
          });
    }
    return proved;
  }

  /** Requires that what was generated for a host is what would be now that all types exist. */
  private void requireAsWritten(ParsedHost host) {
    for (StructureModel structure : host.model().structures()) {
      Object before = written.getOrDefault(structure.generatedClass(), structure);
      if (!structure.equals(before)) {
        failAsWritten(host, before, structure);
      }
    }
    List<StructureModel> structures = host.model().structures();
    Object linked = written.getOrDefault(host.model().linksClass(), structures);
    if (!structures.equals(linked)) {
      failAsWritten(host, linked, structures);
    }
    PoolModel pool = host.model().pool();
    if (pool instanceof PoolModel.Complete
        && written.get(pool.poolClass()) instanceof PoolModel.StandIn standIn) {
      failAsWritten(host, standIn, pool);
    }
  }

  private void failAsWritten(ParsedHost host, Object before, Object now) {
    reports()
        .fail(
            host.element(),
            new IllegalStateException("generated as %s, which is %s".formatted(before, now)));
  }

  private void reportTaken(ParsedHost host, ClassName taken) {
    Symbols symbols = symbols();
    String message =
        symbols.isLeft(host.element(), taken.canonicalName())
            ? GeneratedNames.leftMessage(taken)
            : GeneratedNames.takenMessage(taken);
    host.problems().add(DiagnosticId.GeneratedNameTaken, host.element(), message);
    reports().print(host);
  }

  /**
   * Finds the classes that wait.
   *
   * @param hosts the hosts
   * @param mayLearnMore whether more of a host may be known in the next round
   * @param withNaming whether classes wait because they name others that do
   */
  private WaitingClasses waiting(
      List<ParsedHost> hosts, Predicate<ParsedHost> mayLearnMore, boolean withNaming) {
    WaitingClasses found = new WaitingClasses(written.keySet());
    for (ParsedHost host : hosts) {
      if (mayLearnMore.test(host)) {
        found.addUnknown(host);
      } else if (isOver) {
        found.addUnknownPool(host);
      }
    }
    if (withNaming) {
      found.addNaming(hosts);
    }
    return found;
  }

  /** Generates the classes of all hosts but those that wait. */
  private void generate(List<ParsedHost> hosts, WaitingClasses waiting) {
    for (ParsedHost host : hosts) {
      guarded(host.element(), () -> generate(host, waiting));
    }
  }

  /** Generates the classes of one host but those that wait. */
  private void generate(ParsedHost host, WaitingClasses waiting) throws IOException {
    if (host.isRefused()) {
      return;
    }
    if (!host.isKnown(HostPart.BOUNDS)) {
      await(host);
      return;
    }
    if (!StandIns.arePossible(host.problems())) {
      return;
    }
    HostModel model = host.model();
    boolean mentionsOwnClasses =
        model.structures().stream().anyMatch(StructureModel::isNamedByField);
    if (mentionsOwnClasses || !host.isKnown()) {
      unproved.add(host.name());
    }
    if (model.generatedClasses().anyMatch(waiting::contains)) {
      await(host);
    }
    for (StructureModel structure : model.structures()) {
      ClassName name = structure.generatedClass();
      if (!waiting.contains(name)
          && !write(host, name, structure, () -> sourceOf(model, structure))) {
        return;
      }
    }
    if (model.hasLinks() && !waiting.contains(model.linksClass())) {
      write(host, model.linksClass(), model.structures(), () -> SourceWriter.links(model));
    }
    PoolModel pool = model.pool();
    if (pool != null && !waiting.contains(pool.poolClass())) {
      write(host, pool.poolClass(), pool, () -> sourceOf(model, pool));
    }
  }

  private void await(ParsedHost host) {
    isWaiting = true;
    deferred.add(host.name());
  }

  private static GeneratedSource sourceOf(HostModel host, StructureModel structure) {
    return structure.isStandIn()
        ? StandIns.structure(host, structure)
        : SourceWriter.structure(host, structure);
  }

  private static GeneratedSource sourceOf(HostModel host, PoolModel pool) {
    return pool instanceof PoolModel.Complete complete
        ? SourceWriter.pool(host, complete)
        : StandIns.pool(host, (PoolModel.StandIn) pool);
  }

  /** Writes a class, unless it is there, and returns whether the next one can refer to it. */
  private boolean write(
      ParsedHost host, ClassName name, Object model, Supplier<GeneratedSource> maker)
      throws IOException {
    if (ListNaming.isTooLong(name) || written.putIfAbsent(name, model) != null) {
      return true;
    }
    if (isOfOtherProcessor(name)) {
      reportTaken(host, name);
      return false;
    }
    writtenNow.put(name, host.element());
    GeneratedSource source = maker.get();
    try {
      JavaFileObject file = createFile(host, source.className());
      if (file == null) {
        return false;
      }
      try (Writer writer = file.openWriter()) {
        writer.write(source.text());
      }
      return true;
    } catch (FilerException e) {
      reportTaken(host, source.className());
      return false;
    } catch (FileNotFoundException | FileSystemException | InvalidPathException e) {
      host.problems()
          .add(
              DiagnosticId.GeneratedFileFailed,
              host.element(),
              "the file of class %s cannot be written (%s); choose a place where it can, or a name that"
                      .formatted(source.className().simpleName(), e.getMessage())
                  + " the file system has characters for.");
      reports().print(host);
      return false;
    }
  }

  private @Nullable JavaFileObject createFile(ParsedHost host, ClassName name) throws IOException {
    try {
      return processingEnv.getFiler().createSourceFile(name.canonicalName(), host.element());
    } catch (NullPointerException e) {
      // So javac 25 fails for a class of a cyclic hierarchy, which it has reported.
      return null;
    }
  }

  /** Whether another processor has written a class, which the Eclipse compiler does not report. */
  private boolean isOfOtherProcessor(ClassName name) {
    try {
      String text =
          processingEnv
              .getFiler()
              .getResource(
                  StandardLocation.SOURCE_OUTPUT, name.packageName(), name.simpleName() + ".java")
              .getCharContent(true)
              .toString();
      return !text.isEmpty() && !text.contains("@IntrusiveGenerated");
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  private Symbols symbols() {
    return Objects.requireNonNull(symbols);
  }

  private Reports reports() {
    return Objects.requireNonNull(reports);
  }

  private interface Step {
    void run() throws IOException;
  }

  /** Runs one step for one host, and turns what it throws into an error on that host. */
  private void guarded(TypeElement host, Step step) {
    try {
      step.run();
    } catch (IOException | RuntimeException e) {
      reports().fail(host, e);
    }
  }
}
