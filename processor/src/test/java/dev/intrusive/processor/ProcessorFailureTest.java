package dev.intrusive.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class ProcessorFailureTest {

  private static final JavaFileObject HOSTS =
      JavaFileObjects.forSourceString(
          "game.GameObject",
          """
          package game;
          import dev.intrusive.*;
          class GameObject {
            @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
          }
          class Monster {
            @IntrusiveLink("hunters") final Link<Monster> link = new Link<>();
          }
          @Pooled class Bullet {
            @PoolSlot int slot;
          }
          """);

  @Test
  void fullDisk_isReportedOnEachHost() {
    Compilation compilation = compile(new IOException("the disk is full"));
    assertThat(compilation).hadErrorCount(3);
    assertThat(compilation)
        .hadErrorContaining("[ProcessorFailure] the annotation processor failed on game.GameObject")
        .inFile(HOSTS)
        .onLine(3);
    assertThat(compilation)
        .hadErrorContaining("java.io.IOException: the disk is full")
        .inFile(HOSTS)
        .onLine(6);
  }

  @Test
  void fileThatCannotBeCreated_isNoDefect() {
    Compilation compilation = compile(new FileNotFoundException("read-only"));
    assertThat(compilation).hadErrorCount(3);
    assertThat(compilation)
        .hadErrorContaining("[GeneratedFileFailed] the file of class GameObjectMainList")
        .inFile(HOSTS)
        .onLine(3);
  }

  @Test
  void defect_isReportedOnEachHost() {
    Compilation compilation = compile(new IllegalStateException("a defect"));
    assertThat(compilation).hadErrorCount(3);
    assertEquals(
        3,
        compilation.errors().stream()
            .filter(error -> error.getMessage(null).contains("IllegalStateException: a defect"))
            .count());
  }

  private static Compilation compile(Exception failure) {
    return Compiler.javac().withProcessors(new WithFailingFiler(failure)).compile(HOSTS);
  }

  /** The processor in an environment whose filer fails. */
  private static final class WithFailingFiler extends AbstractProcessor {

    private final IntrusiveProcessor processor = new IntrusiveProcessor();
    private final Exception failure;

    WithFailingFiler(Exception failure) {
      this.failure = failure;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      Filer filer =
          proxy(
              Filer.class,
              (self, method, arguments) -> {
                throw failure;
              });
      processor.init(
          proxy(
              ProcessingEnvironment.class,
              (self, method, arguments) -> {
                if (method.getName().equals("getFiler")) {
                  return filer;
                }
                try {
                  return method.invoke(environment, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              }));
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
      return type.cast(
          Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return processor.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      processor.process(annotations, round);
      return false;
    }
  }
}
