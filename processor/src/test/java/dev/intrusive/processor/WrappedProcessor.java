package dev.intrusive.processor;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Our processor as Gradle, kapt and IntelliJ's builder run it: in an environment that is not the
 * compiler's own, but delegates to it.
 */
final class WrappedProcessor extends AbstractProcessor {

  private final IntrusiveProcessor ours = new IntrusiveProcessor();
  private final UnaryOperator<Filer> filers;

  WrappedProcessor() {
    this(filer -> filer);
  }

  /** Lets the processor see another filer than the compiler's. */
  WrappedProcessor(UnaryOperator<Filer> filers) {
    this.filers = filers;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    ours.init(new Wrapper(environment, filers.apply(environment.getFiler())));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return ours.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return ours.getSupportedSourceVersion();
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // ours claims none
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    ours.process(annotations, round);
    return false;
  }

  private record Wrapper(ProcessingEnvironment compiler, Filer filer)
      implements ProcessingEnvironment {

    @Override
    public Map<String, String> getOptions() {
      return compiler.getOptions();
    }

    @Override
    public Messager getMessager() {
      return compiler.getMessager();
    }

    @Override
    public Filer getFiler() {
      return filer;
    }

    @Override
    public Elements getElementUtils() {
      return compiler.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return compiler.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return compiler.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return compiler.getLocale();
    }
  }
}
