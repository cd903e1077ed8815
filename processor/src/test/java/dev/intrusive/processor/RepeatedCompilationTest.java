package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many compilations in one process, as in editors and in the daemons of build tools. */
class RepeatedCompilationTest {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Two hosts that know each other's lists, a pooled one, and a host with a mistake. */
  private static final List<SourceFile> SOURCES =
      List.of(
          SourceFile.of(
              """
              package game;
              import dev.intrusive.*;
              public class Monster {
                @IntrusiveLink("alive") final Link<Monster> link = new Link<>();
                final WeaponOwned weapons = new WeaponOwned();
              }
              """),
          SourceFile.of(
              """
              package game;
              import dev.intrusive.*;
              public class Weapon {
                @IntrusiveLink("owned") Weapon prev;
                @IntrusiveLink("owned") Weapon next;
                @IntrusiveLink("owned") WeaponOwned owner;
                MonsterAlive targets;
              }
              """),
          SourceFile.of(
              """
              package game;
              import dev.intrusive.*;
              @Pooled
              public class Bullet {
                @PoolSlot int slot;
                @IntrusiveLink("flying") final Link<Bullet> link = new Link<>();
                @OnEmplace void fire(Weapon weapon) {}
              }
              """));

  private static final SourceFile MISTAKE =
      SourceFile.of(
          """
          package game;
          import dev.intrusive.*;
          public class Mistake {
            @IntrusiveLink("all") Link<Mistake> link = new Link<>();
          }
          """);

  /** Compilations in one process keep nothing of each other, whether or not there are errors. */
  @ParameterizedTest
  @ValueSource(ints = 20)
  void analyze_keepsNothing(int compilations) throws Exception {
    assertNothingIsKept(compilations);
  }

  @Tag("extended")
  @Test
  void analyze_aThousandTimes_keepsNothing() throws Exception {
    assertNothingIsKept(1000);
  }

  private static void assertNothingIsKept(int compilations) throws Exception {
    List<WeakReference<JavacTask>> tasks = new ArrayList<>();
    Random random = new Random(compilations);
    for (int i = 0; i < compilations; i++) {
      tasks.add(analyze(i % 3 == 0, random, RepeatedCompilationTest.class.getClassLoader()));
    }
    assertAllCollected(tasks);
  }

  /** A class loader for each compilation, as where the processor path is not cached. */
  @Test
  void analyze_classLoadersAreNotKept() throws Exception {
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 0; i < 5; i++) {
      loaders.add(loaderAfterUse(i % 2 == 0, random));
    }
    loaders.remove(loaders.size() - 1); // a cache of the JDK can hold the last one
    assertAllCollected(loaders);
  }

  private static WeakReference<ClassLoader> loaderAfterUse(boolean withMistake, Random random)
      throws Exception {
    try (URLClassLoader loader = newProcessorLoader()) {
      analyze(withMistake, random, loader);
      return new WeakReference<>(loader);
    }
  }

  private static URLClassLoader newProcessorLoader() {
    URL[] path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(RepeatedCompilationTest::url)
            .toArray(URL[]::new);
    return new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
  }

  private static URL url(String path) {
    try {
      return Path.of(path).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> void assertAllCollected(List<WeakReference<T>> references) throws Exception {
    for (int attempt = 0; attempt < 50; attempt++) {
      references.removeIf(reference -> reference.refersTo(null));
      if (references.isEmpty()) {
        return;
      }
      System.gc();
      Thread.sleep(20);
    }
    throw new AssertionError(references.size() + " are kept");
  }

  private static WeakReference<JavacTask> analyze(
      boolean withMistake, Random random, ClassLoader loader) throws Exception {
    List<SourceFile> sources = shuffled(random);
    if (withMistake) {
      sources.add(MISTAKE);
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (FilesInMemory files =
        new FilesInMemory(COMPILER.getStandardFileManager(null, Locale.ROOT, null))) {
      JavacTask task = task(files, diagnostics, sources, loader);
      boolean isAnalyzed = task.analyze().iterator().hasNext();
      assertTrue(isAnalyzed || withMistake); // later compilers analyze nothing after an error
      assertEquals(
          withMistake ? 1 : 0,
          diagnostics.getDiagnostics().size(),
          () -> "" + diagnostics.getDiagnostics());
      return new WeakReference<>(task);
    }
  }

  @ProcessorTest
  void output_isTheSameInAnyOrder(CompilerUnderTest compiler) {
    Random random = new Random(7);
    SortedMap<String, String> expected =
        compiler.compile(shuffled(random)).requireClean().generated();
    for (int i = 0; i < 3; i++) {
      assertEquals(expected, compiler.compile(shuffled(random)).requireClean().generated());
    }
  }

  private static List<SourceFile> shuffled(Random random) {
    List<SourceFile> sources = new ArrayList<>(SOURCES);
    Collections.shuffle(sources, random);
    return sources;
  }

  private static JavacTask task(
      JavaFileManager files,
      DiagnosticCollector<JavaFileObject> diagnostics,
      List<SourceFile> sources,
      ClassLoader loader)
      throws ReflectiveOperationException {
    List<String> options = List.of("-cp", Libraries.OF_USERS, "-XDshould-stop.ifError=FLOW");
    List<JavaFileObject> texts =
        sources.stream()
            .map(source -> JavaFileObjects.forSourceString(source.className(), source.text()))
            .toList();
    JavacTask task = (JavacTask) COMPILER.getTask(null, files, diagnostics, options, null, texts);
    task.setProcessors(
        List.of(
            Class.forName(IntrusiveProcessor.class.getName(), true, loader)
                .asSubclass(Processor.class)
                .getDeclaredConstructor()
                .newInstance()));
    task.setLocale(Locale.ROOT);
    return task;
  }
}
