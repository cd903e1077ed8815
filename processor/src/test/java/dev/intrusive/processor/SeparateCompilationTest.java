package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;

/** The jar of a host is all that a subclass elsewhere needs. */
class SeparateCompilationTest {

  private static final Path FOLDER = Path.of("src/test/resources/golden/indexedinherited");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path library;

  @ProcessorTest
  void indexedLists_areInheritedFromClassFiles(CompilerUnderTest compiler) throws IOException {
    List<SourceFile> sources =
        List.of(read("input/Entity"), read("input/Monster"), read("input/Orc"));
    SortedMap<String, String> generated = new TreeMap<>();
    List<String> options = new ArrayList<>(List.of(compiler.strictOptions()));
    options.addAll(List.of("-classpath", classPath()));
    for (SourceFile source : sources) {
      generated.putAll(
          compiler
              .compile(List.of(source), List.of(), options.toArray(new String[0]))
              .requireClean()
              .generated());
      addToLibrary(source);
    }
    try (Stream<Path> expected = Files.list(FOLDER.resolve("expected"))) {
      for (Path file : expected.toList()) {
        SourceFile source = SourceFile.of(Files.readString(file));
        assertEquals(
            source.text(),
            GoldenTest.withoutJavaLang(generated.getOrDefault(source.className(), "")));
      }
    }
  }

  private static SourceFile read(String name) throws IOException {
    return SourceFile.of(Files.readString(FOLDER.resolve(name + ".java")));
  }

  private String classPath() {
    return library + File.pathSeparator + Libraries.OF_USERS;
  }

  /** Leaves nothing of a source but class files. */
  private void addToLibrary(SourceFile source) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Path file = Files.createTempDirectory(library, "source").resolve(source.simpleName() + ".java");
    Files.writeString(file, source.text());
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, Locale.ROOT, null)) {
      String sources = Files.createTempDirectory(library, "generated").toString();
      List<String> options = List.of("-d", library.toString(), "-s", sources, "-cp", classPath());
      CompilationTask task =
          javac.getTask(
              null, manager, null, options, null, manager.getJavaFileObjects(file.toFile()));
      task.setProcessors(List.of(new IntrusiveProcessor()));
      assertTrue(task.call());
    }
  }
}
