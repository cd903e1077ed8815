package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import dev.intrusive.processor.types.Names;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Generates the lists, heaps, maps and accessors of each class that has annotated fields, and the
 * pool of each that is {@code @Pooled}. {@link Rounds} explains how.
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class IntrusiveProcessor extends AbstractProcessor {

  private @Nullable Rounds rounds;

  /** Creates the processor; the compiler does this. */
  public IntrusiveProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    rounds = new Rounds(environment);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.copyOf(Names.ON_HOSTS_AND_MEMBERS);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Handles one round.
   *
   * @return false: a processor behind this one sees each class
   */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Objects.requireNonNull(rounds).process(round);
    return false;
  }
}
