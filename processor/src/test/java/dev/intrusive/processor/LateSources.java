package dev.intrusive.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Somebody else's processor, which generates given sources in the first round. */
@SupportedAnnotationTypes("*")
final class LateSources extends AbstractProcessor {

  private final Collection<SourceFile> sources;
  private boolean isDone;

  LateSources(Collection<SourceFile> sources) {
    this.sources = sources;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!isDone) {
      isDone = true;
      sources.forEach(this::write);
    }
    return false;
  }

  private void write(SourceFile source) {
    try (Writer writer =
        processingEnv.getFiler().createSourceFile(source.className()).openWriter()) {
      writer.write(source.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
