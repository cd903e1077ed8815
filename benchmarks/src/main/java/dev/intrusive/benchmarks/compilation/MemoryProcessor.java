package dev.intrusive.benchmarks.compilation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes sources that it was given, whatever is compiled. */
@SupportedAnnotationTypes("dev.intrusive.IntrusiveLink")
final class MemoryProcessor extends AbstractProcessor {

  private final List<Source> sources;

  MemoryProcessor(List<Source> sources) {
    this.sources = sources;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (annotations.isEmpty()) {
      return false;
    }
    for (Source source : sources) {
      try (Writer writer =
          processingEnv.getFiler().createSourceFile(source.className()).openWriter()) {
        writer.append(source.getCharContent(true));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
