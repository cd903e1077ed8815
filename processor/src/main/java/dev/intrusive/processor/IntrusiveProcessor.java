package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.parse.ExpectedTypes;
import dev.intrusive.processor.parse.HostParser;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.parse.Symbols;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.SourceWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Generates the lists and accessors of each class that has {@code @IntrusiveLink} fields.
 *
 * <p>Each host is handled alone: what is wrong with one never stops another. A host with errors
 * gets classes that stand in for the real ones, so that the compiler reports nothing else. A host
 * that mentions an unresolved type where it matters waits for the next round, since another
 * processor may generate that type; hosts wait by name, because elements do not outlive a round. A
 * type that is still unresolved at the end is the compiler's to report, and the host is generated
 * as far as it is known, so that the compiler reports nothing else.
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class IntrusiveProcessor extends AbstractProcessor {

  /**
   * Besides the user's annotation, those that stand on generated classes: javac's lint warns of
   * annotations that no processor claims.
   */
  private static final Set<String> SUPPORTED =
      Set.of(
          Symbols.INTRUSIVE_LINK,
          Symbols.INTRUSIVE_GENERATED,
          "javax.annotation.Generated",
          "javax.annotation.processing.Generated");

  /** What keeps generated code from naming the host, or from having its own name. */
  private static final Set<DiagnosticId> UNNAMEABLE =
      Set.of(
          DiagnosticId.HostKind,
          DiagnosticId.HostInner,
          DiagnosticId.HostPrivate,
          DiagnosticId.HostLocal,
          DiagnosticId.HostUnreachableType,
          DiagnosticId.GeneratedNameClash,
          DiagnosticId.GeneratedNameTaken);

  private final Set<String> deferred = new LinkedHashSet<>();

  /** Generated hosts whose own generated types were unknown, to be looked at once more. */
  private final Set<String> unproved = new LinkedHashSet<>();

  private @Nullable Symbols symbols;
  private @Nullable GeneratedNames names;

  /** Creates the processor; the compiler does this. */
  public IntrusiveProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    symbols = new Symbols(environment);
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
   * @return true: nobody else handles these annotations, and unclaimed ones are a lint warning
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (symbols == null || names == null) {
      throw new IllegalStateException("process was called before init");
    }
    boolean isLastRound = round.processingOver();
    Set<TypeElement> hosts = resolve(deferred);
    hosts.addAll(annotatedIn(round));
    deferred.clear();
    HostParser parser = new HostParser(symbols, new ExpectedTypes(hosts));
    prove(parser);
    List<ParsedHost> ready = new ArrayList<>();
    for (TypeElement host : hosts) {
      guarded(
          host,
          () -> {
            ParsedHost parsed = parser.parse(host);
            if (parsed.isComplete() || isLastRound) {
              ready.add(parsed);
            } else {
              deferred.add(host.getQualifiedName().toString());
            }
          });
    }
    names.check(ready);
    for (ParsedHost host : ready) {
      guarded(host.element(), () -> finish(host));
    }
    return true;
  }

  private Set<TypeElement> annotatedIn(RoundEnvironment round) {
    Set<TypeElement> hosts = new LinkedHashSet<>();
    Elements elements = processingEnv.getElementUtils();
    TypeElement annotation = elements.getTypeElement(Symbols.INTRUSIVE_LINK);
    if (annotation != null) {
      for (Element field : round.getElementsAnnotatedWith(annotation)) {
        if (field.getEnclosingElement() instanceof TypeElement host) {
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

  /** Looks again at hosts whose generated types are known by now. */
  private void prove(HostParser parser) {
    Set<TypeElement> hosts = resolve(unproved);
    unproved.clear();
    for (TypeElement host : hosts) {
      guarded(
          host,
          () -> {
            Problems problems = parser.parse(host).problems();
            if (problems.hasErrors()) {
              problems.report(processingEnv.getMessager());
            }
          });
    }
  }

  private void finish(ParsedHost host) throws IOException {
    boolean isNameable = UNNAMEABLE.stream().noneMatch(host.problems()::has);
    host.problems().report(processingEnv.getMessager());
    if (!isNameable) {
      return;
    }
    if (host.model().lists().stream().anyMatch(ListModel.Flat.class::isInstance)) {
      unproved.add(host.element().getQualifiedName().toString());
    }
    for (GeneratedSource source : SourceWriter.write(host.model()).toList()) {
      write(host, source);
    }
  }

  private void write(ParsedHost host, GeneratedSource source) throws IOException {
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
      host.problems().report(processingEnv.getMessager());
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  /** Runs one step for one host, and turns what it throws into an error on that host. */
  private void guarded(TypeElement host, Step step) {
    try {
      step.run();
    } catch (IOException | RuntimeException e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace, true));
      Problems problems = new Problems();
      problems.add(
          DiagnosticId.ProcessorFailure,
          host,
          "the annotation processor failed on %s, which is a defect of the processor; please report"
                  .formatted(host.getQualifiedName())
              + " it with this trace:\n"
              + trace);
      problems.report(processingEnv.getMessager());
    }
  }
}
