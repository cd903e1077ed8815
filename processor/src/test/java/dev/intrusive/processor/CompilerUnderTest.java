package dev.intrusive.processor;

import com.google.testing.compile.JavaFileObjects;
import dev.intrusive.processor.Outcome.Message;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compilers that run the processor in tests. */
enum CompilerUnderTest {
  /** The JDK's compiler, in memory. */
  JAVAC {
    @Override
    Outcome compile(List<Processor> processors, Collection<SourceFile> sources, String... options) {
      return compileInMemory(sources, processors, options);
    }

    @Override
    String[] strictOptions() {
      return STRICT.clone();
    }
  },

  /** The same behind a processing environment of another class, such as build tools have. */
  WRAPPED {
    @Override
    Outcome compile(List<Processor> processors, Collection<SourceFile> sources, String... options) {
      return compileInMemory(sources, processors, options);
    }

    @Override
    Processor ours() {
      return new WrappedProcessor();
    }

    @Override
    String[] strictOptions() {
      return STRICT.clone();
    }
  },

  /** The Eclipse compiler, which works on files. */
  ECJ {
    @Override
    Outcome compile(List<Processor> processors, Collection<SourceFile> sources, String... options) {
      try {
        Path folder = Files.createTempDirectory("ecj");
        try {
          return compileIn(folder, sources, processors, options);
        } finally {
          deleteAll(folder);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    String[] strictOptions() {
      return new String[] {"--release", "17", "-warn:unchecked,raw,deprecation,removal"};
    }

    @Override
    Outcome compileWithAllWarnings(List<SourceFile> sources) {
      return compile(sources, List.of(), "--release", "17", "-warn:all").withoutWarningsIn(sources);
    }
  };

  /** No processor claims an annotation, of which javac's lint warns. */
  private static final String[] STRICT = {
    "-Xlint:all,-auxiliaryclass,-processing", "-Werror", "--release", "17"
  };

  /** A test wants to see all messages. */
  private static final List<String> NO_LIMITS =
      List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000");

  /** Whether this is the compiler of the JDK. */
  boolean isJavac() {
    return this != ECJ;
  }

  /** Compiles with some processors alone. */
  abstract Outcome compile(
      List<Processor> processors, Collection<SourceFile> sources, String... options);

  /** Our processor. */
  Processor ours() {
    return new IntrusiveProcessor();
  }

  /** Compiles with our processor after others. */
  Outcome compile(Collection<SourceFile> sources, Collection<Processor> more, String... options) {
    return compileWith(more, List.of(), sources, options);
  }

  /** Compiles with our processor between others. */
  Outcome compileWith(
      Collection<Processor> before,
      Collection<Processor> behind,
      Collection<SourceFile> sources,
      String... options) {
    List<Processor> all = new ArrayList<>(before);
    all.add(ours());
    all.addAll(behind);
    return compile(all, sources, options);
  }

  /** The options under which generated code must not cause a warning. */
  abstract String[] strictOptions();

  /** Compiles with our processors and no option that matters. */
  Outcome compile(Collection<SourceFile> sources) {
    String lint = isJavac() ? "-Xlint:-options" : "-warn:unchecked";
    return compile(sources, List.of(), lint, "--release", "17");
  }

  /** Compiles with every warning on that generated code could cause. */
  Outcome compileStrictly(SourceFile... sources) {
    return compile(List.of(sources), List.of(), strictOptions());
  }

  /**
   * Compiles with every warning on. What the Eclipse compiler reports of the sources themselves is
   * left out.
   */
  Outcome compileWithAllWarnings(List<SourceFile> sources) {
    return compileStrictly(sources.toArray(new SourceFile[0]));
  }

  /** Where the release is that of the JDK, javac needs not open an archive to find its classes. */
  private static List<String> withoutArchive(String... options) {
    List<String> others = new ArrayList<>(List.of(options));
    int index = others.indexOf("--release");
    String own = String.valueOf(Runtime.version().feature());
    if (index >= 0 && others.get(index + 1).equals(own)) {
      others.set(index, "-source");
    }
    return others;
  }

  private static Outcome compileInMemory(
      Collection<SourceFile> sources, List<Processor> processors, String... options) {
    List<String> all = new ArrayList<>(NO_LIMITS);
    all.addAll(withoutArchive(options));
    if (!all.contains("-classpath")) {
      all.addAll(List.of("-classpath", Libraries.OF_USERS));
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    FilesInMemory files = new FilesInMemory(Javac.FILES);
    CompilationTask task =
        Javac.COMPILER.getTask(
            new StringWriter(),
            files,
            diagnostics,
            all,
            null,
            sources.stream()
                .map(s -> JavaFileObjects.forSourceString(s.className(), s.text()))
                .toList());
    task.setProcessors(processors);
    boolean success = task.call();
    if (!success
        && diagnostics.getDiagnostics().stream()
            .noneMatch(d -> d.getKind() == Diagnostic.Kind.ERROR)) {
      throw new IllegalStateException("javac fails without an error");
    }
    return new Outcome(
        success, messages(diagnostics.getDiagnostics()), files.sources(), files.classes());
  }

  private static Outcome compileIn(
      Path folder, Collection<SourceFile> sources, List<Processor> processors, String... options)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (SourceFile source : sources) {
      Path file = folder.resolve("src").resolve(source.path());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source.text()));
    }
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path generated = Files.createDirectories(folder.resolve("generated"));
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of("-d", classes.toString(), "-s", generated.toString()));
    if (!all.contains("-classpath")) {
      all.addAll(List.of("-classpath", Libraries.OF_USERS));
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    // Options add to the path of the compilation before.
    Eclipse.FILES.setLocation(StandardLocation.CLASS_PATH, List.of());
    CompilationTask task =
        Eclipse.COMPILER.getTask(
            new StringWriter(),
            Eclipse.FILES,
            diagnostics,
            all,
            null,
            Eclipse.FILES.getJavaFileObjectsFromPaths(files));
    task.setProcessors(processors);
    boolean success = task.call();
    SortedMap<String, String> written = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(generated)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = generated.relativize(path).toString().replaceFirst("\\.java$", "");
        written.put(name.replace(File.separatorChar, '.'), Files.readString(path));
      }
    }
    Map<String, byte[]> compiled = new HashMap<>();
    try (Stream<Path> paths = Files.walk(classes)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = classes.relativize(path).toString().replaceFirst("\\.class$", "");
        compiled.put(name.replace(File.separatorChar, '.'), Files.readAllBytes(path));
      }
    }
    return new Outcome(success, messages(diagnostics.getDiagnostics()), written, compiled);
  }

  /** One for all compilations, since each would open the JDK and the class path. */
  private static final class Javac {
    static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager FILES =
        COMPILER.getStandardFileManager(null, Locale.ROOT, null);
  }

  /** One for all compilations, since each would read the names of all classes of the JDK. */
  private static final class Eclipse {
    static final EclipseCompiler COMPILER = new EclipseCompiler();
    static final StandardJavaFileManager FILES =
        COMPILER.getStandardFileManager(null, Locale.ROOT, null);
  }

  private static List<Message> messages(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    return diagnostics.stream()
        .map(
            d ->
                new Message(
                    d.getKind(),
                    d.getSource() == null ? "" : d.getSource().getName().replace('\\', '/'),
                    d.getLineNumber(),
                    d.getColumnNumber(),
                    d.getMessage(Locale.ROOT)))
        .toList();
  }

  private static void deleteAll(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<Path>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, IOException failure)
              throws IOException {
            Files.delete(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
