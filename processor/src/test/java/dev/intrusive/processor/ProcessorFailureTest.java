package dev.intrusive.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.reflect.Proxy;
import javax.annotation.processing.Filer;
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
    Filer filer =
        (Filer)
            Proxy.newProxyInstance(
                Filer.class.getClassLoader(),
                new Class<?>[] {Filer.class},
                (self, method, arguments) -> {
                  throw failure;
                });
    return Compiler.javac().withProcessors(new WrappedProcessor(ignored -> filer)).compile(HOSTS);
  }
}
