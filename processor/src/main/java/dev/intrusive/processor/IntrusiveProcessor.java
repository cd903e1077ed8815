package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostPart;
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
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
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
 * that is really missing. The field is checked again when its type is known. Only an unknown bound
 * or superclass makes what depends on it wait for the next round. Hosts wait by name, because
 * elements do not outlive a round.
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

  /** Hosts that wait for a bound or a superclass. */
  private final Set<String> deferred = new LinkedHashSet<>();

  /** Hosts that were generated while the types of their fields were unknown. */
  private final Set<String> unproved = new LinkedHashSet<>();

  private final Set<ClassName> written = new HashSet<>();

  private boolean isOver;
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
    Symbols symbols = Objects.requireNonNull(this.symbols);
    GeneratedNames names = Objects.requireNonNull(this.names);
    Set<TypeElement> hosts = resolve(deferred);
    Set<TypeElement> annotated = annotatedIn(round);
    annotated.forEach(host -> reports().forget(host.getQualifiedName().toString()));
    hosts.addAll(annotated);
    Set<TypeElement> toProve = resolve(unproved);
    Set<TypeElement> all = new LinkedHashSet<>(hosts);
    all.addAll(toProve);
    HostParser parser = new HostParser(symbols, new ExpectedTypes(all));
    prove(parser, toProve);
    deferred.clear();
    List<ParsedHost> parsed = new ArrayList<>();
    for (TypeElement host : hosts) {
      guarded(host, () -> parsed.add(parser.parse(host)));
    }
    if (!parsed.isEmpty()) {
      guarded(parsed.get(0).element(), () -> names.check(parsed));
      ParsedHost first = Collections.min(parsed, Comparator.comparing(ParsedHost::name));
      guarded(first.element(), () -> checkRuntime(symbols, first));
    }
    boolean mayLearnMore = mayLearnMore(round);
    isOver = round.processingOver();
    for (ParsedHost host : parsed) {
      guarded(host.element(), () -> generate(host, mayLearnMore));
    }
    return true;
  }

  /** Checks one host: a fault in the build is reported once. */
  private void checkRuntime(Symbols symbols, ParsedHost host) {
    if (!runtimeIsChecked) {
      runtimeIsChecked = true;
      RuntimeVersion.check(symbols, host, SourceWriter.VERSION);
    }
  }

  /**
   * Whether waiting makes sense: once a round has brought no classes but our own, no other
   * processor is at work, and nothing that is generated in the last round helps the compiler.
   */
  private static boolean mayLearnMore(RoundEnvironment round) {
    return round.getRootElements().stream()
        .anyMatch(root -> root instanceof TypeElement type && !Symbols.isGenerated(type));
  }

  private Set<TypeElement> annotatedIn(RoundEnvironment round) {
    Set<TypeElement> hosts = new LinkedHashSet<>();
    for (String name : Symbols.ON_HOSTS_AND_MEMBERS) {
      TypeElement annotation = processingEnv.getElementUtils().getTypeElement(name);
      if (annotation == null) {
        continue;
      }
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        if (element instanceof TypeElement host) {
          hosts.add(host);
        } else if (element.getEnclosingElement() instanceof TypeElement host) {
          hosts.add(host);
        }
      }
    }
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
  private void prove(HostParser parser, Set<TypeElement> hosts) {
    unproved.clear();
    for (TypeElement host : hosts) {
      guarded(
          host,
          () -> {
            ParsedHost parsed = parser.parse(host);
            reports().print(parsed);
            if (!parsed.isKnown(HostPart.FIELDS)) {
              unproved.add(parsed.name());
            }
          });
    }
  }

  /** Generates what is known well enough, or what can be if more will not be known. */
  private void generate(ParsedHost host, boolean mayLearnMore) throws IOException {
    if (!host.isKnown(HostPart.BOUNDS)) {
      if (mayLearnMore) {
        deferred.add(host.name());
      } else {
        reports().print(host);
      }
      return;
    }
    reports().print(host);
    if (!StandIns.arePossible(host.problems())) {
      return;
    }
    HostModel model = host.model();
    boolean mentionsOwnClasses =
        model.structures().stream().anyMatch(StructureModel::isNamedByField);
    if (mentionsOwnClasses || !host.isKnown(HostPart.FIELDS)) {
      unproved.add(host.name());
    }
    for (StructureModel structure : model.structures()) {
      write(host, sourceOf(model, structure));
    }
    if (model.hasLinks()) {
      if (host.isKnown(HostPart.SUPERCLASSES) || !mayLearnMore) {
        write(host, SourceWriter.links(model));
      } else {
        deferred.add(host.name());
      }
    }
    PoolModel pool = model.pool();
    if (pool != null) {
      if (host.isKnown(HostPart.POOL) || (!mayLearnMore && !isOver)) {
        write(host, sourceOf(model, pool));
      } else {
        deferred.add(host.name());
      }
    }
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

  private void write(ParsedHost host, GeneratedSource source) throws IOException {
    if (!written.add(source.className())) {
      return;
    }
    try (Writer writer =
        processingEnv
            .getFiler()
            .createSourceFile(source.className().canonicalName(), host.element())
            .openWriter()) {
      writer.write(source.text());
    } catch (FilerException e) {
      host.problems()
          .add(
              DiagnosticId.GeneratedNameTaken,
              host.element(),
              GeneratedNames.takenMessage(source.className()));
      reports().print(host);
    }
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
